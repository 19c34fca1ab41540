import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { DearYearError, FreeSubscriptionOffError, FreeYearError, SubscriptionPriceError } from './performers.errors.ts';

const MONTHS_OF_A_YEAR = 12;

interface Prices {
  monthlyPrice?: number | undefined;
  yearlyPrice?: number | null | undefined;
  isFreeTrial?: boolean | undefined;
}

/**
 * Checks prices against the settings' bounds (a year: twelve times as much). Zero is a free subscription; it and a free
 * first period need the setting freeSubscriptionEnabled.
 * @throws SubscriptionPriceError, FreeSubscriptionOffError
 */
export const assertPrices = async (unit: UnitOfWork, { monthlyPrice, yearlyPrice, isFreeTrial }: Prices) => {
  const settings = await settingsOf(unit);
  const { minimumSubscriptionPrice: minimum, maximumSubscriptionPrice: maximum } = settings;
  const isFree = monthlyPrice === 0 || yearlyPrice === 0 || isFreeTrial === true;
  if (isFree && !settings.freeSubscriptionEnabled) throw new FreeSubscriptionOffError();
  const fields = [
    ['monthlyPrice', monthlyPrice, maximum],
    ['yearlyPrice', yearlyPrice, maximum * MONTHS_OF_A_YEAR],
  ] as const;
  for (const [path, price, most] of fields) {
    if (price === undefined || price === null || price === 0 || (price >= minimum && price <= most)) continue;
    throw new SubscriptionPriceError({
      params: { minimum, maximum: most },
      details: [{ path, code: 'out_of_bounds', message: `${minimum} to ${most}` }],
    });
  }
};

/**
 * Checks the monthly against the yearly price, changed or not. Locks the row, so that concurrent changes of one price
 * each are checked in turn.
 * @throws FreeYearError, DearYearError
 */
export const assertPricesAgree = async (
  db: Queryable,
  performerId: string,
  { monthlyPrice, yearlyPrice, isDearYearMeant = false }: Prices & { isDearYearMeant?: boolean | undefined },
): Promise<void> => {
  if (monthlyPrice === undefined && (yearlyPrice === undefined || yearlyPrice === null)) return;
  const stored = await db
    .selectFrom('performers')
    .select(['monthly_price', 'yearly_price'])
    .where('user_id', '=', performerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const monthly = monthlyPrice === undefined ? stored.monthly_price : toHundredths(monthlyPrice);
  const yearly =
    yearlyPrice === undefined ? stored.yearly_price : yearlyPrice === null ? null : toHundredths(yearlyPrice);
  if (yearly === null) return;
  if (yearly === 0n && monthly > 0n) throw new FreeYearError({ params: { monthly: fromHundredths(monthly) } });
  const twelveMonths = monthly * BigInt(MONTHS_OF_A_YEAR);
  if (yearly <= twelveMonths || isDearYearMeant) return;
  throw new DearYearError({
    params: { yearly: fromHundredths(yearly), twelveMonths: fromHundredths(twelveMonths) },
  });
};
