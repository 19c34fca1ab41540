import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { RecordingRow } from './recordings.repository.ts';

interface NewSegment {
  part: string;
  number: number;
  storageKey: string;
  bytes: number;
  durationMs: number;
}

/** Adds a segment, once; the totals after it. Undefined when the recording takes none any more. */
export const addSegment = async (
  db: Transaction,
  recordingId: string,
  { part, number, storageKey, bytes, durationMs }: NewSegment,
): Promise<RecordingRow | undefined> => {
  const open = await db
    .selectFrom('recordings')
    .select('id')
    .where('id', '=', recordingId)
    .where('status', '=', 'recording')
    .forUpdate()
    .executeTakeFirst();
  if (!open) return undefined;
  const added = await db
    .insertInto('recording_segments')
    .values({ recording_id: recordingId, part, number, storage_key: storageKey, duration_ms: Math.round(durationMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return db
    .updateTable('recordings')
    .set({
      bytes: sql`bytes + ${added ? bytes : 0}`,
      duration_ms: sql`duration_ms + ${added ? durationMs : 0}`,
    })
    .where('id', '=', recordingId)
    .returningAll()
    .executeTakeFirst();
};

/** The segments in the order in which they were sent. */
export const listSegments = (db: Queryable, recordingId: string) =>
  db
    .selectFrom('recording_segments')
    .select(['part', 'number', 'storage_key', 'duration_ms'])
    .where('recording_id', '=', recordingId)
    .orderBy('part')
    .orderBy('number')
    .execute();

/** Deletes the rows of segments; answers where their bytes are. */
export const takeSegments = async (db: Transaction, recordingId: string): Promise<string[]> => {
  const rows = await db
    .deleteFrom('recording_segments')
    .where('recording_id', '=', recordingId)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
};
