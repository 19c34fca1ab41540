import type { PerformerProfile } from '@barg/api-client/models';
import type { SubscriptionType } from '@barg/session';

/** A way to subscribe. */
export interface Plan {
  period: SubscriptionType;
  /** What the API is asked for. A free month is asked for by its name, so that it is never paid for by surprise. */
  type: 'free' | SubscriptionType;
  /** Months that one payment is for. */
  months: number;
  /** Tokens that are charged now. */
  charge: number;
  /** Tokens of each later period. */
  price: number;
  /** Tokens that a month of it costs, never less than it does. */
  perMonth: number;
  /** Months at the beginning that cost nothing. */
  freeMonths: number;
  /** Whole months that it costs less than as many single ones. */
  savedMonths: number;
}

export interface PlanTerms {
  /** Only the first subscription to a performer can begin with a free period. */
  isFirst: boolean;
  /** Months of a free period; 0 where the site offers none. */
  freeMonths: number;
}

type Offer = Pick<
  PerformerProfile,
  'monthlyPrice' | 'quarterlyPrice' | 'halfYearlyPrice' | 'yearlyPrice' | 'isFreeTrial'
>;

/** What can be chosen, the monthly plan first, then the longer ones. */
export const plansOf = (offer: Offer, terms: PlanTerms): Plan[] => {
  const { monthlyPrice, isFreeTrial } = offer;
  const once = { period: 'monthly', months: 1, price: monthlyPrice, perMonth: monthlyPrice, savedMonths: 0 } as const;
  if (monthlyPrice === 0) return [{ ...once, freeMonths: 0, type: 'free', charge: 0 }];
  const isTrial = terms.isFirst && isFreeTrial && terms.freeMonths > 0;
  const monthly: Plan = isTrial
    ? { ...once, type: 'free', charge: 0, freeMonths: terms.freeMonths }
    : { ...once, type: 'monthly', charge: monthlyPrice, freeMonths: 0 };
  const bundles = [
    { period: 'quarterly', months: 3, price: offer.quarterlyPrice },
    { period: 'half-yearly', months: 6, price: offer.halfYearlyPrice },
    { period: 'yearly', months: 12, price: offer.yearlyPrice },
  ] as const;
  // Months for nothing beside a month that is paid were never meant.
  return [
    monthly,
    ...bundles.flatMap(({ price, ...bundle }) => (price ? [bundleOf(bundle, price, monthlyPrice)] : [])),
  ];
};

const bundleOf = ({ period, months }: Pick<Plan, 'period' | 'months'>, price: number, monthlyPrice: number): Plan => ({
  ...{ period, type: period, months, charge: price, price },
  perMonth: Math.ceil(Math.round(price * 100) / months) / 100,
  freeMonths: 0,
  savedMonths: Math.max(0, Math.floor(months - price / monthlyPrice)),
});
