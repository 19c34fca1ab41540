import type { Hundredths } from '../../platform/money.ts';

/** The ways to pay for a subscription, by their months. */
export const PLAN_MONTHS = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 } as const;

export type Plan = keyof typeof PLAN_MONTHS;

export const PLANS = Object.keys(PLAN_MONTHS) as [Plan, ...Plan[]];

/** What a performer asks for each plan. */
export interface PlanPrices {
  monthly_price: Hundredths;
  quarterly_price: Hundredths | null;
  half_yearly_price: Hundredths | null;
  yearly_price: Hundredths | null;
}

export const PRICE_COLUMNS = {
  monthly: 'monthly_price',
  quarterly: 'quarterly_price',
  'half-yearly': 'half_yearly_price',
  yearly: 'yearly_price',
} as const satisfies Record<Plan, keyof PlanPrices>;

export const priceOfPlan = (prices: PlanPrices, plan: Plan): Hundredths | null => prices[PRICE_COLUMNS[plan]];
