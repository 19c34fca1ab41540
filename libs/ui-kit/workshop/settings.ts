import type { ThemeName } from '@barg/ui-kit';

export const WORKSHOP_LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const;
export type WorkshopLocale = (typeof WORKSHOP_LOCALES)[number];

export interface WorkshopSettings {
  locale: WorkshopLocale;
  themeName: ThemeName;
  /** The title of the one story to show; all when null. */
  only: string | null;
}

export const readSettings = (search: string): WorkshopSettings => {
  const query = new URLSearchParams(search);
  return {
    locale: WORKSHOP_LOCALES.find((locale) => locale === query.get('locale')) ?? 'fa-IR',
    themeName: query.get('theme') === 'dark' ? 'dark' : 'light',
    only: query.get('only'),
  };
};

export const settingsLink = ({ locale, themeName, only }: WorkshopSettings): string =>
  `/?${new URLSearchParams({ locale, theme: themeName, ...(only ? { only } : {}) })}`;
