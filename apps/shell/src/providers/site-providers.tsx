import type { ReactNode } from 'react';
import { directionOf } from '@barg/contract';
import { I18nextProvider } from '@barg/runtime/i18n';
import { BrowserRouter } from '@barg/runtime/router';
import { StoreProvider } from '@barg/runtime/store';
import { PlatformProvider, store, uiSlice, useAppSelector, type Platform } from '@barg/session';
import { UiProvider, type StylisPlugin } from '@barg/ui-kit';
import { fontFaces } from '@barg/ui-kit/fonts';
import type { Site } from '../site.ts';
import { SiteProvider } from '../site-context.ts';
import { useSiteName } from './use-site-name.ts';

export interface StyleOptions {
  nonce: string | undefined;
  rtlPlugin: StylisPlugin | undefined;
}

function Ui({ nonce, rtlPlugin, children }: StyleOptions & { children: ReactNode }) {
  const { locale, theme } = useAppSelector(uiSlice.selectors.selectUi);
  const dir = directionOf(locale);
  return (
    <UiProvider
      locale={locale}
      dir={dir}
      themeName={theme}
      siteName={useSiteName()}
      nonce={nonce}
      rtlPlugin={dir === 'rtl' ? rtlPlugin : undefined}
      fontFaces={fontFaces}
    >
      {children}
    </UiProvider>
  );
}

interface SiteProvidersProps extends StyleOptions {
  site: Site;
  platform: Platform;
  children: ReactNode;
}

/** Everything that the pages of all teams find above them. */
export function SiteProviders({ site, platform, children, ...styles }: SiteProvidersProps) {
  return (
    <StoreProvider store={store}>
      <I18nextProvider i18n={site.messages.i18n}>
        <BrowserRouter>
          <SiteProvider value={site}>
            <PlatformProvider platform={platform}>
              <Ui {...styles}>{children}</Ui>
            </PlatformProvider>
          </SiteProvider>
        </BrowserRouter>
      </I18nextProvider>
    </StoreProvider>
  );
}
