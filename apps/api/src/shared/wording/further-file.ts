import { readFileSync } from 'node:fs';
import { COMPLETE_LOCALES, LOCALES, type CompleteLocale, type Locale } from '@barg/contract';

/** A locale whose words stand in a file of their own, and not beside the English ones in the code. */
export type FurtherLocale = Exclude<Locale, CompleteLocale>;

export const isFurther = (locale: Locale): locale is FurtherLocale =>
  !COMPLETE_LOCALES.some((complete) => complete === locale);

export const FURTHER_LOCALES: readonly FurtherLocale[] = LOCALES.filter(isFurther);

/**
 * Reads the words of further languages: `<locale>.json` in a folder, each file once and when it is first needed.
 *
 * @throws Error where a language is offered, and there is no file for it
 */
export const furtherFiles = <Content>(folder: URL): ((locale: FurtherLocale) => Content) => {
  const read = new Map<FurtherLocale, Content>();
  return (locale) => {
    const known = read.get(locale) ?? (JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as Content);
    read.set(locale, known);
    return known;
  };
};
