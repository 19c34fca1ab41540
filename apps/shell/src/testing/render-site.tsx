import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import type { Registry } from '@barg/contract';
import { I18nextProvider } from '@barg/runtime/i18n';
import { createObservable } from '@barg/runtime/observable';
import { MemoryRouter } from '@barg/runtime/testing';
import { StoreProvider } from '@barg/runtime/store';
import { createTexts } from '@barg/runtime/texts';
import { PlatformProvider } from '@barg/session';
import { testPage } from '@barg/session/testing';
import { UiProvider } from '@barg/ui-kit';
import uiMessages from '@barg/ui-kit/locales/en-US.json';
import shellMessages from '../locales/en-US.json';
import developerMessages from '../locales/developer/en-US.json';
import siteMessages from '../locales/site/en-US.json';
import { IntentHost } from '../platform/intent-host.tsx';
import { createPlatform } from '../platform/platform.ts';
import { createExposeStore } from '../remotes/expose-store.ts';
import { SiteProvider } from '../site/site-context.ts';
import { routesOf } from '../site/remote-routes.ts';
import { untold } from '../site/health.ts';
import type { InstallPromptEvent } from '../site/install-offer.ts';
import type { ImportExpose } from '../site/exposes.ts';
import type { Site } from '../site/site.ts';

interface RenderSiteOptions {
  registry: Registry;
  /** Remotes that are deployed and kept out. */
  away?: Site['away'];
  collisions?: Site['collisions'];
  overrides?: Site['overrides'];
  overrideOrigins?: Site['overrideOrigins'];
  /** Stands for the network: gives the component behind an expose, or rejects. */
  importExpose: ImportExpose;
  path?: string;
}

const createMessages = (): Site['messages'] => ({
  i18n: createTexts({
    language: 'en-US',
    isUnmarked: true,
    resources: { 'en-US': { shell: shellMessages, site: siteMessages, developer: developerMessages, ui: uiMessages } },
  }),
  firstTag: () => null,
  ensure: async () => undefined,
  switchTo: async () => true,
});

/** Draws something of the shell in a whole site whose remotes come from `importExpose`. */
export async function renderSite(
  children: ReactNode,
  {
    registry,
    away = [],
    collisions = [],
    overrides = [],
    overrideOrigins = [],
    importExpose,
    path = '/',
  }: RenderSiteOptions,
) {
  const site: Site = {
    registry,
    away,
    collisions,
    overrides,
    overrideOrigins,
    routes: routesOf(registry),
    messages: createMessages(),
    exposes: createExposeStore(importExpose),
    health: untold,
    installOffer: createObservable<InstallPromptEvent | null>(null),
    loadPage: async () => undefined,
    loadFirstTexts: async () => undefined,
    loadTexts: async () => undefined,
  };
  const { platform, intents } = createPlatform(site);
  const view = render(
    <StoreProvider store={testPage.store}>
      <I18nextProvider i18n={site.messages.i18n}>
        <MemoryRouter initialEntries={[path]}>
          <SiteProvider value={site}>
            <PlatformProvider platform={platform}>
              <UiProvider locale="en-US" dir="ltr" themeName="light" siteName="Barg">
                {children}
                <IntentHost intents={intents} />
              </UiProvider>
            </PlatformProvider>
          </SiteProvider>
        </MemoryRouter>
      </I18nextProvider>
    </StoreProvider>,
  );
  return { ...view, platform, site };
}
