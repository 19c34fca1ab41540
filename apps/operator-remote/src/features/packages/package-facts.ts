import type { ManagedPackage } from '@barg/api-client/models';
import { wordsIn } from '../../shared/words-in.ts';

export type PackageState = 'onSale' | 'notOffered' | 'otherCurrency';

/** Whether a package can be bought, and why not: only one that is priced in the site's currency is sold. */
export function packageStateOf({ isOffered, isOnSale }: ManagedPackage): PackageState {
  if (!isOffered) return 'notOffered';
  return isOnSale ? 'onSale' : 'otherCurrency';
}

/** A package's name in the reader's language; in another one where it has none. */
export function packageName({ names }: ManagedPackage, locale: string): string {
  const written = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''));
  return wordsIn(written, locale) ?? '';
}

/** What tokens are sold for: the setting `tokenValue` of the setting `currency`, from `minimumWalletPrice` tokens on. */
export interface SaleTerms {
  tokenValue: number;
  currency: string;
  minimumWalletPrice: number;
}

const inHundredths = (amount: number): number => Math.round(amount * 100);

/** The tokens that a price buys without a package, rounded down like the server's. */
export const tokensFor = (price: number, { tokenValue }: Pick<SaleTerms, 'tokenValue'>): number =>
  Math.floor((inHundredths(price) * 100) / inHundredths(tokenValue)) / 100;

/** The tokens beyond those that the price is worth; the site gives them. */
export function giftOf(
  { tokens, price }: Pick<ManagedPackage, 'tokens' | 'price'>,
  terms: Pick<SaleTerms, 'tokenValue'>,
): number {
  return Math.max(0, inHundredths(tokens) - inHundredths(tokensFor(price, terms))) / 100;
}
