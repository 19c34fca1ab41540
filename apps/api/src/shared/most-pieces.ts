/** The most pieces of a product in one order. */
export const MOST_PIECES = 100;
