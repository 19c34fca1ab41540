import { unitOf } from '@barg/contract/currency-units';
import { inHundredths } from './hundredths.ts';

/** Integer hundredths rounded half up to what can be charged of a currency, like the server's. */
const toUnit = (hundredths: number, currency: string): number => {
  const unit = unitOf(currency);
  return Math.floor((hundredths + unit / 2) / unit) * unit;
};

/** The terms for any number of tokens. */
export interface TokenTerms {
  /** The price of one token, in the site's currency. */
  tokenValue: number;
  /** The tax, in percent. */
  taxPercent: number;
  currency: string;
}

/** The price of tokens in hundredths of the currency, rounded half up in one step like the server's. */
const netOf = (tokens: number, { tokenValue, currency }: TokenTerms): number => {
  const step = unitOf(currency) * 100;
  return (Math.floor((inHundredths(tokens) * inHundredths(tokenValue) + step / 2) / step) * step) / 100;
};

/** The tax on a price in hundredths: to the hundredth, and of that what can be charged. */
const taxOn = (price: number, { taxPercent, currency }: TokenTerms): number =>
  toUnit(Math.floor((price * inHundredths(taxPercent) + 5000) / 10_000), currency);

/** The price of tokens with tax, in the site's currency. NaN and Infinity stay as they are. */
export const costOf = (tokens: number, terms: TokenTerms): number => {
  if (!Number.isFinite(tokens)) return tokens;
  const net = netOf(tokens, terms);
  return (net + taxOn(net, terms)) / 100;
};

/** The tax within {@link costOf}. */
export const taxOf = (tokens: number, terms: TokenTerms): number => taxOn(netOf(tokens, terms), terms) / 100;
