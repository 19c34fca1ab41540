import { loadOpenness, type QueryError } from '@barg/session';

/** The error's code where a price is another by now. */
const PRICE_CHANGED = 'price.changed';
/** The settings that make the price of any number of tokens in money. */
const PRICING = ['tokenValue', 'currency'];

/**
 * Reads the settings again after a payment in money was refused because its price is another by now. Nothing but them
 * tells what a number of tokens costs, so with the old ones each further attempt would be refused as well.
 */
export const rereadPricing = ({ code }: QueryError): void => {
  if (code === PRICE_CHANGED) void loadOpenness(PRICING).catch(() => undefined);
};
