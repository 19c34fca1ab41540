import type { UpdateStreamBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUi } from '@barg/ui-kit';

/** The API's languages of streams, by ISO 639-1. */
const LANGUAGES = ['fa', 'en', 'ar', 'he', 'ur', 'tr', 'ru', 'de', 'fr', 'es', 'hi', 'zh'] as const;

/** What a select holds as the API takes it; null: nothing is said. */
export const languageOf = (value: string): NonNullable<UpdateStreamBody['language']> | null =>
  LANGUAGES.find((known) => known === value) ?? null;

/** The name of a language in the reader's own. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

export const useLanguageOptions = () => {
  const { t } = useTranslation('live');
  const { locale } = useUi();
  return [
    { value: '', label: t('edit.anyLanguage') },
    ...LANGUAGES.map((value) => ({ value, label: languageName(value, locale) })),
  ];
};
