import type { Locale } from '@barg/contract';
import { sayIn, type Say } from './say.ts';

/**
 * Words that the server writes: letters, what a push says, tables for programs. Persian and Arabic stand in the code,
 * because whoever writes the English ones writes them too; all other languages are made from the English ones, each
 * sentence by what its language's file says for it. See docs/decisions/0194.
 */
export interface Wording<Words> {
  'fa-IR': Words;
  /** @param locale the reader's, for figures, dates and names: English is read by more than those who chose it */
  'en-US': (say: Say, locale: Locale) => Words;
  'ar-EG': Words;
}

export const wordsIn = <Words>(wording: Wording<Words>, locale: Locale): Words =>
  locale === 'fa-IR' || locale === 'ar-EG' ? wording[locale] : wording['en-US'](sayIn(locale), locale);
