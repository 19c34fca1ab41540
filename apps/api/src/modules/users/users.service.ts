import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { NotAuthenticatedError, type Account } from '../../viewing/caller.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { toSearchText } from '../../shared/search-text.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { updateAccount } from '../accounts/accounts.repository.ts';
import { UsernameReservedError, toTakenError } from '../accounts/accounts.errors.ts';
import { countEmailChange, requestEmailChange } from '../accounts/email-change.ts';
import { isReservedUsername } from '../accounts/reserved-usernames.ts';
import { assertBirthDate } from '../performers/assert-birth-date.ts';
import { resubmitChangedFacts } from '../performers/resubmit-changed-facts.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { claimUsername, isUsernameTaken } from '../accounts/usernames.ts';
import { findCurrentUser, type CurrentUserRow } from './users.repository.ts';
import type { updateUserBody } from './users.schema.ts';

export type UserChanges = z.output<typeof updateUserBody>;

export const getCurrentUser = async (context: Context, member: Member): Promise<CurrentUserRow> => {
  const row = await findCurrentUser(context.db, member);
  if (!row) throw new NotFoundError();
  return row;
};

/**
 * Changes the given fields of the caller's own account, and its search text. Another e-mail needs a recent login,
 * because password letters go there, and is unconfirmed.
 * @throws ChangedMeanwhileError, ConfirmationRequiredError, TooManyRequestsError for the letters of another e-mail, UsernameReservedError,
 * UsernameTakenError, EmailTakenError, NotAuthenticatedError when it was deleted meanwhile, and for a performer's date of birth BirthDateFixedError, TooYoungError
 */
export const updateUser = async (
  context: Context,
  account: Account,
  country: string | null,
  changes: UserChanges,
): Promise<CurrentUserRow> => {
  const isNew = changes.username !== undefined && changes.username !== account.username;
  if (isNew && (await isReservedUsername(context.db, changes.username ?? ''))) throw new UsernameReservedError();
  await countEmailChange(context.db, account, changes.email);
  try {
    await context.work(async (unit) => {
      if (Object.keys(changes).length > 0) await changeUser(context, unit, account, changes);
    });
  } catch (error) {
    throw toTakenError(error);
  }
  return getCurrentUser(context, { account, country });
};

/** @throws NotAuthenticatedError when the account was deleted meanwhile */
const lockUser = async (db: Queryable, userId: string) => {
  const row = await db
    .selectFrom('users')
    .select(['name', 'username', 'email', 'phone', 'birth_date', 'country', 'languages', 'unasked_below'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotAuthenticatedError();
  return row;
};

/** What stands in an account by now, by the names of the body. */
const storedOf = ({ birth_date, unasked_below, ...row }: Awaited<ReturnType<typeof lockUser>>) => ({
  ...row,
  birthDate: birth_date,
  unaskedBelow: fromHundredths(unasked_below),
});

const changeUser = async (
  context: Context,
  unit: UnitOfWork,
  account: Account,
  { basedOn, ...asked }: UserChanges,
): Promise<void> => {
  const { birthDate, unaskedBelow, hidesReceipts, ...changes } = asked;
  const { db } = unit;
  const { id: userId } = account;
  if (changes.username !== undefined) await claimUsername(db, changes.username, userId);
  const before = await lockUser(db, userId);
  assertStands({ stored: storedOf(before), changes: asked, basedOn });
  // After the account, as a performer's own form and a deletion lock the two.
  if (birthDate !== undefined) await assertBirthDate(db, userId, birthDate);
  await resubmitChangedFacts(db, userId, { name: changes.name, birthDate });
  if (changes.email !== undefined && changes.email !== before.email) await assertConfirmed(db, account);
  const values = {
    ...changes,
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(unaskedBelow === undefined ? {} : { unasked_below: toHundredths(unaskedBelow) }),
    ...(hidesReceipts === undefined ? {} : { hides_receipts: hidesReceipts }),
  };
  if (Object.keys(values).length > 0) await updateAccount(db, userId, values);
  const row = await db
    .selectFrom('users')
    .leftJoin('performers', 'performers.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'users.locale', 'performers.craft'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const searchText = toSearchText(row.name, row.username, row.craft);
  await updateAccount(db, userId, { search_text: searchText });
  const { email } = row;
  if (email === null || email === before.email) return;
  await requestEmailChange(context, unit, { ...row, email }, before.email);
};

export interface UsernameAvailability {
  isAvailable: boolean;
  reason: 'taken' | 'reserved' | null;
}

/** Whether the caller could have a username; the caller's own is available. */
export const checkUsername = async (
  context: Context,
  account: Account,
  username: string,
): Promise<UsernameAvailability> => {
  if (username === account.username) return { isAvailable: true, reason: null };
  if (await isReservedUsername(context.db, username)) return { isAvailable: false, reason: 'reserved' };
  const isTaken = await isUsernameTaken(context.db, username, account.id);
  return isTaken ? { isAvailable: false, reason: 'taken' } : { isAvailable: true, reason: null };
};
