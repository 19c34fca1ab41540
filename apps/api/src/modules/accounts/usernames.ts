import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { UsernameTakenError } from './accounts.errors.ts';

/**
 * Whether another account has the username, or it is held for another one.
 *
 * @param userId null for an account that is yet to be made
 */
export const isUsernameTaken = async (db: Queryable, username: string, userId: string | null): Promise<boolean> => {
  const { isTaken } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('users').select('id').where('username', '=', username).where('id', 'is distinct from', userId),
        ),
        exists(
          selectFrom('held_usernames')
            .select('user_id')
            .where('username', '=', username)
            .where('user_id', 'is distinct from', userId),
        ),
      ]).as('isTaken'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isTaken);
};

/**
 * To be called first in the unit that gives an account a username: of two that want one name the second waits until the
 * first has it. Ends the account's own hold on the name.
 * @throws UsernameTakenError
 */
export const claimUsername = async (db: Queryable, username: string, userId: string | null): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${username}`}, 0))`.execute(db);
  if (await isUsernameTaken(db, username, userId)) throw new UsernameTakenError();
  await db.deleteFrom('held_usernames').where('username', '=', username).execute();
};

/**
 * Holds the username of a registration that made no account because its address has one already. As long as that
 * account lives, the name is as taken as the registration would have made it: see docs/decisions/0229.
 * @throws UsernameTakenError
 */
export const holdUsername = async (
  db: Queryable,
  { username, email }: { username: string; email: string },
): Promise<void> => {
  await claimUsername(db, username, null);
  await db
    .insertInto('held_usernames')
    .columns(['username', 'user_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('users')
        .select([val(username).as('username'), 'id'])
        .where('email', '=', email),
    )
    .execute();
};
