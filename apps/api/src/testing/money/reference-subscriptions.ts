import { addMonths, aimedDay } from '../../modules/subscriptions/subscription-terms.ts';
import { at } from './arithmetic.ts';
import type { GivenTime, ModelSubscription, Reference, Refusal } from './reference.ts';
import { charge, type Order } from './reference-offers.ts';
import { DAY_MS, TERMS } from './terms.ts';

const periodOf = ({ fan, performer }: Pick<Order, 'fan' | 'performer'>) =>
  ({ kind: 'period', key: `${fan} ${performer}` }) as const;

export const subscriptionOf = (ref: Reference, fan: number, performer: number): ModelSubscription | undefined =>
  ref.subscriptions.find((one) => one.fan === fan && one.performer === performer);

const FRESH = { status: 'active', retryAt: null, pauses: false, resumesAt: null } as const;

/** Ends it at once. */
export const expire = (one: ModelSubscription): void => void Object.assign(one, { ...FRESH, status: 'expired' });

/** What others have given for a subscription and not taken back, the earliest first. */
export const giftsOf = (ref: Reference, of: string): GivenTime[] =>
  ref.sales
    .flatMap(({ key, time }) => (key === of && time && !time.isTaken ? [time] : []))
    .toSorted((one, other) => one.start - other.start);

/** What gifts still held before a subscription begins anew is gone with what was before. */
const endGifts = (ref: Reference, key: string): void => {
  const now = Date.now();
  for (const time of giftsOf(ref, key)) {
    if (time.end > now) Object.assign(time, { start: Math.min(time.start, now), end: now });
  }
};

export const hasTimeLeft = ({ status, end }: ModelSubscription): boolean =>
  (status === 'active' || status === 'cancelled') && end > Date.now();

/** A month from a moment on; the day on which periods began counts again where a month has it. */
const month = (from: number, begun: number | null = null) => ({
  end: addMonths(new Date(from), 1, begun).getTime(),
  begun: aimedDay(new Date(from), begun),
});

/** Whether a fan's month would be the free one: with his first subscription to her, and if nobody with his card had it. */
export const hasTrial = (ref: Reference, fan: number, performer: number): boolean =>
  at(TERMS.trials, performer) && !ref.trials.has(performer) && subscriptionOf(ref, fan, performer) === undefined;

export const subscribe = (ref: Reference, order: Order): Refusal => {
  const { fan, performer } = order;
  const existing = subscriptionOf(ref, fan, performer);
  if (existing && hasTimeLeft(existing)) {
    if (existing.status === 'active') return 'subscription.already_active';
    existing.status = 'active';
    return null;
  }
  const isTrial = hasTrial(ref, fan, performer);
  if (isTrial) ref.trials.add(performer);
  const refusal = isTrial ? null : charge(ref, order, periodOf(order));
  if (refusal !== null) return refusal;
  endGifts(ref, periodOf(order).key);
  const period = { ...FRESH, ...month(Date.now()) };
  if (existing) Object.assign(existing, period);
  else ref.subscriptions.push({ fan, performer, ...period });
  return null;
};

/** A month for the other fan, after what that one has already; nothing of it renews by itself. */
export const give = (ref: Reference, giver: number, performer: number): Refusal => {
  const fan = 1 - giver;
  const gift = { kind: 'gift', key: `${fan} ${performer}` } as const;
  const price = at(TERMS.monthly, performer);
  const refusal = charge(ref, { fan: giver, performer, price, coupon: null }, gift);
  if (refusal !== null) return refusal;
  const now = Date.now();
  const found = subscriptionOf(ref, fan, performer);
  const one = found ?? { fan, performer, ...FRESH, status: 'expired', end: now, begun: null };
  if (found === undefined) ref.subscriptions.push(one);
  if (one.status === 'expired') endGifts(ref, gift.key);
  const start = hasTimeLeft(one) ? one.end : now;
  const given = month(start, hasTimeLeft(one) ? one.begun : null);
  at(ref.sales, ref.sales.length - 1).time = { start, end: given.end, isTaken: false };
  const status = one.status === 'expired' || one.status === 'cancelled' ? 'cancelled' : 'active';
  Object.assign(one, { status, ...given, retryAt: null });
  return null;
};

export const cancelSubscription = (one: ModelSubscription): Refusal => {
  if (one.status === 'expired') return 'request.not_found';
  Object.assign(one, { pauses: false, resumesAt: null });
  if (hasTimeLeft(one)) one.status = 'cancelled';
  else Object.assign(one, { status: 'expired', retryAt: null });
  return null;
};

/** @param until null: until its fan says so */
export const pause = (one: ModelSubscription, until: number | null): Refusal => {
  const isTooSoon = until !== null && until <= one.end;
  if (one.status !== 'active' || !hasTimeLeft(one) || isTooSoon) return 'subscription.cannot_pause';
  Object.assign(one, { pauses: true, resumesAt: until });
  return null;
};

export const isWaiting = ({ status }: ModelSubscription): boolean => status === 'paused' || status === 'past-due';

const priceOf = ({ performer }: ModelSubscription): bigint => at(TERMS.monthly, performer);

export const resume = (ref: Reference, one: ModelSubscription): Refusal => {
  if (!isWaiting(one) && !(one.status === 'active' && one.pauses)) return 'subscription.cannot_resume';
  if (!isWaiting(one)) {
    Object.assign(one, { pauses: false, resumesAt: null });
    return null;
  }
  const refusal = charge(ref, { ...one, price: priceOf(one), coupon: null }, periodOf(one));
  if (refusal === null) extend(one);
  return refusal;
};

const extend = (one: ModelSubscription): void => {
  const now = Date.now();
  const following = month(one.end, one.begun);
  const isGap = one.status !== 'active' || following.end <= now;
  Object.assign(one, { ...FRESH, ...(isGap ? month(now) : following) });
};

/** What happens at the end of its period, or when it was to be tried again. */
export const renew = (ref: Reference, one: ModelSubscription): void => {
  const now = Date.now();
  if (one.status === 'expired' || (one.status === 'paused' && one.retryAt === null)) return;
  if ((one.retryAt ?? one.end) > now) return;
  if (one.status === 'cancelled') return void Object.assign(one, { status: 'expired', pauses: false, resumesAt: null });
  if (one.status === 'active' && one.pauses && (one.resumesAt === null || one.resumesAt > one.end)) {
    return void Object.assign(one, { status: 'paused', retryAt: one.resumesAt });
  }
  if (charge(ref, { ...one, price: priceOf(one), coupon: null }, periodOf(one)) === null) return extend(one);
  if (one.status === 'past-due' && now - one.end >= TERMS.graceDays * DAY_MS) {
    return void Object.assign(one, { ...FRESH, status: 'expired' });
  }
  const afterPause = one.status === 'paused' && { end: one.resumesAt ?? now, begun: null };
  Object.assign(one, { status: 'past-due', retryAt: now + DAY_MS, pauses: false, resumesAt: null, ...afterPause });
};
