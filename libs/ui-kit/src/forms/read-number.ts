import { formatNumber, formatTokens } from '@barg/ui-kit';
import { toLatinDigits } from './digits.ts';

/** The result of reading a text: a number, or why it is refused. */
export type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  /** Ambiguous, a whole number or one with a fraction: `1,234` where the comma has no fixed meaning. */
  | { kind: 'unclear'; whole: number; fraction: number }
  /** More decimal places than the field allows. */
  | { kind: 'too-precise' }
  | { kind: 'no-number' };

/** Direction marks, which keyboards and copied texts contain. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const SPACE = /[\s\u00a0\u202f]/g;
/** The comma of Arabic and Persian keyboards. */
const ARABIC_COMMA = /،/g;
const NOT_OF_A_NUMBER = /[^0-9]/;
/** The hyphen of keyboards, and the minus of written numbers. */
const MINUS = /^[-\u2212]/;

/** Separators with one meaning in every locale, after {@link plain}. */
const ALWAYS_DECIMAL = '٫';
const ALWAYS_GROUP = ['٬', ' '];
/** Separators that are decimal ones in some locales and thousands in others. */
const EITHER = ['.', ','];

interface Signs {
  group: string;
  /** The size of groups before the last one, which has three digits: 2 in India. */
  size: number;
}

const signsOf = (locale: string): Signs => {
  const parts = formatNumber(11_111_111, locale).split(NOT_OF_A_NUMBER_IN_ANY_SCRIPT);
  const sign = plain(formatNumber(11_111_111, locale)).replace(/[0-9]/g, '').charAt(0);
  return { group: sign, size: parts.at(-2)?.length ?? 3 };
};
const NOT_OF_A_NUMBER_IN_ANY_SCRIPT = /[^\p{Nd}]/u;

/** The text in Latin digits, with one kind of space and without invisible characters. */
const plain = (text: string): string =>
  toLatinDigits(text).replace(UNSEEN, '').replace(ARABIC_COMMA, ',').replace(SPACE, ' ').trim();

/** Whether digits are grouped as thousands: `1 234 567`, or `12,34,567` in some locales. */
const isGrouped = (parts: readonly string[], size: number): boolean => {
  const [first = '', ...rest] = parts;
  const last = rest.at(-1);
  const between = rest.slice(0, -1);
  const hasSizes = (most: number) =>
    first.length >= 1 &&
    first.length <= most &&
    !first.startsWith('0') &&
    between.every(({ length }) => length === most);
  return last?.length === 3 && (hasSizes(3) || hasSizes(size));
};

/** The digits of a whole number; null when its groups are invalid. */
const wholeOf = (text: string, signs: Signs): string | null => {
  const [sign, ...others] = new Set(text.match(/[^0-9]/g));
  if (sign === undefined) return text;
  const isSign = [...ALWAYS_GROUP, ...EITHER, signs.group].includes(sign);
  if (!isSign || others.length > 0 || !isGrouped(text.split(sign), signs.size)) return null;
  return text.replaceAll(sign, '');
};

/** The index of the decimal separator; -1 if there is none. */
const decimalAt = (text: string, signs: Signs): number => {
  const at = text.search(/[^0-9](?=[0-9]*$)/);
  const sign = text.charAt(at);
  const isAlone = at === text.indexOf(sign);
  if (at < 0 || !isAlone || ALWAYS_GROUP.includes(sign)) return -1;
  if (sign === ALWAYS_DECIMAL) return at;
  if (!EITHER.includes(sign)) return -1;
  const isOnlySign = text.search(NOT_OF_A_NUMBER) === at;
  return isOnlySign && sign === signs.group && isGrouped(text.split(sign), signs.size) ? -1 : at;
};

const isUnclear = (text: string, at: number): boolean =>
  EITHER.includes(text.charAt(at)) && text.search(NOT_OF_A_NUMBER) === at && isGrouped(splitAt(text, at), 3);

const splitAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)];

/**
 * Reads a number that somebody typed; see docs/decisions/0092. Accepts Latin, Persian and Arabic digits, the
 * separators of the locale and those of keyboards; ambiguous texts are refused. A number below nought is one: the bounds
 * of a field say that it is too small.
 *
 * @param places the maximum of decimal places; 0 for whole numbers
 */
export const readNumber = (typed: string, locale: string, places = 2): NumberReading => {
  const written = plain(typed);
  if (written === '') return { kind: 'empty' };
  const text = written.replace(MINUS, '');
  // Not -0, which is no other number than 0.
  const signed = (value: number): number => (text === written || value === 0 ? value : -value);
  const signs = signsOf(locale);
  const at = decimalAt(text, signs);
  const [before, fraction] = at < 0 ? [text, ''] : splitAt(text, at);
  const whole = wholeOf(before, signs);
  if (whole === null || whole + fraction === '') return { kind: 'no-number' };
  const value = signed(Number(`${whole || '0'}.${fraction}`));
  if (isUnclear(text, at)) return { kind: 'unclear', whole: signed(Number(whole + fraction)), fraction: value };
  return fraction.length > places ? { kind: 'too-precise' } : { kind: 'number', value };
};

/** How an amount is written beside the field: tokens whole or with two places, money always with two. */
export type AmountUnit = 'tokens' | 'money';

/** Formats a number in this locale, so that {@link readNumber} reads the same number. */
export const writeNumber = (value: number | null, locale: string, unit?: AmountUnit): string => {
  if (value === null || !Number.isFinite(value)) return '';
  if (unit === 'tokens') return formatTokens(value, locale);
  const minimumFractionDigits = unit === 'money' ? 2 : 0;
  return formatNumber(value, locale, { minimumFractionDigits, maximumFractionDigits: 2 });
};
