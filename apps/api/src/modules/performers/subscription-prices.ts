import { fromHundredths, toHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import {
  DearPlanError,
  DearYearError,
  FreeSubscriptionOffError,
  FreeYearError,
  SubscriptionPriceError,
} from './performers.errors.ts';
import { PLAN_MONTHS, PLANS, PRICE_COLUMNS, priceOfPlan, type Plan } from './plans.ts';

const FIELDS = {
  monthly: 'monthlyPrice',
  quarterly: 'quarterlyPrice',
  'half-yearly': 'halfYearlyPrice',
  yearly: 'yearlyPrice',
} as const satisfies Record<Plan, string>;

/** Of each plan in tokens: undefined where it stays, null where it is not offered. */
type Prices = { [P in Plan as (typeof FIELDS)[P]]?: number | null | undefined };

const MONTHS_OF_A_YEAR = BigInt(PLAN_MONTHS.yearly);

/**
 * Checks prices against the settings' bounds (of several months: as many times as much). Zero is a free subscription; it
 * and a free first period need the setting freeSubscriptionEnabled.
 * @throws SubscriptionPriceError, FreeSubscriptionOffError
 */
export const assertPrices = async (unit: UnitOfWork, prices: Prices & { isFreeTrial?: boolean | undefined }) => {
  const settings = await settingsOf(unit);
  const { minimumSubscriptionPrice: minimum, maximumSubscriptionPrice: maximum } = settings;
  const isFree = prices.monthlyPrice === 0 || prices.yearlyPrice === 0 || prices.isFreeTrial === true;
  if (isFree && !settings.freeSubscriptionEnabled) throw new FreeSubscriptionOffError();
  for (const plan of PLANS) {
    const [path, most] = [FIELDS[plan], maximum * PLAN_MONTHS[plan]];
    const price = prices[path];
    if (price === undefined || price === null || price === 0 || (price >= minimum && price <= most)) continue;
    throw new SubscriptionPriceError({
      params: { minimum, maximum: most },
      details: [{ path, code: 'out_of_bounds', message: `${minimum} to ${most}` }],
    });
  }
};

/** Whether a plan gets a price; one that is not offered any more costs its subscribers what it did. */
export const changesPrices = (changes: Prices): boolean =>
  PLANS.some((plan) => typeof changes[FIELDS[plan]] === 'number');

/** What was meant, though it looks like a mistake. */
interface Meant {
  isDearYearMeant?: boolean | undefined;
  isDearPlanMeant?: boolean | undefined;
}

/**
 * Checks the prices of the plans against one another, changed or not. Locks the row, so that concurrent changes of one
 * price each are checked in turn.
 * @throws FreeYearError, DearYearError, DearPlanError
 */
export const assertPricesAgree = async (db: Queryable, performerId: string, changes: Prices & Meant): Promise<void> => {
  if (!changesPrices(changes)) return;
  const changed = PLANS.filter((plan) => typeof changes[FIELDS[plan]] === 'number');
  const stored = await db
    .selectFrom('performers')
    .select(Object.values(PRICE_COLUMNS))
    .where('user_id', '=', performerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const offered = PLANS.flatMap((plan): Offered[] => {
    const given = changes[FIELDS[plan]];
    const price = typeof given === 'number' ? toHundredths(given) : given === null ? null : priceOfPlan(stored, plan);
    return price === null ? [] : [{ plan, months: BigInt(PLAN_MONTHS[plan]), price }];
  });
  assertYear(offered, changes);
  if (changes.isDearPlanMeant) return;
  for (const [shorter, longer] of pairsOf(offered)) {
    if (changed.includes(shorter.plan) || changed.includes(longer.plan)) assertNotDearer(shorter, longer);
  }
};

interface Offered {
  plan: Plan;
  months: bigint;
  price: Hundredths;
}

/** Each plan with each longer one; the month and the year are looked at by themselves. */
const pairsOf = (offered: readonly Offered[]): Array<[Offered, Offered]> =>
  offered
    .flatMap((longer, index) => offered.slice(0, index).map((shorter): [Offered, Offered] => [shorter, longer]))
    .filter(([shorter, longer]) => shorter.plan !== 'monthly' || longer.plan !== 'yearly');

const assertYear = (offered: readonly Offered[], { isDearYearMeant, isDearPlanMeant }: Meant): void => {
  const [monthly, yearly] = (['monthly', 'yearly'] as const).map((plan) => offered.find((it) => it.plan === plan));
  if (!monthly || !yearly) return;
  if (yearly.price === 0n && monthly.price > 0n) {
    throw new FreeYearError({ params: { monthly: fromHundredths(monthly.price) } });
  }
  const twelveMonths = monthly.price * MONTHS_OF_A_YEAR;
  if (yearly.price <= twelveMonths || isDearYearMeant || isDearPlanMeant) return;
  throw new DearYearError({
    params: { yearly: fromHundredths(yearly.price), twelveMonths: fromHundredths(twelveMonths) },
  });
};

const assertNotDearer = (shorter: Offered, longer: Offered): void => {
  if (longer.price * shorter.months <= shorter.price * longer.months) return;
  const total = fromHundredths((shorter.price * longer.months) / shorter.months);
  const params = { months: Number(longer.months), shorter: Number(shorter.months), total };
  throw new DearPlanError({
    params: { ...params, price: fromHundredths(longer.price) },
    details: [{ path: FIELDS[longer.plan], code: 'dearer_than_shorter', message: `more than ${total}` }],
  });
};
