import type { TokenPackage, TopUpByCryptoBody } from '@barg/api-client/models';
import type { PackagePrice, WalletBounds } from './top-up-schema.ts';

interface Chosen {
  /** Tokens, where it is no package; NaN where nothing is typed. */
  amount: number;
  bought: TokenPackage | undefined;
  /** What an amount of one's own was shown to cost, where there is a tax on it. */
  shown: PackagePrice | undefined;
}

const seen = ({ price, currency }: PackagePrice) => ({ expectedPrice: price, currency });

/** What is bought with coins; null while that cannot be bought. */
export const coinOrder = (
  { amount, bought, shown }: Chosen,
  { minimum, maximum }: WalletBounds,
): TopUpByCryptoBody | null => {
  if (bought) return { packageId: bought._id, ...seen(bought) };
  if (!(amount >= minimum && amount <= maximum)) return null;
  return { amount, ...(shown && seen(shown)) };
};
