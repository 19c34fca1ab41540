import { sql } from 'kysely';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';

/** Those whom a performer has named and who live, the latest first. */
export const listModerators = (db: Queryable, performerId: string, limit: number) =>
  db
    .selectFrom('stream_moderators')
    .innerJoin('users', 'users.id', 'stream_moderators.user_id')
    .select(['user_id', 'stream_moderators.created_at'])
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .where('performer_id', '=', performerId)
    .where(isLiving())
    .orderBy('stream_moderators.created_at', 'desc')
    .limit(limit)
    .execute();

/** Makes changes of one performer's wait for each other, so that the limit holds. */
export const lockModerators = async (db: Transaction, performerId: string): Promise<number> => {
  await lockAccount(db, performerId);
  const rows = await db
    .selectFrom('stream_moderators')
    .select('user_id')
    .where('performer_id', '=', performerId)
    .execute();
  return rows.length;
};

/** False when it was one before. */
export const insertModerator = async ({ db }: UnitOfWork, performerId: string, userId: string): Promise<boolean> => {
  const added = await db
    .insertInto('stream_moderators')
    .values({ performer_id: performerId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
};

/** Whether the account was a moderator. */
export const deleteModerator = async ({ db }: UnitOfWork, performerId: string, userId: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('stream_moderators')
    .where('performer_id', '=', performerId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
};

/** A living account by its id or username; undefined for operators too. */
export const findNameable = (db: Queryable, who: { userId: string } | { username: string }) =>
  db
    .selectFrom('users')
    .select('id')
    .where(isLiving())
    .where('role', '<>', 'operator')
    .$if('userId' in who, (query) => query.where('id', '=', 'userId' in who ? who.userId : ''))
    .$if('username' in who, (query) =>
      query.where(sql`lower(username)`, '=', 'username' in who ? who.username.toLowerCase() : ''),
    )
    .executeTakeFirst();
