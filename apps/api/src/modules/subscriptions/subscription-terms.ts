import type { Hundredths } from '../../platform/money.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';

export type SubscriptionType = 'monthly' | 'yearly' | 'free';

export interface Offer {
  monthly_price: Hundredths;
  yearly_price: Hundredths | null;
  is_free_trial: boolean;
}

export interface Terms {
  type: SubscriptionType;
  /** What the period that begins now costs, and what each later one will. */
  charge: Hundredths;
  price: Hundredths;
  months: number;
}

const MONTHS: Record<SubscriptionType, number> = { monthly: 1, yearly: 12, free: 1 };

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
  const { monthly_price: monthly, yearly_price: yearly } = offer;
  if (asked === 'yearly') {
    // A year for nothing beside a month that is paid was never meant, and is not sold.
    if (yearly === null || (yearly === 0n && monthly > 0n)) throw new SubscriptionTypeUnavailableError();
    return { type: 'yearly', charge: yearly, price: yearly, months: MONTHS.yearly };
  }
  if (monthly === 0n) return { type: 'free', charge: 0n, price: 0n, months: MONTHS.free };
  if (isFirst && offer.is_free_trial && settings.freeSubscriptionEnabled) {
    return { type: 'free', charge: 0n, price: monthly, months: settings.freeSubscriptionDuration };
  }
  if (asked === 'free') throw new SubscriptionTypeUnavailableError();
  return { type: 'monthly', charge: monthly, price: monthly, months: MONTHS.monthly };
};

/** What the next period is: a trial goes on as a monthly subscription. */
export const renewedType = (type: SubscriptionType, price: Hundredths): SubscriptionType =>
  type === 'free' && price > 0n ? 'monthly' : type;

export const monthsOf = (type: SubscriptionType): number => MONTHS[type];

/** The same day some months later in UTC, or that month's last day: 31 January and a month is 28 February. */
export const addMonths = (from: Date, months: number): Date => {
  const target = new Date(from);
  target.setUTCMonth(from.getUTCMonth() + months);
  // The day did not exist and ran over into the month after.
  if (target.getUTCDate() !== from.getUTCDate()) target.setUTCDate(0);
  return target;
};
