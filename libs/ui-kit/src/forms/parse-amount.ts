const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

/** Persian and Arabic digits and separators as their Latin counterparts; grouping signs fall away. */
export const toLatinDigits = (text: string): string =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/٫/g, '.')
    .replace(/[٬,\s]/g, '');

/** The amount a text means, in tokens; NaN when it means none. */
export const parseAmount = (text: string): number => {
  const latin = toLatinDigits(text);
  return latin === '' ? NaN : Number(latin);
};
