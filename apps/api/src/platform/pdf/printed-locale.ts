import { LOCALES, messagesLocaleOf, type Locale } from '@barg/contract';

/** A locale whose letters the fonts of PDFs have: they lack Hebrew and Chinese ones, see `sheet-worker.ts`. */
export type PrintedLocale = Exclude<Locale, 'he-IL' | 'zh-CN'>;

const isPrinted = (locale: Locale): locale is PrintedLocale => locale !== 'he-IL' && locale !== 'zh-CN';

export const PRINTED_LOCALES: readonly PrintedLocale[] = LOCALES.filter(isPrinted);

/** The locale in which a PDF is written for whoever reads the screens of a culture. */
export const printedLocaleOf = (culture: string): PrintedLocale => {
  const locale = messagesLocaleOf(culture);
  return isPrinted(locale) ? locale : 'en-US';
};
