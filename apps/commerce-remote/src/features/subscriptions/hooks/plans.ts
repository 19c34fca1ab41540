import type { PerformerProfile } from '@barg/api-client/models';
import type { SubscriptionType } from '@barg/session';

const MONTHS_OF_YEAR = 12;

/** A way to subscribe. */
export interface Plan {
  period: SubscriptionType;
  /** What the API is asked for. A free month is asked for by its name, so that it is never paid for by surprise. */
  type: 'free' | 'monthly' | 'yearly';
  /** Tokens that are charged now. */
  charge: number;
  /** Tokens of each later period. */
  price: number;
  /** Months at the beginning that cost nothing. */
  freeMonths: number;
  /** Months that a year costs less than twelve single ones. */
  savedMonths: number;
}

export interface PlanTerms {
  /** Only the first subscription to a performer can begin with a free period. */
  isFirst: boolean;
  /** Months of a free period; 0 where the site offers none. */
  freeMonths: number;
}

type Offer = Pick<PerformerProfile, 'monthlyPrice' | 'yearlyPrice' | 'isFreeTrial'>;

/** What can be chosen, the monthly plan first. */
export const plansOf = ({ monthlyPrice, yearlyPrice, isFreeTrial }: Offer, terms: PlanTerms): Plan[] => {
  const base = { period: 'monthly', price: monthlyPrice, freeMonths: 0, savedMonths: 0 } as const;
  if (monthlyPrice === 0) return [{ ...base, type: 'free', charge: 0 }];
  const isTrial = terms.isFirst && isFreeTrial && terms.freeMonths > 0;
  const monthly: Plan = isTrial
    ? { ...base, type: 'free', charge: 0, freeMonths: terms.freeMonths }
    : { ...base, type: 'monthly', charge: monthlyPrice };
  // A year for nothing beside a month that is paid was never meant.
  return !yearlyPrice ? [monthly] : [monthly, yearlyPlan(yearlyPrice, monthlyPrice)];
};

const yearlyPlan = (price: number, monthlyPrice: number): Plan => ({
  period: 'yearly',
  type: 'yearly',
  charge: price,
  price,
  freeMonths: 0,
  savedMonths: Math.max(0, Math.floor(MONTHS_OF_YEAR - price / monthlyPrice)),
});
