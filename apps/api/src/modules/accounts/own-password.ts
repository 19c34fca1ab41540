import type { Queryable } from '../../platform/unit-of-work.ts';
import { IncorrectCredentialsError } from './accounts.errors.ts';
import { fitsPassword } from './credentials.ts';

/**
 * Asks who is logged in for the password again, before something that a stolen tab must not do.
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

/** Whether the account can be entered by a password at all; one that came from another site has none at first. */
export const hasPassword = async (db: Queryable, userId: string): Promise<boolean> => {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.password_hash !== null;
};
