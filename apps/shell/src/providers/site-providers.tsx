import type { ReactNode } from 'react';
import { directionOf } from '@barg/contract';
import { I18nextProvider } from '@barg/runtime/i18n';
import { BrowserRouter } from '@barg/runtime/router';
import { StoreProvider } from '@barg/runtime/store';
import {
  PlatformProvider,
  loadRemovedTags,
  store,
  textMarks,
  uiSlice,
  useAppSelector,
  type Platform,
} from '@barg/session';
import { UiProvider } from '@barg/ui-kit';
import { SiteProvider } from '../site/site-context.ts';
import { useFavicon } from './use-favicon.ts';
import { useRtlPlugin } from './use-rtl-plugin.ts';
import { useSiteName } from './use-site-name.ts';
import type { Site } from '../site/site.ts';

export interface PageOptions {
  /** Of the page's style policy. */
  nonce: string | undefined;
}

function Ui({ nonce, children }: PageOptions & { children: ReactNode }) {
  const { locale, theme, logo, favicon } = useAppSelector(uiSlice.selectors.selectUi);
  const direction = directionOf(locale);
  useFavicon(favicon);
  return (
    <UiProvider
      locale={locale}
      dir={direction}
      rtlPlugin={useRtlPlugin(direction)}
      themeName={theme}
      siteName={useSiteName()}
      logo={logo}
      nonce={nonce}
      textMarks={textMarks}
      loadRemovedTags={loadRemovedTags}
    >
      {children}
    </UiProvider>
  );
}

interface SiteProvidersProps extends PageOptions {
  site: Site;
  platform: Platform;
  children: ReactNode;
}

/** Everything that the pages of all teams find above them. */
export function SiteProviders({ site, platform, children, ...options }: SiteProvidersProps) {
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={site.messages.i18n}>
        <BrowserRouter>
          <SiteProvider value={site}>
            <PlatformProvider platform={platform}>
              <Ui {...options}>{children}</Ui>
            </PlatformProvider>
          </SiteProvider>
        </BrowserRouter>
      </I18nextProvider>
    </StoreProvider>
  );
}
