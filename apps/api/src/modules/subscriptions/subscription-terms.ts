import type { Hundredths } from '../../platform/money.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { PLAN_MONTHS, priceOfPlan, type Plan, type PlanPrices } from '../performers/plans.ts';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';

export type SubscriptionType = Plan | 'free';

export interface Offer extends PlanPrices {
  is_free_trial: boolean;
}

export interface Terms {
  type: SubscriptionType;
  /** What the period that begins now costs, and what each later one will. */
  charge: Hundredths;
  price: Hundredths;
  months: number;
}

const MONTHS: Record<SubscriptionType, number> = { ...PLAN_MONTHS, free: 1 };

/**
 * What subscribing costs. Where the first period is free (the performer offers it, the settings allow it, and it is
 * the fan's first subscription to her) nobody pays for a month that is free anyway, whichever of the two was asked for.
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

/** Several months that are paid at once. @throws SubscriptionTypeUnavailableError */
const bundleOf = (plan: Plan, offer: Offer): Terms => {
  const price = priceOfPlan(offer, plan);
  // A year for nothing beside a month that is paid was never meant, and is not sold.
  if (price === null || (price === 0n && offer.monthly_price > 0n)) throw new SubscriptionTypeUnavailableError();
  return { type: plan, charge: price, price, months: MONTHS[plan] };
};

/** What the next period is: a trial goes on as a monthly subscription. */
export const renewedType = (type: SubscriptionType, price: Hundredths): SubscriptionType =>
  type === 'free' && price > 0n ? 'monthly' : type;

interface Priced {
  status: string;
  price: Hundredths;
  current_period_end: Date;
  next_price: Hundredths | null;
  next_price_from: Date | null;
}

/** What a period costs that begins at a moment, as was agreed and announced. */
export const priceAt = ({ price, next_price, next_price_from }: Priced, at: Date): Hundredths =>
  next_price !== null && next_price_from !== null && next_price_from <= at ? next_price : price;

/** What the next period costs: it begins when this one ends, or now; one that is unpaid was due when it ended. */
export const nextPrice = (row: Priced, now: Date): Hundredths =>
  priceAt(row, row.status !== 'past-due' && row.current_period_end < now ? now : row.current_period_end);

interface Agreed extends Priced {
  type: SubscriptionType;
}

/**
 * What was agreed for a subscription that is paused or waits for payment; null where it is another plan that is asked
 * for, which is bought as it is offered now.
 */
export const agreedTerms = (row: Agreed, asked: SubscriptionType, now = new Date()): Terms | null => {
  const { type, status } = row;
  const price = nextPrice(row, now);
  const next = renewedType(type, price);
  if ((status !== 'paused' && status !== 'past-due') || next !== asked) return null;
  return { type: next, charge: price, price, months: MONTHS[next] };
};

export const monthsOf = (type: SubscriptionType): number => MONTHS[type];

/** The same day some months later in UTC, or that month's last day: 31 January and a month is 28 February. */
export const addMonths = (from: Date, months: number): Date => {
  const target = new Date(from);
  target.setUTCMonth(from.getUTCMonth() + months);
  // The day did not exist and ran over into the month after.
  if (target.getUTCDate() !== from.getUTCDate()) target.setUTCDate(0);
  return target;
};
