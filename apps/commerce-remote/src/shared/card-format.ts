import { toLatinDigits } from '@barg/ui-kit/forms';

const LONGEST_NUMBER = 19;
const EXPIRY_DIGITS = 4;
const LONGEST_CODE = 4;

const digitsOf = (text: string, most: number): string => toLatinDigits(text).replace(/\D/g, '').slice(0, most);

/** Groups digits as on the card: `4242 4242 4242 4242`, American Express `3782 822463 10005`. */
export const formatCardNumber = (text: string): string => {
  const digits = digitsOf(text, LONGEST_NUMBER);
  if (/^3[47]/.test(digits)) {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
  }
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
};

/** `12/34`; a month with a single digit gets a zero. */
export const formatExpiry = (text: string): string => {
  const typed = digitsOf(text, EXPIRY_DIGITS);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, EXPIRY_DIGITS) : typed;
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

export const formatCode = (text: string): string => digitsOf(text, LONGEST_CODE);

/** The month and year of `12/34`; null when it is no date. */
export const parseExpiry = (text: string): { expMonth: number; expYear: number } | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? { expMonth: Number(month), expYear: 2000 + Number(year) } : null;
};
