import type { Queryable } from '../../platform/unit-of-work.ts';
import { NotAuthenticatedError } from '../../viewing/caller.ts';

const living = (db: Queryable, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is', null);

/**
 * Makes changes of an account wait for each other until the unit ends, and for its deletion: what was asked for before
 * it must not write into the account, or for it, once it is gone.
 * @throws NotAuthenticatedError when it was deleted meanwhile
 */
export const lockAccount = async (db: Queryable, userId: string): Promise<void> => {
  if (!(await living(db, userId).forNoKeyUpdate().executeTakeFirst())) throw new NotAuthenticatedError();
};

/**
 * Keeps an account from being deleted until the unit ends, without making its other writes wait for each other: for
 * what is written in its name, which its deletion must find, or which must find it gone.
 * @throws NotAuthenticatedError when it was deleted meanwhile
 */
export const holdAccount = async (db: Queryable, userId: string): Promise<void> => {
  // `for share`, because the `for key share` of foreign keys does not wait for `lockAccount`.
  if (!(await living(db, userId).forShare().executeTakeFirst())) throw new NotAuthenticatedError();
};
