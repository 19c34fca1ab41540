import { I18nextProvider } from '@barg/runtime/i18n';
import { BrowserRouter } from '@barg/runtime/router';
import { createTexts } from '@barg/runtime/texts';
import { UiProvider } from '@barg/ui-kit';
import { PageStyles } from '@barg/ui-kit/fonts';
import { createRoot } from 'react-dom/client';
import { gatherTexts } from './gather-stories.ts';
import { readSettings, type WorkshopLocale } from './settings.ts';
import { Workshop } from './workshop.tsx';

const createI18n = async (locale: WorkshopLocale) => {
  const texts = await import(`../src/locales/${locale}.json`);
  return createTexts({ language: locale, resources: { [locale]: { ...gatherTexts(locale), ui: texts.default } } });
};

const start = async () => {
  const settings = readSettings(location.search);
  const { locale, themeName } = settings;
  const dir = locale === 'en-US' ? 'ltr' : 'rtl';
  const [i18n, rtl] = await Promise.all([createI18n(locale), dir === 'rtl' ? import('stylis-plugin-rtl') : undefined]);
  createRoot(document.getElementById('root') ?? document.body).render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <UiProvider
          locale={locale}
          dir={dir}
          themeName={themeName}
          siteName={dir === 'rtl' ? 'برگ' : 'Barg'}
          rtlPlugin={rtl?.default}
        >
          <PageStyles />
          <Workshop settings={settings} />
        </UiProvider>
      </BrowserRouter>
    </I18nextProvider>,
  );
};

void start();
