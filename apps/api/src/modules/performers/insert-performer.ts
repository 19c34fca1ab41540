import type { Insertable } from 'kysely';
import type { PerformersTable } from '../../platform/database/account-tables.ts';
import { toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';

/** Makes an account a performer's. Her subscription costs the least that the site allows until she sets a price. */
export const insertPerformer = async (
  unit: UnitOfWork,
  performer: Omit<Insertable<PerformersTable>, 'monthly_price' | 'yearly_price' | 'verified_at'>,
): Promise<void> => {
  const { minimumSubscriptionPrice } = await settingsOf(unit);
  await unit.db
    .insertInto('performers')
    .values({ ...performer, monthly_price: toHundredths(minimumSubscriptionPrice) })
    .execute();
};
