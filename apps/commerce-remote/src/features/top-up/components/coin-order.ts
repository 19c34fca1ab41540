import type { TokenPackage, TopUpByCryptoBody } from '@barg/api-client/models';
import { isWithin, type PackagePrice, type WalletBounds } from './top-up-schema.ts';

interface Chosen {
  /** In tokens, when no package is chosen; NaN when nothing is typed. */
  amount: number;
  bought: TokenPackage | undefined;
  /** The price shown for a typed amount. */
  shown: PackagePrice;
}

const seen = ({ price, currency }: PackagePrice) => ({ expectedPrice: price, currency });

/** The order for a payment with coins; null while the choice is not valid. */
export const coinOrder = ({ amount, bought, shown }: Chosen, bounds: WalletBounds): TopUpByCryptoBody | null => {
  if (bought) return { packageId: bought._id, ...seen(bought) };
  if (!isWithin(amount, bounds)) return null;
  return { amount, ...seen(shown) };
};
