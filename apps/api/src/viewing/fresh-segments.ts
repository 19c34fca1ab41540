import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** A stream whose last segment is older sends nothing, or is no longer recorded. */
export const FRESH_MS = 10_000;

/** Whether segments of a stream keep coming. */
export const hasFreshSegments = async (db: Queryable, streamId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('recording_segments')
    .innerJoin('recordings', 'recordings.id', 'recording_segments.recording_id')
    .select('number')
    .where('recordings.stream_id', '=', streamId)
    .where('recordings.status', '=', 'recording')
    .where('closed_at', '>', sql<Date>`now() - make_interval(secs => ${FRESH_MS / 1000}::float8)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
