import type { TokenPackage } from '@barg/api-client/models';
import { useCoupon } from '../../../shared/coupon/use-coupon.ts';

/** A coupon for the chosen package, and the package at its price with the coupon. */
export const usePackageCoupon = (chosen: TokenPackage | undefined) => {
  const coupon = useCoupon(chosen ? { purpose: 'package', itemId: chosen._id } : null);
  const { quote } = coupon;
  const offer = chosen && quote ? { ...chosen, price: quote.total, tax: quote.tax ?? 0 } : chosen;
  return { coupon, offer, code: quote?.code };
};
