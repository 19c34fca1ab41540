import type { Queryable } from '../../platform/unit-of-work.ts';

/** Whether the account has a password; one made by a social login has none at first. */
export const hasPassword = async (db: Queryable, userId: string): Promise<boolean> => {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.password_hash !== null;
};
