import type { Provider } from '../../platform/database/member-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface Identity {
  provider: Provider;
  subject: string;
}

/** The account of a social login; a deleted one keeps its identities, and cannot log in. */
export const findIdentityOwner = (db: Queryable, { provider, subject }: Identity) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.deleted_at'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** Links a social login to an account; false when it, or another of the same provider, is linked already. */
export const insertIdentity = async (
  db: Queryable,
  { provider, subject, userId }: Identity & { userId: string },
): Promise<boolean> => {
  const row = await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const listIdentities = (db: Queryable, userId: string) =>
  db
    .selectFrom('identities')
    .select(['provider', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** False when there was none. */
export const deleteIdentity = async (db: Queryable, userId: string, provider: Provider): Promise<boolean> => {
  const row = await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Whether the account has a password. Locks its row, so that concurrent requests cannot remove the last two ways to log
 * in.
 */
export const lockHasPassword = async (db: Queryable, userId: string): Promise<boolean> => {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return password_hash !== null;
};
