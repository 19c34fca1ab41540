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

const digitsOf = (locale: string): readonly string[] => {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  return Array.from({ length: 10 }, (_, digit) => format.format(digit));
};

const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** A number on its way, as "12.", in the digits and with the separator of a locale; all else stays. */
export const toLocaleDigits = (text: string, locale: string): string => {
  const digits = digitsOf(locale);
  const separator = separatorOf(locale);
  return text.replace(/[0-9.]/g, (sign) => (sign === '.' ? separator : (digits[Number(sign)] ?? sign)));
};
