import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { FreeSubscriptionOffError, SubscriptionPriceError } from './performers.errors.ts';

const MONTHS_OF_A_YEAR = 12;

interface Prices {
  monthlyPrice?: number | undefined;
  yearlyPrice?: number | null | undefined;
  isFreeTrial?: boolean | undefined;
}

/**
 * Prices stand within the settings' bounds (a year may cost twelve months). Zero is a free subscription: it and a free
 * first period are there while the setting freeSubscriptionEnabled is on.
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
