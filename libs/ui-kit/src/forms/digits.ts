import { formatNumber } from '@barg/ui-kit';

const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Converts Persian and Arabic digits to Latin ones; other characters are kept. */
export const toLatinDigits = (text: string): string =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));

/** Converts Latin digits to those of a locale; other characters and the length are kept. */
export const toLocaleDigits = (text: string, locale: string): string =>
  text.replace(/[0-9]/g, (digit) => formatNumber(Number(digit), locale));
