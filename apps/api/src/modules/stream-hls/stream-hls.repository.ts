import { sql } from 'kysely';
import type { PartialSegment } from '../../platform/live/live-engine.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** For how long a stream is packaged after somebody has asked for its playlist. */
const WANTED_SECONDS = 30;
/** Of parts that were stored earlier no playlist tells. */
const LISTED_SECONDS = 40;
/** How long parts are kept: whoever was told of one reads it within this time. */
const KEPT_SECONDS = 90;

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds}::float8)`;

/** Says that somebody watches a stream by HLS now. */
export const noteDemand = async (db: Queryable, streamId: string): Promise<void> => {
  const until = sql<Date>`now() + make_interval(secs => ${WANTED_SECONDS}::float8)`;
  await db
    .insertInto('hls_demands')
    .values({ stream_id: streamId, until })
    .onConflict((conflict) =>
      conflict.column('stream_id').doUpdateSet({
        since: sql<Date>`case when hls_demands.until < now() then now() else hls_demands.since end`,
        until,
      }),
    )
    .execute();
};

/** Those of some streams that somebody watches by HLS. */
export const listDemanded = async (db: Queryable, streamIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('hls_demands')
    .select('stream_id')
    .where('stream_id', '=', sql<string>`any(${streamIds}::uuid[])`)
    .where('until', '>', sql<Date>`now()`)
    .execute();
  return rows.map((row) => row.stream_id);
};

/** A part without its bytes. */
export interface HlsPart {
  run: string;
  segment: number;
  number: number;
  sequence: number;
  breaks: number;
  durationMs: number;
  isIndependent: boolean;
  sentAt: Date;
  /** Milliseconds since it was stored. */
  ageMs: number;
}

const partColumns = [
  ...(['run', 'segment', 'number', 'sequence', 'breaks', 'duration_ms as durationMs'] as const),
  ...(['is_independent as isIndependent', 'sent_at as sentAt'] as const),
  sql<number>`(extract(epoch from now() - stored_at) * 1000)::float8`.as('ageMs'),
] as const;

const selectLatest = (db: Queryable, streamId: string) =>
  db
    .selectFrom('hls_parts')
    .select(partColumns)
    .where('stream_id', '=', streamId)
    .where('stored_at', '>', secondsAgo(LISTED_SECONDS));

/** The latest parts of a stream, in order. */
export const listLatest = (db: Queryable, streamId: string): Promise<HlsPart[]> =>
  selectLatest(db, streamId).orderBy('sequence').orderBy('number').execute();

export const findNewest = (db: Queryable, streamId: string): Promise<HlsPart | undefined> =>
  selectLatest(db, streamId).orderBy('sequence', 'desc').orderBy('number', 'desc').limit(1).executeTakeFirst();

/** How long a stream has run, in whole seconds. */
export const findAge = async (db: Queryable, streamId: string): Promise<number> => {
  const { seconds } = await db
    .selectFrom('streams')
    .select(sql<number>`greatest(0, floor(extract(epoch from now() - started_at)))::int`.as('seconds'))
    .where('id', '=', streamId)
    .executeTakeFirstOrThrow();
  return seconds;
};

export type Placed = Pick<HlsPart, 'sequence' | 'breaks'>;

/** Stores a part, and with the first of a run what players read before it. */
export const addPart = async (
  db: Queryable,
  { room, run, start, segment, number, durationMs, isIndependent, sentAt, bytes }: PartialSegment,
  { sequence, breaks }: Placed,
): Promise<void> => {
  if (segment === 0 && number === 0)
    await db
      .insertInto('hls_runs')
      .values({ stream_id: room, run, start: Buffer.from(start) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db
    .insertInto('hls_parts')
    .values({
      ...{ stream_id: room, run, segment, number, sequence, breaks, is_independent: isIndependent },
      ...{ duration_ms: Math.round(durationMs), sent_at: new Date(sentAt), bytes: Buffer.from(bytes) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What players read before the parts of a run; undefined once it is gone. */
export const findStart = async (db: Queryable, streamId: string, run: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('hls_runs')
    .select('start')
    .where('stream_id', '=', streamId)
    .where('run', '=', run)
    .executeTakeFirst();
  return row?.start;
};

export const isLive = async (db: Queryable, streamId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('streams')
    .select('id')
    .where('id', '=', streamId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  return row !== undefined;
};

/** The bytes of a segment's parts in order, or of the one with a number. */
export const listBytes = async (
  db: Queryable,
  streamId: string,
  { run, segment, number }: { run: string; segment: number; number?: number },
): Promise<Buffer[]> => {
  const rows = await db
    .selectFrom('hls_parts')
    .select('bytes')
    .where('stream_id', '=', streamId)
    .where('run', '=', run)
    .where('segment', '=', segment)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .orderBy('number')
    .execute();
  return rows.map(({ bytes }) => bytes);
};

/** Deletes what nobody reads any more. */
export const removeOld = async (db: Queryable): Promise<void> => {
  await db.deleteFrom('hls_parts').where('stored_at', '<', secondsAgo(KEPT_SECONDS)).execute();
  await db
    .deleteFrom('hls_runs')
    .where('created_at', '<', secondsAgo(KEPT_SECONDS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hls_parts')
            .select('number')
            .whereRef('hls_parts.stream_id', '=', 'hls_runs.stream_id')
            .whereRef('hls_parts.run', '=', 'hls_runs.run'),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('hls_demands').where('until', '<', secondsAgo(KEPT_SECONDS)).execute();
};
