import { tokensLeft } from '../../../shared/hundredths.ts';
import { useCoupon } from '../../../shared/coupon/use-coupon.ts';
import { useOrderQuoteQuery } from '../api/ordering.ts';

interface Chosen {
  productId: string;
  addressId: string | undefined;
  quantity: number | null;
}

/** The price of the chosen pieces, sent to the chosen address, with a coupon; NaN until it is loaded. */
export const useOrderPrice = ({ productId, addressId, quantity }: Chosen) => {
  const wanted = { productId, addressId: addressId ?? '', quantity: quantity ?? 1 };
  const skip = addressId === undefined || quantity === null;
  const { currentData, error } = useOrderQuoteQuery(wanted, { skip });
  const coupon = useCoupon({ purpose: 'product', itemId: productId, quantity: wanted.quantity });
  const quote = skip ? undefined : currentData;
  const code = coupon.quote?.code;
  const discount = coupon.quote?.discount ?? 0;
  const price = quote && !coupon.isUnknown ? tokensLeft(discount, quote.total) : NaN;
  return { wanted, quote, price, discount, coupon, code, error: skip ? null : (error?.message ?? null) };
};
