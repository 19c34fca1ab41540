import { sql } from 'kysely';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { timeCursor } from '../../shared/wire.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { selectAuthors } from '../../viewing/author.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface BlockTarget {
  id: string;
  role: Role;
  isBlocking: boolean;
  isBlocked: boolean;
}

/** An account that is to be blocked, with who of the two blocks the other already. */
export const findBlockTarget = async (
  db: Queryable,
  callerId: string,
  userId: string,
): Promise<BlockTarget | undefined> => {
  const { rows } = await sql<BlockTarget>`
    select id, role,
      exists (select from user_blocks where blocker_id = users.id and blocked_id = ${callerId}) as "isBlocking",
      exists (select from user_blocks where blocker_id = ${callerId} and blocked_id = users.id) as "isBlocked"
    from users where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0];
};

/** False when the block existed already. */
export const insertBlock = async (db: Queryable, blockerId: string, blockedId: string): Promise<boolean> => {
  const inserted = await db
    .insertInto('user_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('blocked_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const deleteBlock = async (db: Queryable, blockerId: string, blockedId: string): Promise<void> => {
  await db.deleteFrom('user_blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute();
};

export const isBlock = async (db: Queryable, blockerId: string, blockedId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('user_blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
};

export const listBlockedCountries = async (db: Queryable, performerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('performer_country_blocks')
    .select('country')
    .where('performer_id', '=', performerId)
    .execute();
  return rows.map(({ country }) => country);
};

export interface BlockedPage {
  limit: number;
  after: z.output<typeof timeCursor> | null;
  /** Only this account, by id or username. */
  of: string | undefined;
}

const blockedBy = (db: Queryable, blockerId: string, of: string | undefined) =>
  selectAuthors(db)
    .innerJoin('user_blocks', 'user_blocks.blocked_id', 'users.id')
    .where('user_blocks.blocker_id', '=', blockerId)
    .where('users.deleted_at', 'is', null)
    .$if(of !== undefined, (query) => query.where(UUID.test(of ?? '') ? 'users.id' : 'users.username', '=', of ?? ''));

/** One more than `limit` of the blocked accounts, the latest first. */
export const listBlocked = (db: Queryable, blockerId: string, { limit, after, of }: BlockedPage) =>
  blockedBy(db, blockerId, of)
    .select('user_blocks.created_at as blocked_at')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(user_blocks.created_at, users.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('user_blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .execute();

/** How many accounts one blocks. All of them are counted by the blocks alone, without a look at every account. */
export const countBlocked = (db: Queryable, blockerId: string, of: string | undefined): Promise<number> =>
  of === undefined
    ? countUpTo(
        db,
        db
          .selectFrom('user_blocks')
          .where('blocker_id', '=', blockerId)
          .where(
            sql<boolean>`not exists (select from users where id = user_blocks.blocked_id and deleted_at is not null offset 0)`,
          ),
      )
    : countUpTo(db, blockedBy(db, blockerId, of));

/** Replaces the list of an account that is locked. */
export const replaceCountries = async (
  db: Transaction,
  performerId: string,
  countries: readonly string[],
): Promise<void> => {
  await db.deleteFrom('performer_country_blocks').where('performer_id', '=', performerId).execute();
  if (countries.length === 0) return;
  await db
    .insertInto('performer_country_blocks')
    .values(countries.map((country) => ({ performer_id: performerId, country })))
    .execute();
};
