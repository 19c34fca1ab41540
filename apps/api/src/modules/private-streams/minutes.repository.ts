import { sql, type Selectable } from 'kysely';
import type { PrivateStreamMinutesTable } from '../../platform/database/private-stream-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type MinuteRow = Selectable<PrivateStreamMinutesTable>;

/** The key refuses a second one of the same number. */
export const insertMinute = async (
  db: Queryable,
  minute: { sessionId: string; minute: number; holdId: string },
): Promise<void> => {
  await db
    .insertInto('private_stream_minutes')
    .values({ session_id: minute.sessionId, minute: minute.minute, hold_id: minute.holdId })
    .execute();
};

/** All of a session's, in order. There are as many as the fan agreed to at most. */
export const listMinutes = (db: Queryable, sessionId: string): Promise<MinuteRow[]> =>
  db.selectFrom('private_stream_minutes').selectAll().where('session_id', '=', sessionId).orderBy('minute').execute();

/** Of some sessions, how many minutes were reserved for each. */
export const countMinutes = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('private_stream_minutes')
    .select(['session_id', sql<number>`count(*)::int`.as('reserved')])
    .where('session_id', 'in', ids)
    .groupBy('session_id')
    .execute();
  return new Map(rows.map(({ session_id: id, reserved }) => [id, reserved]));
};

type Settled =
  { state: 'paid'; releaseId: string; seconds: number; amount: bigint } | { state: 'returned'; releaseId?: never };

export const settleMinute = async (
  db: Queryable,
  { session_id: sessionId, minute }: Pick<MinuteRow, 'session_id' | 'minute'>,
  settled: Settled,
): Promise<void> => {
  await db
    .updateTable('private_stream_minutes')
    .set({
      state: settled.state,
      settled_at: sql<Date>`now()`,
      ...(settled.state === 'paid' && {
        release_id: settled.releaseId,
        seconds: settled.seconds,
        amount: settled.amount,
      }),
    })
    .where('session_id', '=', sessionId)
    .where('minute', '=', minute)
    .where('state', '=', 'reserved')
    .executeTakeFirstOrThrow();
};
