/** The most tokens, or units of money, that any amount may have. */
export const MOST_AMOUNT = 1_000_000_000;

/** Tokens: the highest price below which a fan may choose to buy without a question. */
export const MOST_UNASKED_TOKENS = 100;
