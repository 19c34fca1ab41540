import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** A stored segment of a stream that runs. */
export interface LiveSegment {
  part: string;
  number: number;
  storageKey: string;
  /** Whether it can be played, see make-fragment.ts. */
  hasFragment: boolean;
  durationMs: number;
  /** Its place among all segments of the stream, from 0. */
  sequence: number;
  /** How many parts came before its own. */
  breaks: number;
  /** Milliseconds from the beginning of its part. */
  atMs: number;
  /** The number of the first segment of its part. */
  firstOfPart: number;
  /** Of that one: players read it first. */
  startKey: string;
  hasStart: boolean;
  /** Of the longest segment of the stream until now. */
  longestMs: number;
  /** Milliseconds since it was stored. */
  ageMs: number;
}

/** The latest segments of a stream that runs, in order; none where it is not recorded. */
export const listLatest = async (db: Queryable, streamId: string, limit: number): Promise<LiveSegment[]> => {
  const { rows } = await sql<LiveSegment>`
    select segment.part, number, storage_key as "storageKey", has_fragment as "hasFragment", segment.duration_ms as "durationMs",
      (row_number() over (order by segment.part, number) - 1)::int as sequence,
      (dense_rank() over (order by segment.part) - 1)::int as breaks,
      (sum(segment.duration_ms) over own - segment.duration_ms)::int as "atMs",
      min(number) over own as "firstOfPart", first_value(storage_key) over own as "startKey",
      first_value(has_fragment) over own as "hasStart",
      max(segment.duration_ms) over () as "longestMs",
      (extract(epoch from now() - closed_at) * 1000)::float8 as "ageMs"
    from recording_segments segment
    join recordings on recordings.id = segment.recording_id and recordings.status = 'recording'
    join streams on streams.id = recordings.stream_id and streams.status = 'live'
    where streams.id = ${streamId}
    window own as (partition by segment.part order by number)
    order by sequence desc limit ${limit}`.execute(db);
  return rows.toReversed();
};

/** The key of a segment of a stream that runs and whose fragment is stored; null for every other. */
export const findSegmentKey = async (
  db: Queryable,
  streamId: string,
  { part, number }: { part: string; number: number },
): Promise<string | null> => {
  const row = await db
    .selectFrom('recording_segments')
    .innerJoin('recordings', 'recordings.id', 'recording_segments.recording_id')
    .innerJoin('streams', 'streams.id', 'recordings.stream_id')
    .select('storage_key')
    .where('streams.id', '=', streamId)
    .where('streams.status', '=', 'live')
    .where('part', '=', part)
    .where('number', '=', number)
    .where('has_fragment', '=', true)
    .executeTakeFirst();
  return row?.storage_key ?? null;
};
