import type { TokenPackage } from '@barg/api-client/models';
import { inHundredths } from '../../../shared/hundredths.ts';

type Offer = Pick<TokenPackage, 'tokens' | 'price'>;

/** Hundredths of the currency for tokens, rounded half up as the server does. */
const costInHundredths = (tokens: number, tokenValue: number): number =>
  Math.floor((inHundredths(tokens) * inHundredths(tokenValue) + 50) / 100);

/** Hundredths of a price that are added as tax, rounded half up as the server does. */
const taxInHundredths = (price: number, percent: number): number =>
  Math.floor((price * inHundredths(percent) + 5000) / 10_000);

/** What tokens of one's own number cost. */
export interface TokenTerms {
  /** Of one token, in the site's currency. */
  tokenValue: number;
  /** What is added as tax, in percent. */
  taxPercent: number;
}

/** What any number of tokens costs with the tax, in the site's currency; NaN and Infinity stay what they are. */
export const costOf = (tokens: number, { tokenValue, taxPercent }: TokenTerms): number => {
  if (!Number.isFinite(tokens)) return tokens;
  const net = costInHundredths(tokens, tokenValue);
  return (net + taxInHundredths(net, taxPercent)) / 100;
};

/** How much of {@link costOf} is tax. */
export const taxOf = (tokens: number, { tokenValue, taxPercent }: TokenTerms): number =>
  taxInHundredths(costInHundredths(tokens, tokenValue), taxPercent) / 100;

/** Whether an offer gives no less for no more money, and one of both is better. */
const isBetter = (offer: Offer, than: Offer): boolean => {
  const [more, less] = [
    inHundredths(offer.tokens) - inHundredths(than.tokens),
    inHundredths(than.price) - inHundredths(offer.price),
  ];
  return more >= 0 && less >= 0 && (more > 0 || less > 0);
};

/**
 * The package that gives more than a typed amount for the same money, or the same for less: whoever typed the amount
 * would pay for having typed it. The one that costs least, and of those the one that gives most; undefined where the
 * amount is the best one can get.
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
