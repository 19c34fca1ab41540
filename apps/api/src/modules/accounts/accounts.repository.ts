import { sql, type Insertable, type Updateable } from 'kysely';
import type { UsersTable } from '../../platform/database/account-tables.ts';
import { tellAccount } from '../../platform/tell-account.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ProvenMailbox } from './account-tokens.ts';

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

/** Changes the columns of an account that other modules may change; nothing of one that was deleted meanwhile. */
export const updateAccount = async (
  db: Queryable,
  id: string,
  changes: Omit<Updateable<UsersTable>, 'id' | 'role' | 'suspended_at' | 'deleted_at'>,
): Promise<void> => {
  await db.updateTable('users').set(changes).where('id', '=', id).where('deleted_at', 'is', null).execute();
};

/** Marks the address that a letter was sent to as confirmed, if the account has it, and tells open windows of that. */
export const markEmailVerified = async (unit: UnitOfWork, { userId, email }: ProvenMailbox): Promise<void> => {
  const confirmed = await unit.db
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (confirmed) tellAccount(unit, userId, 'account');
};
