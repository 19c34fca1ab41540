import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Role } from '../../platform/database/account-tables.ts';
import { hasLivingOwner, isLiving } from '../../viewing/living-account.ts';

/**
 * A count holds for so long. Who receives the video counts every five seconds; where he was killed, nobody is said to
 * have watched what nobody counted.
 */
const HOLDS_SECONDS = 15;

/** To be set when viewers are counted, and when a stream ends: what the last count adds until now. */
export const watchedUntilNow = {
  watched_ms: sql<bigint>`streams.watched_ms + (1000 * streams.viewers_counted * greatest(0, least(
    extract(epoch from clock_timestamp() - coalesce(streams.counted_at, clock_timestamp())), ${HOLDS_SECONDS}::float8
  )))::bigint`,
  counted_at: sql<Date>`clock_timestamp()`,
};

/**
 * Stores how many watch live streams. Several processes may: each adds only what has passed since the last count. In one
 * order, for two that store the same ones.
 */
export const noteViewers = async (db: Queryable, counts: ReadonlyMap<string, number>): Promise<void> => {
  if (counts.size === 0) return;
  await db
    .with('counted', (queries) =>
      queries
        .selectFrom('streams')
        .innerJoin(
          sql<{
            id: string;
            viewers: number;
          }>`unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[])`.as<'given'>(
            sql`given (id, viewers)`,
          ),
          'given.id',
          'streams.id',
        )
        .select(['streams.id', 'given.viewers'])
        .where('streams.status', '=', 'live')
        .orderBy('streams.id')
        .forNoKeyUpdate('streams'),
    )
    .updateTable('streams')
    .from('counted')
    .set({
      ...watchedUntilNow,
      viewers_counted: sql.ref('counted.viewers'),
      peak_viewers: sql<number>`greatest(streams.peak_viewers, counted.viewers)`,
    })
    .whereRef('streams.id', '=', 'counted.id')
    .where('streams.status', '=', 'live')
    .execute();
};

/** Streams of these that are live, with whose they are. */
export const listLive = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('streams')
    .select(['id', 'performer_id as performerId'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'live')
    .where(hasLivingOwner('streams.performer_id'))
    .execute();

/** Those of the streams that are live. */
export const listLiveIds = async (db: Queryable, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('streams')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'live')
    .execute();
  return rows.map(({ id }) => id);
};

/** The roles of those of the accounts that are neither suspended nor deleted. */
export const listLivingRoles = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Role>> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(isLiving())
    .execute();
  return new Map(rows.map(({ id, role }) => [id, role]));
};
