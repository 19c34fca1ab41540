import { formatNumber } from '@barg/ui-kit';

const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian and Arabic digits as Latin ones; every other sign stays where it is. */
export const toLatinDigits = (text: string): string =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));

/** Latin digits as those of a locale; every other sign stays where it is, and the text as long as it was. */
export const toLocaleDigits = (text: string, locale: string): string =>
  text.replace(/[0-9]/g, (digit) => formatNumber(Number(digit), locale));
