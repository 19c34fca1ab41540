import { I18nextProvider, createInstance } from '@barg/runtime/i18n';
import { MemoryRouter } from '@barg/runtime/router';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import arEG from '../locales/ar-EG.json';
import enUS from '../locales/en-US.json';
import faIR from '../locales/fa-IR.json';
import { UiProvider } from '../theme/ui-provider.tsx';
import type { ThemeName } from '../theme/ui-context.ts';

interface RenderOptions {
  locale?: 'fa-IR' | 'en-US' | 'ar-EG';
  theme?: ThemeName;
  /** The address the page stands at. */
  route?: string;
}

const texts = { 'fa-IR': { ui: faIR }, 'en-US': { ui: enUS }, 'ar-EG': { ui: arEG } };

const createI18n = (locale: string) => {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    resources: texts,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
};

/** Renders inside everything a component of the kit stands in: texts, router, theme, direction. */
export const renderWithUi = (element: ReactElement, options: RenderOptions = {}): RenderResult => {
  const { locale = 'en-US', theme = 'light', route = '/' } = options;
  const i18n = createI18n(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[route]}>
        <UiProvider locale={locale} dir={locale === 'en-US' ? 'ltr' : 'rtl'} themeName={theme} siteName="Barg">
          {children}
        </UiProvider>
      </MemoryRouter>
    </I18nextProvider>
  );
  return render(element, { wrapper });
};
