/** A country's calling code as the API lists it. */
export interface PhoneCodeEntry {
  /** ISO 3166-1, two letters. */
  code_2: string;
  /** Digits without the plus sign: `98`. */
  phoneCode: string;
}

const ZEROS = ['0', '٠', '۰', '०', '০', '０'] as const;

/** Digits of Latin, Persian and Arabic keyboards as Latin ones; everything else is removed. */
export const digitsOf = (text: string): string => {
  let digits = '';
  for (const sign of text) {
    const code = sign.charCodeAt(0);
    const zero = ZEROS.find((candidate) => code >= candidate.charCodeAt(0) && code <= candidate.charCodeAt(0) + 9);
    if (zero) digits += code - zero.charCodeAt(0);
  }
  return digits;
};

/** Direction marks, as messengers and contact lists copy them around a number. */
const UNSEEN = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A plus before all digits, as that of a keyboard with wide letters, or in brackets together with its code. */
const PLUS_FIRST = /^[^\p{Nd}]*[+＋]/u;
/** What is dialled instead of a plus in most countries. No number at home begins with it. */
const DIALLED_ABROAD = '00';

/** The number with its calling code, as `+98…`, in whichever way that was written; null for a number without one. */
export const wholeNumberIn = (text: string, codes: readonly PhoneCodeEntry[]): string | null => {
  const digits = digitsOf(text);
  if (PLUS_FIRST.test(text.replace(UNSEEN, ''))) return `+${digits}`;
  if (!digits.startsWith(DIALLED_ABROAD)) return null;
  const abroad = digits.slice(DIALLED_ABROAD.length);
  return codes.some(({ phoneCode }) => abroad.startsWith(phoneCode)) ? `+${abroad}` : null;
};

export interface PhoneParts {
  country: string | null;
  /** Digits without the calling code; with a plus sign in front while no country is known to have its code. */
  number: string;
}

/** Parses `+98…` or `0098…`. Of countries that share a code (US and Canada), the chosen one is preferred. */
export const readPhone = (value: string, codes: readonly PhoneCodeEntry[], chosen: string | null): PhoneParts => {
  const whole = wholeNumberIn(value, codes);
  const digits = digitsOf(whole ?? value);
  if (whole === null) return { country: chosen, number: digits };
  const fitting = codes.filter(({ phoneCode }) => digits.startsWith(phoneCode));
  const longest = Math.max(0, ...fitting.map(({ phoneCode }) => phoneCode.length));
  const best = fitting.filter(({ phoneCode }) => phoneCode.length === longest);
  const entry = best.find(({ code_2 }) => code_2 === chosen) ?? best[0];
  return entry
    ? { country: entry.code_2, number: digits.slice(longest) }
    : { country: digits === '' ? chosen : null, number: `+${digits}` };
};

/**
 * The number as it is sent: plus, calling code, digits without the national prefix 0; '' without digits. Without a code
 * there is no plus either: the digits would be read as another country's number.
 */
export const writePhone = ({ country, number }: PhoneParts, codes: readonly PhoneCodeEntry[]): string => {
  const code = codes.find(({ code_2 }) => code_2 === country)?.phoneCode;
  if (digitsOf(number) === '') return '';
  if (code === undefined || number.startsWith('+')) return number;
  return `+${code}${code === '39' ? number : number.replace(/^0+(?=\d)/, '')}`;
};
