import { at, share } from './arithmetic.ts';
import { isUnusable, priceWith, type Priced } from './reference-offers.ts';
import { noteReturned } from './reference-payments.ts';
import type { ModelOrder, Reference, Refusal } from './reference.ts';
import { earn, noteSpent, refusalOf, settleRewards } from './reference-sales.ts';
import { DAY_MS, TERMS } from './terms.ts';

/** The first performer sells the product. */
const SELLER = 0;

export interface Ordered {
  fan: number;
  quantity: number;
  coupon: number | null;
}

/** A coupon is for the pieces, and not for sending them. */
export const priceOfOrder = ({ quantity, coupon }: Ordered): Priced => {
  const { charge, subsidy } = priceWith(TERMS.product.price * BigInt(quantity), coupon);
  return { charge: charge + TERMS.shipping[0], subsidy };
};

export const placeOrder = (ref: Reference, ordered: Ordered): Refusal => {
  const { fan, quantity, coupon } = ordered;
  const { charge: amount, subsidy } = priceOfOrder(ordered);
  if (ref.stock < quantity) return 'order.out_of_stock';
  if (isUnusable(ref, { fan, performer: SELLER, coupon })) return 'coupon.unusable';
  const refusal = refusalOf(ref, fan, amount);
  if (refusal !== null) return refusal;
  const buyer = ref.books.fan(fan);
  const gifts = ref.books.spend(buyer, amount);
  buyer.held += amount;
  ref.stock -= quantity;
  const paid = { fan, amount, given: gifts, paid: amount, gifts, quantity, shipping: TERMS.shipping[0] };
  if (coupon !== null) at(ref.uses, coupon).push(fan);
  const spent = noteSpent(ref, fan, amount);
  ref.orders.push({ ...paid, coupon, subsidy, spent, status: 'created', createdAt: Date.now(), shippedAt: 0 });
  return null;
};

const payBack = (ref: Reference, order: ModelOrder, amount: bigint): void => {
  const buyer = ref.books.fan(order.fan);
  const from = order.paid - order.amount;
  const given = share(order.gifts, { from, to: from + amount, of: order.paid });
  buyer.held -= amount;
  ref.books.giveTo(buyer, { amount, given, lost: 0n });
  order.amount -= amount;
  order.given -= given;
  order.spent.amount -= amount;
  noteReturned(ref, order.fan);
};

const cancel = (ref: Reference, order: ModelOrder): null => {
  payBack(ref, order, order.amount);
  ref.stock += order.quantity;
  const uses = order.coupon === null ? [] : at(ref.uses, order.coupon);
  uses.splice(uses.indexOf(order.fan), 1);
  order.status = 'refunded';
  return null;
};

const NOT_NOW = 'order.not_allowed_now';

export const cancelOrder = (ref: Reference, order: ModelOrder, by: 'buyer' | 'seller'): Refusal => {
  const isOpen = order.status === 'created' || (by === 'seller' && order.status === 'processing');
  return isOpen ? cancel(ref, order) : NOT_NOW;
};

/** To the nearer address: what sending costs less comes back. */
export const readdress = (ref: Reference, order: ModelOrder): Refusal => {
  if (order.status !== 'created') return NOT_NOW;
  const [, nearer] = TERMS.shipping;
  if (order.shipping > nearer) payBack(ref, order, order.shipping - nearer);
  order.shipping = nearer;
  return null;
};

export const process = (order: ModelOrder): Refusal => {
  if (order.status !== 'created') return NOT_NOW;
  order.status = 'processing';
  return null;
};

/** Saying it again corrects how it is tracked, and pays nobody. */
export const ship = (ref: Reference, order: ModelOrder): Refusal => {
  if (order.status !== 'processing' && order.status !== 'shipped') return NOT_NOW;
  if (order.status === 'shipped') return null;
  ref.books.fan(order.fan).held -= order.amount;
  const { fan, amount: paid, given, subsidy } = order;
  settleRewards(ref, earn(ref, { fan, performer: SELLER, paid, subsidy, given }), []);
  Object.assign(order, { status: 'shipped', shippedAt: Date.now() });
  return null;
};

/** What happens by itself: unsent orders are paid back, sent ones have arrived. */
export const settleOrders = (ref: Reference): void => {
  const before = Date.now() - TERMS.orderDays * DAY_MS;
  for (const order of ref.orders) {
    const isUnsent = order.status === 'created' || order.status === 'processing';
    if (isUnsent && order.createdAt < before) cancel(ref, order);
    if (order.status === 'shipped' && order.shippedAt < before) order.status = 'delivered';
  }
};
