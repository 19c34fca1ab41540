import { expire } from './reference-offers.ts';
import type { Reference, Refusal } from './reference.ts';
import { at } from './arithmetic.ts';
import { takeBackTip } from './reference-tips.ts';

/**
 * An operator refunds a sale, or a part of it. After a full refund the gallery is locked again, or the period ends unless
 * a later one was paid for, and its coupon may be used again.
 */
export const refundSale = (ref: Reference, index: number, asked: bigint | null): Refusal => {
  const { kind, key, coupon, sold } = at(ref.sales, index);
  const refusal = takeBackTip(ref, sold, asked);
  if (refusal !== null || sold.sale.reversed < sold.sale.paid) return refusal;
  const uses = coupon === null ? [] : at(ref.uses, coupon);
  uses.splice(uses.indexOf(sold.sale.fan), 1);
  if (kind === 'gallery') ref.bought.delete(key);
  if (kind === 'period') endPeriod(ref, index, key);
  return null;
};

const endPeriod = (ref: Reference, index: number, key: string): void => {
  const isPaidAgain = ref.sales.slice(index + 1).some((sale) => sale.kind === 'period' && sale.key === key);
  const one = ref.subscriptions.find(({ fan, performer }) => key === `${fan} ${performer}`);
  if (one && !isPaidAgain) expire(one);
};
