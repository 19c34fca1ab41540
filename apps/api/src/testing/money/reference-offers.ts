import { at, least } from './arithmetic.ts';
import type { ModelSale, Reference, Refusal } from './reference.ts';
import { refusalOf, sell } from './reference-sales.ts';
import { TERMS } from './terms.ts';

export interface Priced {
  charge: bigint;
  subsidy: bigint;
}

/** A price with a coupon, whether it may be used or not. */
export const priceWith = (price: bigint, coupon: number | null): Priced => {
  if (coupon === null) return { charge: price, subsidy: 0n };
  const { performer, percent, amount } = at(TERMS.coupons, coupon);
  const discount = least(percent === null ? (amount ?? 0n) : (price * percent) / 100n, price - 1n);
  return { charge: price - discount, subsidy: performer === null ? discount : 0n };
};

export interface Order {
  fan: number;
  performer: number;
  price: bigint;
  coupon: number | null;
}

export const isUnusable = (ref: Reference, { fan, performer, coupon }: Omit<Order, 'price'>): boolean => {
  if (coupon === null) return false;
  if (coupon === TERMS.packageCoupon) return true;
  return isUsedUp(ref, { fan, performer, coupon });
};

/** @param performer null: the site sells it */
export const isUsedUp = (
  ref: Reference,
  { fan, performer, coupon }: { fan: number; performer: number | null; coupon: number },
): boolean => {
  const { performer: by, maxUses, maxPerFan } = at(TERMS.coupons, coupon);
  const uses = at(ref.uses, coupon);
  if (by !== null && by !== performer) return true;
  return uses.length >= maxUses || uses.filter((one) => one === fan).length >= maxPerFan;
};

export const charge = (ref: Reference, order: Order, of: Pick<ModelSale, 'kind' | 'key'>): Refusal => {
  if (isUnusable(ref, order)) return 'coupon.unusable';
  const { charge: paid, subsidy } = priceWith(order.price, order.coupon);
  const refusal = refusalOf(ref, order.fan, paid);
  if (refusal !== null) return refusal;
  ref.sales.push({
    ...of,
    coupon: order.coupon,
    sold: sell(ref, { fan: order.fan, performer: order.performer, paid, subsidy }),
  });
  if (order.coupon !== null) at(ref.uses, order.coupon).push(order.fan);
  return null;
};

export const buyGallery = (ref: Reference, key: string, order: Order): Refusal => {
  if (ref.bought.has(key)) return 'wallet.already_purchased';
  const refusal = charge(ref, order, { kind: 'gallery', key });
  if (refusal === null) ref.bought.add(key);
  return refusal;
};

/** A message that was bought before is refused as such, whatever else would refuse its buyer. */
export const buyMessage = (ref: Reference, fan: number, performer: number): Refusal => {
  const key = `message ${fan} ${performer}`;
  const price = at(TERMS.messages, performer);
  if (ref.bought.has(key)) return 'wallet.already_purchased';
  const refusal = charge(ref, { fan, performer, price, coupon: null }, { kind: 'message', key });
  if (refusal === null) ref.bought.add(key);
  return refusal;
};
