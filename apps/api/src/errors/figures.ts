/** How an amount of tokens is written everywhere: whole when whole, otherwise with two places, as 466.80. */
export const tokenFigure = (tokens: number, intl: string): string => {
  const places = Number.isInteger(tokens) ? 0 : 2;
  return new Intl.NumberFormat(intl, { minimumFractionDigits: places, maximumFractionDigits: places }).format(tokens);
};

/** Money as the pages write it: a sign in letters (`US$`) keeps its order among figures of the other direction. */
export const moneyFigure = (value: number, currency: string, intl: string): string =>
  new Intl.NumberFormat(intl, { style: 'currency', currency })
    .formatToParts(value)
    .map(({ type, value: part }) =>
      type === 'currency' && /\p{Script=Latin}/u.test(part) ? `\u2068${part}\u2069` : part,
    )
    .join('');
