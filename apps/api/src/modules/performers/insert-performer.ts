import type { HookData } from '../../platform/hooks.ts';
import { toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { settingsOf } from '../settings/settings.service.ts';

/**
 * Gives a new account of the role performer its row in `performers`, not verified. The subscription costs the least
 * that the site allows until she sets a price.
 */
export const insertPerformer = async (unit: UnitOfWork, { userId, role }: HookData['onRegistered']): Promise<void> => {
  if (role !== 'performer') return;
  const { minimumSubscriptionPrice } = await settingsOf(unit);
  await unit.db
    .insertInto('performers')
    .values({ user_id: userId, monthly_price: toHundredths(minimumSubscriptionPrice) })
    .execute();
};
