import type { TokenPackage } from '@barg/api-client/models';
import { inHundredths } from '../../../shared/hundredths.ts';

type Offer = Pick<TokenPackage, 'tokens' | 'price'>;

/** Hundredths of the currency for tokens, rounded half up as the server does. */
const costInHundredths = (tokens: number, tokenValue: number): number =>
  Math.floor((inHundredths(tokens) * inHundredths(tokenValue) + 50) / 100);

/** What any number of tokens costs, in the site's currency; NaN and Infinity stay what they are. */
export const costOf = (tokens: number, tokenValue: number): number =>
  Number.isFinite(tokens) ? costInHundredths(tokens, tokenValue) / 100 : tokens;

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
  { amount, tokenValue }: { amount: number; tokenValue: number },
): Package | undefined => {
  if (!Number.isFinite(amount) || amount <= 0) return undefined;
  const typed = { tokens: amount, price: costOf(amount, tokenValue) };
  return packages
    .filter((offer) => isBetter(offer, typed))
    .toSorted((one, other) => one.price - other.price || other.tokens - one.tokens)[0];
};
