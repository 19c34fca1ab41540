import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import { isGone, PACE, type Pace } from '../../platform/heartbeats.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

const liveStreams = (db: Queryable) => db.updateTable('streams').where('status', '=', 'live');

/** Some streams, and those that a process holds. */
export const listHeldOrNamed = (db: Queryable, holder: string, ids: readonly string[]) =>
  db
    .selectFrom('streams')
    .select(['id', 'status', 'holder'])
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${ids}::uuid[])`),
        eb.and([eb('status', '=', 'live'), eb('holder', '=', holder)]),
      ]),
    )
    .execute();

/** Makes a process the holder of a live stream, in place of an earlier one. */
export const takeStream = async (db: Queryable, id: string, holder: string): Promise<void> => {
  await liveStreams(db).set({ holder }).where('id', '=', id).execute();
};

/** Lets go of a live stream that a process holds. False when it does not hold it. */
export const leaveStream = async (db: Queryable, id: string, holder: string): Promise<boolean> => {
  const row = await liveStreams(db)
    .set({ holder: null })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Takes the live streams from holders that are gone; answers which. Of several processes one gets each.
 *
 * @param spared who is never gone, if anybody: an engine outside, which does not beat
 */
export const takeFromGone = (db: Transaction, pace: Pace, spared: string | null): Promise<Array<{ id: string }>> =>
  liveStreams(db)
    .set({ holder: null })
    .where('holder', 'is not', null)
    .$if(spared !== null, (query) => query.where('holder', '!=', spared))
    .where(isGone(sql.ref('streams.holder'), pace))
    .returning('id')
    .execute();

/** Who receives the video of a live stream; null where nobody does, or who did is gone. */
export const findHolder = async (db: Queryable, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('streams')
    .select('holder')
    .where('id', '=', id)
    .where('status', '=', 'live')
    .where(sql<boolean>`not ${isGone(sql.ref('streams.holder'), PACE)}`)
    .executeTakeFirst();
  return row?.holder ?? null;
};

/** The live streams that nobody holds. */
export const listUnheld = (db: Queryable) =>
  db.selectFrom('streams').select('id').where('status', '=', 'live').where('holder', 'is', null).execute();

/** Whether a stream is live and nobody holds it; locked, so that nobody can take it before the transaction ends. */
export const lockUnheld = async (db: Transaction, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('streams')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'live')
    .where('holder', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};
