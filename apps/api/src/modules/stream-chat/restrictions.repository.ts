import type { StreamRestriction } from '@barg/contract';
import { sql } from 'kysely';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const holds = sql<boolean>`(until is null or until > now())`;

/** What holds for somebody in a performer's streams now; null: nothing. */
export const findRestriction = async (
  db: Queryable,
  performerId: string,
  userId: string,
): Promise<StreamRestriction | null> => {
  const row = await db
    .selectFrom('stream_restrictions')
    .select(['kind', 'reason', 'until'])
    .where('performer_id', '=', performerId)
    .where('user_id', '=', userId)
    .where(holds)
    .executeTakeFirst();
  return row ? { ...row, until: row.until?.toISOString() ?? null } : null;
};

/** Whether something holds for each of some viewers in the streams that they react to, each in its place. */
export const findRestricted = async (
  db: Queryable,
  asked: ReadonlyArray<{ streamId: string; userId: string }>,
): Promise<boolean[]> => {
  const { rows } = await sql<{ is_restricted: boolean }>`
    select exists (select from streams join stream_restrictions restriction using (performer_id)
      where streams.id = asking.stream_id and restriction.user_id = asking.user_id and ${holds}) as is_restricted
    from unnest(${asked.map(({ streamId }) => streamId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[])
      with ordinality asking (stream_id, user_id, place)
    order by place`.execute(db);
  return rows.map(({ is_restricted }) => is_restricted);
};

interface Restricted extends StreamRestriction {
  performerId: string;
  userId: string;
  byId: string;
}

/** Replaces what held before. */
export const putRestriction = async (
  { db }: UnitOfWork,
  { performerId, userId, byId, kind, reason, until }: Restricted,
): Promise<void> => {
  // In milliseconds, as cursors are.
  const values = { kind, reason, until: until === null ? null : new Date(until), by_id: byId, created_at: new Date() };
  await db
    .insertInto('stream_restrictions')
    .values({ performer_id: performerId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['performer_id', 'user_id']).doUpdateSet(values))
    .execute();
};

/** False when nothing held. */
export const deleteRestriction = async ({ db }: UnitOfWork, performerId: string, userId: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('stream_restrictions')
    .where('performer_id', '=', performerId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
};

interface Held {
  performerId: string;
  /** Of one person only. */
  userId?: string | undefined;
}

const selectHeld = (db: Queryable, { performerId, userId }: Held) =>
  db
    .selectFrom('stream_restrictions')
    .where('performer_id', '=', performerId)
    .where(holds)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''));

/** Those that hold, the newest first. */
export const listRestrictions = (
  db: Queryable,
  held: Held,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
) =>
  selectHeld(db, held)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, user_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit + 1)
    .execute();

export const countRestrictions = (db: Queryable, held: Held): Promise<number> => countUpTo(db, selectHeld(db, held));

/** Whether an account may be restricted at all: a living one that does not run the site. */
export const isRestrictable = async (db: Queryable, userId: string): Promise<boolean | null> => {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? row.role !== 'operator' : null;
};
