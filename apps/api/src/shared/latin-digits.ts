/** Converts the digits of Persian and Arabic keyboards to Latin ones; other characters are kept. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
