import { MOST_AMOUNT } from '@barg/contract';

/** Tokens for sending an order; nothing is a price too. */
export const PRICE_BOUNDS = { least: 0, most: MOST_AMOUNT };

/** Whether a price may be saved: null where nothing is sent; not an empty field, or a text that is no number. */
export const isPrice = (price: number | null): boolean =>
  price === null || (price >= PRICE_BOUNDS.least && price <= PRICE_BOUNDS.most);
