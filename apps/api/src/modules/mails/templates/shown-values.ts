import type { MessageLocale } from '../../../errors/localized-message.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { tokenWords } from '../../../errors/token-words.ts';
import { isolate } from '../letter.ts';

/** A number in the reader's digits. */
export const numberIn = (locale: MessageLocale, value: number): string => isolate(inLanguage(locale).number(value));

/** An amount of tokens with its noun, as the pages write it. */
export const tokensIn = (locale: MessageLocale, tokens: number): string =>
  tokenWords(locale, tokens, isolate(inLanguage(locale).tokens(tokens)));

/** Money in the reader's language: with two places, as banks write it. */
export const moneyIn = (locale: MessageLocale, amount: number, currency: string): string =>
  isolate(inLanguage(locale).money(amount, currency));

/** A date in the reader's calendar; in UTC, like all deadlines of the site. */
export const dayIn = (locale: MessageLocale, day: Date): string =>
  isolate(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day));

/** A title or somebody's words inside a sentence, in the quotation marks that the pages use in the language. */
export const quoted = (locale: MessageLocale, text: string): string =>
  isolate(locale === 'en-US' ? `“${text}”` : `«${text}»`);

/** Somebody's words as paragraphs of their own, if there are any. */
export const saidBy = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
