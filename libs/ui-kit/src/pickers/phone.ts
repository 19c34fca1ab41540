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

export interface PhoneParts {
  country: string | null;
  /** Digits without the calling code; with a plus sign in front while no country is known to have its code. */
  number: string;
}

/** Parses `+98…`. Of countries that share a code (US and Canada), the chosen one is preferred. */
export const readPhone = (value: string, codes: readonly PhoneCodeEntry[], chosen: string | null): PhoneParts => {
  const digits = digitsOf(value);
  if (!value.startsWith('+')) return { country: chosen, number: digits };
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
