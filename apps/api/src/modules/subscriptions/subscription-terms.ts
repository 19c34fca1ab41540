import type { Hundredths } from '../../platform/money.ts';
import { nextPrice, type Priced } from '../../viewing/next-price.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { PLAN_MONTHS, priceOfPlan, type Plan, type PlanPrices } from '../performers/plans.ts';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';

export type SubscriptionType = Plan | 'free';

export interface Offer extends PlanPrices {
  is_free_trial: boolean;
}

export interface Terms {
  type: SubscriptionType;
  /** The price of the first period, and of each later one. */
  charge: Hundredths;
  price: Hundredths;
  months: number;
}

const MONTHS: Record<SubscriptionType, number> = { ...PLAN_MONTHS, free: 1 };

/**
 * The price of a new subscription. The first period is free if the performer offers it, the settings allow it and it is
 * the fan's first subscription to her; then a monthly subscription begins free too.
 *
 * @throws SubscriptionTypeUnavailableError
 */
export const termsOf = (
  asked: SubscriptionType,
  offer: Offer,
  {
    isFirst,
    settings,
  }: { isFirst: boolean; settings: Pick<Settings, 'freeSubscriptionEnabled' | 'freeSubscriptionDuration'> },
): Terms => {
  const { monthly_price: monthly } = offer;
  if (asked !== 'monthly' && asked !== 'free') return bundleOf(asked, offer);
  if (monthly === 0n) return { type: 'free', charge: 0n, price: 0n, months: MONTHS.free };
  if (isFirst && offer.is_free_trial && settings.freeSubscriptionEnabled) {
    return { type: 'free', charge: 0n, price: monthly, months: settings.freeSubscriptionDuration };
  }
  if (asked === 'free') throw new SubscriptionTypeUnavailableError();
  return { type: 'monthly', charge: monthly, price: monthly, months: MONTHS.monthly };
};

/** A plan of several months. @throws SubscriptionTypeUnavailableError */
const bundleOf = (plan: Plan, offer: Offer): Terms => {
  const price = priceOfPlan(offer, plan);
  // A free bundle beside a paid month is a mistake of its performer, so it is not sold.
  if (price === null || (price === 0n && offer.monthly_price > 0n)) throw new SubscriptionTypeUnavailableError();
  return { type: plan, charge: price, price, months: MONTHS[plan] };
};

/** The type of the next period: a free trial continues as a monthly subscription. */
export const renewedType = (type: SubscriptionType, price: Hundredths): SubscriptionType =>
  type === 'free' && price > 0n ? 'monthly' : type;

interface Agreed extends Priced {
  type: SubscriptionType;
}

/**
 * The agreed price of a paused or unpaid subscription; null when another plan is wanted, which costs what it costs now.
 */
export const agreedTerms = (row: Agreed, asked: SubscriptionType, now = new Date()): Terms | null => {
  const { type, status } = row;
  const price = nextPrice(row, now);
  const next = renewedType(type, price);
  if ((status !== 'paused' && status !== 'past-due') || next !== asked) return null;
  return { type: next, charge: price, price, months: MONTHS[next] };
};

export const monthsOf = (type: SubscriptionType): number => MONTHS[type];

/**
 * The day of the month that the period after one aims at: the day on which they began, where the end was cut to the last
 * day of a month that has no such day. Wherever else the end is, it was moved, and its own day counts.
 */
export const aimedDay = (end: Date, begun: number | null): number => {
  const own = end.getUTCDate();
  return begun !== null && begun > own && own === daysInMonthOf(end) ? begun : own;
};

/**
 * The same day some months later in UTC, or the last day of that month: 31 January and a month is 28 February.
 * @param begun the day on which the periods began, which counts again where a month has it: see {@link aimedDay}
 */
export const addMonths = (from: Date, months: number, begun: number | null = null): Date => {
  const target = new Date(from);
  // Every month has a first, so that the date does not run over into the next one.
  target.setUTCMonth(from.getUTCMonth() + months, 1);
  target.setUTCDate(Math.min(aimedDay(from, begun), daysInMonthOf(target)));
  return target;
};

const daysInMonthOf = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
