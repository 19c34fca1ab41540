import { LOCALES } from '@barg/contract';
import type { FieldOption } from '@barg/ui-kit/fields';

/** What a culture is called in the reader's language. */
export const cultureName = (culture: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture;

/** The cultures without captions, sorted by name in the reader's language. */
export const languagesLeft = (cultures: readonly string[], taken: readonly string[], locale: string): FieldOption[] => {
  const { compare } = new Intl.Collator(locale);
  return cultures
    .filter((culture) => !taken.includes(culture))
    .map((value) => ({ value, label: cultureName(value, locale) }))
    .sort((one, other) => compare(one.label, other.label));
};

/** The language to preselect: the reader's, else the site's most common one. */
export const likelyLanguage = (left: readonly FieldOption[], locale: string): string =>
  [locale, ...LOCALES].find((culture) => left.some(({ value }) => value === culture)) ?? left[0]?.value ?? '';
