import type { TokenPackage } from '@barg/api-client/models';
import { inHundredths } from '../../../shared/hundredths.ts';
import { costOf, type TokenTerms } from '../../../shared/token-cost.ts';

type Offer = Pick<TokenPackage, 'tokens' | 'price'>;

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
