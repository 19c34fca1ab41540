import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Account } from '../../plugins/auth.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { UsernameReservedError, toTakenError } from '../auth/auth.errors.ts';
import { isReservedUsername } from '../auth/reserved-usernames.ts';
import { findCurrentUser, type CurrentUserRow } from './users.repository.ts';
import type { updateUserBody } from './users.schema.ts';

export type UserChanges = z.output<typeof updateUserBody>;

export const getCurrentUser = async (context: Context, userId: string): Promise<CurrentUserRow> => {
  const row = await findCurrentUser(context.db, userId);
  if (!row) throw new NotFoundError();
  return row;
};

/** Changes the given fields of the caller's own account, and what it is searched by. */
export const updateUser = async (context: Context, account: Account, changes: UserChanges): Promise<CurrentUserRow> => {
  if (changes.username && isReservedUsername(changes.username)) throw new UsernameReservedError();
  try {
    await context.work(async ({ db }) => {
      if (Object.keys(changes).length === 0) return;
      const row = await db
        .updateTable('users')
        .set(changes)
        .where('id', '=', account.id)
        .returning(['name', 'username'])
        .executeTakeFirstOrThrow();
      const searchText = toSearchText(row.name, row.username);
      await db.updateTable('users').set({ search_text: searchText }).where('id', '=', account.id).execute();
    });
  } catch (error) {
    throw toTakenError(error);
  }
  return getCurrentUser(context, account.id);
};
