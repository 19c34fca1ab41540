import { expire, giftsOf, hasTimeLeft } from './reference-subscriptions.ts';
import type { Reference, Refusal } from './reference.ts';
import { at } from './arithmetic.ts';
import { DAY_MS } from './terms.ts';
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
  if (kind === 'gallery' || kind === 'message') ref.bought.delete(key);
  if (kind === 'period') endPeriod(ref, index, key);
  if (kind === 'gift') takeTime(ref, index, key);
  return null;
};

/** A subscription that renews goes on for so long after a gift is taken from it. */
const REST_MS = 3 * DAY_MS;

/** What is left of a gift is taken, and the gifts after it come so much earlier. */
const takeTime = (ref: Reference, index: number, key: string): void => {
  const { time } = at(ref.sales, index);
  const one = ref.subscriptions.find(({ fan, performer }) => key === `${fan} ${performer}`);
  if (!time || !one) throw new Error('a gift gives time');
  const now = Date.now();
  const left = Math.max(0, time.end - Math.max(now, time.start));
  time.isTaken = true;
  if (left === 0 || one.status === 'expired') return;
  for (const later of ref.sales) {
    if (later.key !== key || !later.time || later.time.isTaken || later.time.start < time.end) continue;
    later.time.start -= left;
    later.time.end -= left;
  }
  const end = one.end - left;
  const renews = one.status === 'active';
  if (end <= now && !renews) expire(one);
  else Object.assign(one, { end: renews ? Math.max(end, now + REST_MS) : end, begun: null });
};

/** The gifts that are to follow come now instead, and the subscription ends with the last one. */
const endPeriod = (ref: Reference, index: number, key: string): void => {
  const isPaidAgain = ref.sales.slice(index + 1).some((sale) => sale.kind === 'period' && sale.key === key);
  const one = ref.subscriptions.find(({ fan, performer }) => key === `${fan} ${performer}`);
  if (!one || isPaidAgain || one.status === 'expired') return;
  const now = Date.now();
  let end = now;
  for (const time of giftsOf(ref, key)) {
    if (!hasTimeLeft(one) || time.end <= now) continue;
    const early = Math.max(0, time.start - end);
    time.start -= early;
    time.end -= early;
    end = time.end;
  }
  expire(one);
  if (end > now) Object.assign(one, { status: 'cancelled', end, begun: null });
};
