import { LOCALES } from '@barg/contract';
import type { FieldOption } from '@barg/ui-kit/fields';

/** What a culture is called in the reader's language. */
export const cultureName = (culture: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture;

/** Of some cultures those that are not taken, in the order of the reader's alphabet. */
export const languagesLeft = (cultures: readonly string[], taken: readonly string[], locale: string): FieldOption[] => {
  const { compare } = new Intl.Collator(locale);
  return cultures
    .filter((culture) => !taken.includes(culture))
    .map((value) => ({ value, label: cultureName(value, locale) }))
    .sort((one, other) => compare(one.label, other.label));
};

/** What is probably meant next: the reader's own language, else the one that most sites begin with. */
export const likelyLanguage = (left: readonly FieldOption[], locale: string): string =>
  [locale, ...LOCALES].find((culture) => left.some(({ value }) => value === culture)) ?? left[0]?.value ?? '';
