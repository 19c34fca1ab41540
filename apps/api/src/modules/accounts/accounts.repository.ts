import { sql, type Insertable, type Updateable } from 'kysely';
import type { UsersTable } from '../../platform/database/account-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Adds an account. */
export const insertAccount = async (db: Queryable, account: Insertable<UsersTable>): Promise<void> => {
  await db.insertInto('users').values(account).execute();
};

/** Adds an account; false when its e-mail is taken. */
export const insertUnlessTaken = async (db: Queryable, account: Insertable<UsersTable>): Promise<boolean> => {
  const inserted = await db
    .insertInto('users')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Changes the columns of an account that other modules may change. */
export const updateAccount = async (
  db: Queryable,
  id: string,
  changes: Omit<Updateable<UsersTable>, 'id' | 'role' | 'suspended_at' | 'deleted_at'>,
): Promise<void> => {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
};

/** Marks the account's address as confirmed. */
export const markEmailVerified = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', sql<Date>`now()`) }))
    .where('id', '=', id)
    .execute();
};
