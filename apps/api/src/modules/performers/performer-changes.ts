import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { PerformersTable, UsersTable } from '../../platform/database/account-tables.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { updateAccount } from '../accounts/accounts.repository.ts';
import { requestEmailChange } from '../accounts/email-change.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import type { updatePerformerBody } from './performers.schema.ts';

/** The entries that are not undefined. */
const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

const priceOf = (tokens: number | null | undefined) =>
  tokens === undefined || tokens === null ? tokens : toHundredths(tokens);

/** Updates the columns of `performers`. */
export const changePerformer = async (db: Queryable, id: string, changes: PerformerChanges): Promise<void> => {
  const { bio, craft, city, country, links, monthlyPrice, quarterlyPrice, halfYearlyPrice, yearlyPrice, isFreeTrial } =
    changes;
  const values: Updateable<PerformersTable> = given({
    bio,
    craft,
    city,
    country,
    links: links && JSON.stringify(links),
    monthly_price: monthlyPrice === undefined ? undefined : toHundredths(monthlyPrice),
    quarterly_price: priceOf(quarterlyPrice),
    half_yearly_price: priceOf(halfYearlyPrice),
    yearly_price: priceOf(yearlyPrice),
    is_free_trial: isFreeTrial,
  });
  if (Object.keys(values).length === 0) return;
  await db.updateTable('performers').set(values).where('user_id', '=', id).execute();
};

/** Updates the columns of `users`, except the e-mail, which has to be confirmed. */
export const changeAccount = async (db: Queryable, id: string, changes: PerformerChanges): Promise<void> => {
  const { name, username, languages, birthDate } = changes;
  const values: Updateable<UsersTable> = given({ name, username, languages, birth_date: birthDate });
  if (Object.keys(values).length === 0) return;
  await updateAccount(db, id, values);
};

/**
 * Changes the e-mail of the caller's account; it counts once its letter is answered. The same address changes nothing.
 * @throws ConfirmationRequiredError, TooManyRequestsError
 */
export const changeEmail = async (
  context: Pick<Context, 'config'>,
  unit: UnitOfWork,
  account: Account,
  email: string,
): Promise<void> => {
  const { id } = account;
  const { email: former, ...person } = await unit.db
    .selectFrom('users')
    .select(['id', 'name', 'locale', 'email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (former === email) return;
  await assertConfirmed(unit.db, account);
  await updateAccount(unit.db, id, { email });
  await requestEmailChange(context, unit, { ...person, email }, former);
};

/** Updates a performer's search text from her name, username and craft. */
export const refreshSearchText = async (db: Queryable, id: string): Promise<void> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('performers', 'performers.user_id', 'users.id')
    .select(['users.name', 'users.username', 'performers.craft'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  const search_text = toSearchText(row.name, row.username, row.craft);
  await updateAccount(db, id, { search_text });
};

export type PerformerChanges = z.output<typeof updatePerformerBody>;
