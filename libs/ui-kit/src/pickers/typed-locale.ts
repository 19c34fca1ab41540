import { intlLocale } from '@barg/ui-kit';

/**
 * The locale of fields whose digits are typed: without named digits, React Aria takes those of the reader's culture and
 * Latin ones alike, as keyboards give either.
 */
export const typedLocale = (locale: string): string =>
  intlLocale(locale)
    .replace(/-nu-[a-z]+/, '')
    .replace(/-u$/, '');
