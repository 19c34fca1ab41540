import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** SQL: whether one of `private_streams` is accepted, and not over: money is reserved for it. */
export const isActiveSql = sql<boolean>`private_streams.status in ('accepted', 'connecting', 'running')`;

/** Whether a private stream is active: a certain one, one of a performer, or one of two people who talk. */
export const hasActivePrivate = async (
  db: Queryable,
  [column, value]: [column: 'id' | 'performer_id' | 'conversation_id', value: string],
): Promise<boolean> => {
  const query = db.selectFrom('private_streams').select('id').where(column, '=', value).where(isActiveSql);
  return (await query.executeTakeFirst()) !== undefined;
};

/**
 * Has whatever puts a performer on air wait for each other until the transaction ends: she is either in a private stream or
 * in one for many, and each of the two looks for the other.
 */
export const lockAirOf = async (db: Queryable, performerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`on air ${performerId}`}, 0))`.execute(db);
};
