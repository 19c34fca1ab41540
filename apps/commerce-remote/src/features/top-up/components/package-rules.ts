import type { TokenPackage } from '@barg/api-client/models';
import { unitOf } from '@barg/contract/currency-units';
import { inHundredths } from '../../../shared/hundredths.ts';

type Offer = Pick<TokenPackage, 'tokens' | 'price'>;

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

/** Whether an offer gives at least as much for at most the same price, and is better in one of them. */
const isBetter = (offer: Offer, than: Offer): boolean => {
  const [more, less] = [
    inHundredths(offer.tokens) - inHundredths(than.tokens),
    inHundredths(than.price) - inHundredths(offer.price),
  ];
  return more >= 0 && less >= 0 && (more > 0 || less > 0);
};

/**
 * The best package that is better than a typed amount: cheaper for as many tokens, or more tokens for the same price.
 * The cheapest of these, and among equals the one with the most tokens; undefined when there is none.
 */
export const betterPackage = <Package extends Offer>(
  packages: readonly Package[],
  { amount, ...terms }: TokenTerms & { amount: number },
): Package | undefined => {
  if (!Number.isFinite(amount) || amount <= 0) return undefined;
  const typed = { tokens: amount, price: costOf(amount, terms) };
  return packages
    .filter((offer) => isBetter(offer, typed))
    .toSorted((one, other) => one.price - other.price || other.tokens - one.tokens)[0];
};
