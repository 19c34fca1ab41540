import type { MessageLocale } from '../../../errors/localized-message.ts';
import { isolate } from '../letter.ts';

/** A number, mostly of tokens, in the reader's digits. */
export const numberIn = (locale: MessageLocale, value: number): string => isolate(value.toLocaleString(locale));

/** Money in the reader's language: with two places, as banks write it. */
export const moneyIn = (locale: MessageLocale, amount: number, currency: string): string =>
  isolate(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount));

/** A date in the reader's calendar; in UTC, like all deadlines of the site. */
export const dayIn = (locale: MessageLocale, day: Date): string =>
  isolate(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day));

/** A title or name inside a sentence. */
export const quoted = (text: string): string => isolate(`“${text}”`);

/** Somebody's words as paragraphs of their own, if there are any. */
export const saidBy = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
