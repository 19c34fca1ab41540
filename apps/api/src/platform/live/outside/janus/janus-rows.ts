import { sql } from 'kysely';
import type { Db } from '../../../database/tables.ts';
import type { Queryable } from '../../../unit-of-work.ts';
import type { JanusTrack } from './janus-sdp.ts';

/** Where a room lives; null for one that nobody has made. */
export const findNodeOf = async (db: Queryable, room: string): Promise<string | null> => {
  const row = await db.selectFrom('live_rooms').select('node').where('room', '=', room).executeTakeFirst();
  return row?.node ?? null;
};

/** Says where a room lives from now on. What it had elsewhere is ended. */
export const placeRoom = async (db: Queryable, room: string, node: string): Promise<void> => {
  await db
    .insertInto('live_rooms')
    .values({ room, is_publishing: false, source_id: null, node })
    .onConflict((conflict) =>
      conflict
        .column('room')
        .doUpdateSet({ node, is_publishing: false, viewers: 0, seen_at: sql<Date>`clock_timestamp()` })
        .where(({ eb }) => eb('live_rooms.node', 'is distinct from', node)),
    )
    .execute();
  await db
    .updateTable('live_sessions')
    .set({ ends_at: sql<Date>`now()` })
    .where('room', '=', room)
    .where('node', '!=', node)
    .where('ends_at', 'is', null)
    .execute();
};

/** How many sessions each node has, by its name. */
export const countByNode = async (db: Queryable): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('live_sessions')
    .select(['node', sql<number>`count(*)::int`.as('sessions')])
    .where('node', 'is not', null)
    .where('ends_at', 'is', null)
    .groupBy('node')
    .execute();
  return new Map(rows.map(({ node, sessions }) => [node ?? '', sessions]));
};

export interface JanusPublisher {
  id: string;
  feed: string;
  tracks: JanusTrack[];
  isForwarded: boolean;
}

/** Who sends to a room, or is about to; the latest first. */
export const listPublishersOf = async (db: Queryable, room: string, node: string): Promise<JanusPublisher[]> => {
  const rows = await db
    .selectFrom('live_sessions')
    .select(['id', 'feed', 'tracks', 'forwarded_at'])
    .where('room', '=', room)
    .where('node', '=', node)
    .where('is_publisher', '=', true)
    .where('ends_at', 'is', null)
    .orderBy('began_at', 'desc')
    .execute();
  return rows.map(({ id, feed, tracks, forwarded_at }) => ({
    id,
    feed: feed ?? '',
    tracks: tracks.map(readTrack),
    isForwarded: forwarded_at !== null,
  }));
};

const LAYERS = 'layers';

/** A name of a section has no space (RFC 8843), nor has one of a codec. */
export const writeTrack = ({ mid, codec, hasLayers }: JanusTrack): string =>
  [mid, codec, ...(hasLayers ? [LAYERS] : [])].join(' ');

const readTrack = (track: string): JanusTrack => {
  const [mid = '', codec = '', more] = track.split(' ');
  return { mid, codec, hasLayers: more === LAYERS };
};

export const noteForwarded = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('live_sessions')
    .set({ forwarded_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
};

/** The rooms whose latest publisher is not handed on yet. */
export const listAwaited = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectFrom('live_sessions')
    .select('room')
    .distinct()
    .where('node', 'is not', null)
    .where('is_publisher', '=', true)
    .where('forwarded_at', 'is', null)
    .where('ends_at', 'is', null)
    .where('began_at', '>', sql<Date>`now() - interval '1 minute'`)
    .execute();
  return rows.map(({ room }) => room);
};

/** How many watch each of these rooms. */
export const countViewers = async (db: Queryable, rooms: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('live_sessions')
    .select(['room', sql<number>`count(*)::int`.as('viewers')])
    .where('room', '=', sql<string>`any(${[...rooms]}::text[])`)
    .where('is_publisher', '=', false)
    .where('ends_at', 'is', null)
    .groupBy('room')
    .execute();
  return new Map(rows.map(({ room, viewers }) => [room, viewers]));
};

/** Sessions that nobody has kept alive for a while: whoever gets one here keeps it. */
export const takeToKeep = async (
  db: Queryable,
  nodes: readonly string[],
  seconds: number,
): Promise<Array<{ id: string; location: string }>> => {
  const { rows } = await sql<{ id: string; location: string }>`
    update live_sessions set kept_at = now()
    where id in (
      select id from live_sessions
      where ends_at is null and node = any(${[...nodes]}::text[])
        and kept_at < now() - make_interval(secs => ${seconds}::float8)
      order by kept_at limit 500 for update skip locked)
    returning id, location`.execute(db);
  return rows;
};

/** One process at a time arranges a room. */
export const arrangeRoom = <Result>(db: Db, room: string, arrange: () => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`janus room ${room}`}, 0))`.execute(trx);
    return arrange();
  });
