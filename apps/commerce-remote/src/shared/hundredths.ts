/** Tokens in integer hundredths, so that amounts compare and subtract exactly. */
export const inHundredths = (tokens: number): number => Math.round(tokens * 100);

/** The balance after a price is paid, in tokens. */
export const tokensLeft = (price: number, balance: number): number =>
  (inHundredths(balance) - inHundredths(price)) / 100;

/** The balance after tokens are bought. */
export const tokensWith = (tokens: number, balance: number): number =>
  (inHundredths(balance) + inHundredths(tokens)) / 100;

/** The tokens that the balance lacks for a price; 0 when it suffices. */
export const missingTokens = (price: number, balance: number): number =>
  Math.max(0, inHundredths(price) - inHundredths(balance)) / 100;
