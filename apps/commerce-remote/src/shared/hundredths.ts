/** Tokens in whole hundredths, so that amounts compare and subtract exactly. */
export const inHundredths = (tokens: number): number => Math.round(tokens * 100);

/** What is left of a balance once a price that it covers is paid. */
export const tokensLeft = (price: number, balance: number): number =>
  (inHundredths(balance) - inHundredths(price)) / 100;

/** What a balance is once tokens are bought. */
export const tokensWith = (tokens: number, balance: number): number =>
  (inHundredths(balance) + inHundredths(tokens)) / 100;

/** How many tokens of a price the balance does not cover; 0 when it does. */
export const missingTokens = (price: number, balance: number): number =>
  Math.max(0, inHundredths(price) - inHundredths(balance)) / 100;
