/** Tokens: the highest price below which a fan may choose to buy without a question. */
export const MOST_UNASKED_TOKENS = 100;
