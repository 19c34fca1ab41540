import type { ComponentType, ReactNode } from 'react';
import { directionOf } from '@barg/contract';
import { I18nextProvider } from '@barg/runtime/i18n';
import {
  PlatformProvider,
  loadRemovedTags,
  textMarks,
  uiSlice,
  useAppSelector,
  type PageSession,
  type Platform,
} from '@barg/session';
import { UiProvider, type DrawingMoment } from '@barg/ui-kit';
import { SiteProvider } from '../site/site-context.ts';
import { PageStore } from './page-store.tsx';
import { useFavicon } from './use-favicon.ts';
import { useRtlPlugin } from './use-rtl-plugin.ts';
import { useSiteName } from './use-site-name.ts';
import type { Site } from '../site/site.ts';

/** What components find of a page, each by a hook of its own. */
export interface PageContext {
  session: PageSession;
  site: Site;
  platform: Platform;
  /** Of a browser, or one that stands at the address of a request. */
  Router: ComponentType<{ children?: ReactNode }>;
  /** Of the page's style policy. */
  nonce: string | undefined;
  /** Of what the server draws, or a browser takes over; null where a browser draws. */
  drawingMoment: DrawingMoment | null;
  /** Of a page that a browser takes over: the store's state as the server drew with it, see {@link PageStore}. */
  drawnState?: unknown;
  /** Of what the server draws: hears the page's title. */
  onTitle?: (title: string) => void;
}

type UiProps = Pick<PageContext, 'nonce' | 'drawingMoment' | 'onTitle'> & { children: ReactNode };

function Ui({ nonce, drawingMoment, onTitle, children }: UiProps) {
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
      drawingMoment={drawingMoment}
      onTitle={onTitle}
      textMarks={textMarks}
      loadRemovedTags={loadRemovedTags}
    >
      {children}
    </UiProvider>
  );
}

/** Everything that the pages of all teams find above them: what they use of a page, they take from here. */
export function SiteProviders({ page, children }: { page: PageContext; children: ReactNode }) {
  const { session, site, platform, Router, nonce, drawingMoment, drawnState, onTitle } = page;
  return (
    <PageStore store={session.store} drawnState={drawnState}>
      <I18nextProvider i18n={site.messages.i18n}>
        <Router>
          <SiteProvider value={site}>
            <PlatformProvider platform={platform}>
              <Ui nonce={nonce} drawingMoment={drawingMoment} onTitle={onTitle}>
                {children}
              </Ui>
            </PlatformProvider>
          </SiteProvider>
        </Router>
      </I18nextProvider>
    </PageStore>
  );
}
