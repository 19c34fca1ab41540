/** Tokens: below no higher price than this may a fan have things bought without being asked. */
export const MOST_UNASKED_TOKENS = 100;
