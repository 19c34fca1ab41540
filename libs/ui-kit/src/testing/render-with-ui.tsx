import { I18nextProvider } from '@barg/runtime/i18n';
import { MemoryRouter } from '@barg/runtime/testing';
import { createTexts } from '@barg/runtime/texts';
import { render, type RenderResult } from '@testing-library/react';
import { Fragment, type ComponentType, type ReactElement, type ReactNode } from 'react';
import arEG from '../locales/ar-EG.json';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';
import type { FindRemovedTags } from '../components/user-text/removed-tags.ts';
import type { TextMark } from '../components/user-text/text-marks.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import type { ThemeName } from '../theme/ui-context.ts';

interface RenderOptions {
  locale?: 'fa-IR' | 'en-US' | 'ar-EG';
  theme?: ThemeName;
  /** The page's path. */
  route?: string;
  /** Texts of more namespaces, as in an app's locale files: `{ feed: faIR }`. */
  texts?: Record<string, object>;
  /** Keeps the direction marks around interpolated values, as on the site. */
  isMarked?: boolean;
  /** The product's links in users' texts. */
  textMarks?: readonly TextMark[];
  loadRemovedTags?: () => Promise<FindRemovedTags>;
  /** A wrapper between the providers and the element, for example a session. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

const texts = { 'fa-IR': { ui: faIR }, 'en-US': { ui: enUS }, 'ar-EG': { ui: arEG } };

/** Renders with all providers that components of the kit need: texts, router, theme, direction. */
export const renderWithUi = (element: ReactElement, options: RenderOptions = {}): RenderResult => {
  const {
    locale = 'en-US',
    theme = 'light',
    route = '/',
    texts: more = {},
    isMarked = false,
    wrapper: Wrapper = Fragment,
    textMarks,
    loadRemovedTags,
  } = options;
  const i18n = createTexts({
    language: locale,
    resources: { [locale]: { ...texts[locale], ...more } },
    isUnmarked: !isMarked,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[route]}>
        <UiProvider
          locale={locale}
          dir={locale === 'en-US' ? 'ltr' : 'rtl'}
          themeName={theme}
          siteName="Barg"
          textMarks={textMarks}
          loadRemovedTags={loadRemovedTags}
        >
          <Wrapper>{children}</Wrapper>
        </UiProvider>
      </MemoryRouter>
    </I18nextProvider>
  );
  return render(element, { wrapper });
};
