import { intlLocale } from '@barg/ui-kit';

/**
 * The locale of fields with typed digits: without a numbering system, React Aria accepts the culture's digits and
 * Latin ones, since keyboards have either.
 */
export const typedLocale = (locale: string): string =>
  intlLocale(locale)
    .replace(/-nu-[a-z]+/, '')
    .replace(/-u$/, '');
