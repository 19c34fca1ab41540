import type { Queryable } from '../../platform/unit-of-work.ts';
import { IncorrectCredentialsError } from './accounts.errors.ts';
import { fitsPassword } from './credentials.ts';

/**
 * Checks the password of the signed-in account again, before an action that somebody at an open tab must not take.
 * @throws IncorrectCredentialsError when it is wrong or the account has none
 */
export const assertPassword = async (db: Queryable, userId: string, password: string): Promise<void> => {
  const account = await db
    .selectFrom('users')
    .select(['password_hash', 'password_scheme', 'password_salt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await fitsPassword(account, password))) throw new IncorrectCredentialsError();
};

/** Whether the account has a password; one made by a social login has none at first. */
export const hasPassword = async (db: Queryable, userId: string): Promise<boolean> => {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.password_hash !== null;
};
