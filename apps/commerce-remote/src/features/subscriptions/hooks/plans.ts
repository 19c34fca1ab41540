import type { PerformerProfile } from '@barg/api-client/models';
import type { SubscriptionType } from '@barg/session';

/** A plan that can be subscribed to. */
export interface Plan {
  period: SubscriptionType;
  /** The API's name of the plan. A free month has its own, so that it is never paid for by surprise. */
  type: 'free' | SubscriptionType;
  /** The months of one payment. */
  months: number;
  /** In tokens, charged now. */
  charge: number;
  /** In tokens, for each later period. */
  price: number;
  /** In tokens for a month, rounded up. */
  perMonth: number;
  /** The free months at the beginning. */
  freeMonths: number;
  /** The whole months that it saves against the monthly plan. */
  savedMonths: number;
}

export interface PlanTerms {
  /** Whether it is the fan's first subscription to the performer; only that one has a free period. */
  isFirst: boolean;
  /** The months of a free period; 0 when the site offers none. */
  freeMonths: number;
}

type Offer = Pick<
  PerformerProfile,
  'monthlyPrice' | 'quarterlyPrice' | 'halfYearlyPrice' | 'yearlyPrice' | 'isFreeTrial'
>;

/** The plans of a performer, the monthly one first, then by length. */
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
  // A free bundle beside a paid month is a mistake of its performer, so it is not offered.
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
