import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Account } from '../../plugins/auth.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { readSettings } from '../settings/settings.service.ts';
import { SubscriptionPriceError } from './performers.errors.ts';
import { mayEditPerformer } from './performers.policy.ts';
import { findPerformer, type PerformerRow } from './performers.repository.ts';
import type { updatePerformerBody } from './performers.schema.ts';

export type PerformerChanges = z.output<typeof updatePerformerBody>;

/** @throws NotFoundError for an id or username that no performer has. */
export const getPerformer = async (
  context: Context,
  idOrUsername: string,
  viewerId: string | null,
): Promise<PerformerRow> => {
  const row = await findPerformer(context.db, idOrUsername, viewerId);
  if (!row) throw new NotFoundError();
  return row;
};

/** Changes the given fields of the caller's own profile. Running subscriptions keep the price they were begun with. */
export const updatePerformer = async (
  context: Context,
  account: Account,
  performerId: string,
  changes: PerformerChanges,
): Promise<PerformerRow> => {
  if (!mayEditPerformer(account, performerId)) throw new ForbiddenError();
  await assertPricesWithinBounds(context, changes);
  await context.work(async ({ db }) => {
    const { name, monthlyPrice, yearlyPrice, isFreeTrial, ...rest } = changes;
    await db
      .updateTable('performers')
      .set({
        ...rest,
        ...(monthlyPrice === undefined ? {} : { monthly_price: toHundredths(monthlyPrice) }),
        ...(yearlyPrice === undefined ? {} : { yearly_price: yearlyPrice === null ? null : toHundredths(yearlyPrice) }),
        ...(isFreeTrial === undefined ? {} : { is_free_trial: isFreeTrial }),
        user_id: performerId,
      })
      .where('user_id', '=', performerId)
      .execute();
    if (name !== undefined) await db.updateTable('users').set({ name }).where('id', '=', performerId).execute();
    const row = await db
      .selectFrom('users')
      .innerJoin('performers', 'performers.user_id', 'users.id')
      .select(['users.name', 'users.username', 'performers.craft'])
      .where('users.id', '=', performerId)
      .executeTakeFirstOrThrow();
    const searchText = toSearchText(row.name, row.username, row.craft);
    await db.updateTable('users').set({ search_text: searchText }).where('id', '=', performerId).execute();
  });
  return getPerformer(context, performerId, account.id);
};

/** Zero is a free subscription; anything else stands within the settings' bounds (a year may cost twelve months). */
const assertPricesWithinBounds = async (context: Context, changes: PerformerChanges): Promise<void> => {
  const { minimumSubscriptionPrice: minimum, maximumSubscriptionPrice: maximum } = await readSettings(context.db);
  const isWithin = (price: number | null | undefined, most: number) =>
    price === undefined || price === null || price === 0 || (price >= minimum && price <= most);
  if (isWithin(changes.monthlyPrice, maximum) && isWithin(changes.yearlyPrice, maximum * 12)) return;
  throw new SubscriptionPriceError({ params: { minimum, maximum } });
};
