/** The plans that are longer than a month: their fields, and what is proposed for them. */
export const BUNDLES = [
  { plan: 'quarterly', price: 'quarterlyPrice', has: 'hasQuarter', months: 3, proposed: 2.85 },
  { plan: 'halfYearly', price: 'halfYearlyPrice', has: 'hasHalfYear', months: 6, proposed: 5.4 },
  // Two months less than it has, as is usual.
  { plan: 'yearly', price: 'yearlyPrice', has: 'hasYear', months: 12, proposed: 10 },
] as const;

export type Bundle = (typeof BUNDLES)[number];

/** Tokens of each plan, and whether it is offered. */
export type PlanPrices = { monthlyPrice: number } & Record<Bundle['price'], number> & Record<Bundle['has'], boolean>;

const inHundredths = (tokens: number): number => Math.round(tokens * 100);

/** A price to begin with, in tokens, within what the site allows for a month; none (NaN) while a month costs nothing. */
export const proposedPrice = ({ months, proposed }: Bundle, monthlyPrice: number, maximum: number): number =>
  monthlyPrice > 0 ? Math.min(Math.round(inHundredths(monthlyPrice) * proposed) / 100, maximum * months) : NaN;

/** A plan that costs more than a shorter one does for as many months. */
export interface DearPlan {
  months: number;
  price: number;
  shorter: number;
  /** What the shorter one costs for as many months. */
  total: number;
}

/** Plans that cost more than shorter ones do: allowed, and mostly a mistake. */
export const dearPlansOf = (prices: PlanPrices): DearPlan[] => {
  const bundles = BUNDLES.filter(({ has }) => prices[has]);
  const offered = [{ months: 1, price: prices.monthlyPrice }].concat(
    bundles.map(({ months, price }) => ({ months, price: prices[price] })),
  );
  return offered.flatMap((longer, index) =>
    offered.slice(0, index).flatMap((shorter) => {
      const total = (inHundredths(shorter.price) * longer.months) / shorter.months / 100;
      return longer.price > total ? [{ ...longer, shorter: shorter.months, total }] : [];
    }),
  );
};

export const isDearYear = ({ months, shorter }: DearPlan): boolean => months === 12 && shorter === 1;

/** The one objection to each plan that says it all: beside what costs least for as many months. */
export const strongestOf = (dear: readonly DearPlan[]): DearPlan[] =>
  [...Map.groupBy(dear, ({ months }) => months).values()].flatMap((same) =>
    same.toSorted((one, other) => one.total - other.total).slice(0, 1),
  );
