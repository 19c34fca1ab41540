import type { Locale } from '@barg/contract';
import { inLanguage } from '../../../shared/in-language.ts';
import { tokenWords } from '../../../errors/token-words.ts';
import { isolate } from '../letter.ts';

/** A number in the reader's digits. */
export const numberIn = (locale: Locale, value: number): string => isolate(inLanguage(locale).number(value));

/** An amount of tokens with its noun, as the pages write it. */
export const tokensIn = (locale: Locale, tokens: number): string =>
  tokenWords(locale, tokens, isolate(inLanguage(locale).tokens(tokens)));

/** Money in the reader's language: with two places, as banks write it. */
export const moneyIn = (locale: Locale, amount: number, currency: string): string =>
  isolate(inLanguage(locale).money(amount, currency));

/** A date in the reader's calendar; in UTC, like all deadlines of the site. */
export const dayIn = (locale: Locale, day: Date): string =>
  isolate(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day));

/** A moment in the reader's calendar and time zone, with the name of that: what is read later may be read elsewhere. */
export const momentIn = (locale: Locale, moment: string, timeZone: string): string =>
  isolate(
    new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
      ...{ timeZoneName: 'short', timeZone },
    }).format(new Date(moment)),
  );

/** Around a title, as the pages write it. */
const QUOTES: Readonly<Record<Locale, readonly [string, string]>> = {
  'fa-IR': ['«', '»'],
  'en-US': ['“', '”'],
  'ar-EG': ['«', '»'],
  'he-IL': ['”', '”'],
  'ur-PK': ['“', '”'],
  'tr-TR': ['“', '”'],
  'ru-RU': ['«', '»'],
  'de-DE': ['„', '“'],
  'fr-FR': ['«\u00a0', '\u00a0»'],
  'es-ES': ['«', '»'],
  'hi-IN': ['“', '”'],
  'zh-CN': ['“', '”'],
};

/** A title or somebody's words inside a sentence, in the quotation marks that the pages use in the language. */
export const quoted = (locale: Locale, text: string): string => isolate(QUOTES[locale].join(text));

/** Somebody's words as paragraphs of their own, if there are any. */
export const saidBy = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
