import { sql } from 'kysely';
import type { Queryable } from '../../unit-of-work.ts';
import type { SeenRooms } from './engine-api.ts';

/** A session that could not be ended for so long is given up: nobody is in it any more. */
const TRIED_FOR = sql`interval '10 minutes'`;

/**
 * Notes which rooms somebody publishes to. A room that was seen after the engine was asked stays: another process, or
 * the engine by itself, knows it better. So does one whose node has not answered, and one that lives on another node.
 *
 * @param askedMs how long ago the engine was asked
 */
export const noteRooms = async (db: Queryable, { rooms, nodes }: SeenRooms, askedMs: number): Promise<void> => {
  const names = rooms.map(({ room }) => room);
  await sql`
    update live_rooms set is_publishing = false, viewers = 0, bitrate = 0, seen_at = clock_timestamp()
    where is_publishing and room <> all(${names}::text[])
      and (${nodes}::text[] is null or node = any(${nodes}::text[]))
      and seen_at < clock_timestamp() - make_interval(secs => ${askedMs / 1000}::float8)`.execute(db);
  if (rooms.length === 0) return;
  const given = JSON.stringify(rooms);
  await sql`
    insert into live_rooms (room, is_publishing, viewers, source_id, tracks, bytes_received, node)
    select room, true, viewers, "sourceId", tracks, "bytesReceived", node
    from jsonb_to_recordset(${given}::jsonb)
      as given (room text, viewers int, "sourceId" text, tracks text[], "bytesReceived" bigint, node text)
    order by room
    on conflict (room) do update set
      is_publishing = true, viewers = excluded.viewers, source_id = excluded.source_id, tracks = excluded.tracks,
      bytes_received = excluded.bytes_received, seen_at = clock_timestamp(),
      bitrate = least(2147483647, greatest(0, excluded.bytes_received - live_rooms.bytes_received) * 8
        / greatest(0.2, extract(epoch from clock_timestamp() - live_rooms.seen_at)))::int
    where live_rooms.node is not distinct from excluded.node
      and (live_rooms.seen_at < clock_timestamp() - interval '500 milliseconds' or not live_rooms.is_publishing)`.execute(
    db,
  );
};

/** Notes what the engine, or an answer of it, has said of one room. */
export const noteRoom = async (db: Queryable, room: string, isPublishing: boolean): Promise<void> => {
  await db
    .insertInto('live_rooms')
    .values({ room, is_publishing: isPublishing, source_id: null })
    .onConflict((conflict) =>
      conflict.column('room').doUpdateSet({ is_publishing: isPublishing, seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
};

/** SQL: whether somebody publishes, as far as is known. @param holds seconds, of an engine that is asked again and again */
const publishes = (holds: number | null) =>
  holds === null
    ? sql<boolean>`is_publishing`
    : sql<boolean>`is_publishing and seen_at > clock_timestamp() - make_interval(secs => ${holds}::float8)`;

/** The rooms to which somebody publishes, each with the publisher's session where this site opened it. */
export const listPublishedRooms = (db: Queryable, holds: number | null) =>
  db
    .selectFrom('live_rooms')
    .select(['room', 'viewers', 'tracks', 'bitrate', 'bytes_received'])
    .select((eb) =>
      eb
        .selectFrom('live_sessions')
        .select('id')
        .whereRef('live_sessions.room', '=', 'live_rooms.room')
        .where('is_publisher', '=', true)
        .where('ends_at', 'is', null)
        // The latest takes the place of former ones.
        .orderBy('began_at', 'desc')
        .limit(1)
        .as('publisher'),
    )
    .where(publishes(holds))
    .execute();

export type PublishedRoom = Awaited<ReturnType<typeof listPublishedRooms>>[number];

export const isRoomPublished = async (db: Queryable, room: string, holds: number | null): Promise<boolean> => {
  const row = await db
    .selectFrom('live_rooms')
    .select('room')
    .where('room', '=', room)
    .where(publishes(holds))
    .executeTakeFirst();
  return row !== undefined;
};

export interface NewSession {
  id: string;
  room: string;
  is_publisher: boolean;
  location: string;
  etag: string | null;
  engine_id: string | null;
  ice_user: string | null;
  node?: string;
  feed?: string;
  tracks?: string[];
}

export const insertSession = async (db: Queryable, session: NewSession): Promise<void> => {
  await db.insertInto('live_sessions').values(session).execute();
};

/** A session that goes on. */
export const findSession = (db: Queryable, id: string) =>
  db
    .selectFrom('live_sessions')
    .select(['location', 'etag', 'ice_user', 'is_publisher'])
    .where('id', '=', id)
    .where('ends_at', 'is', null)
    .executeTakeFirst();

/** Writes down that a session is to be ended: from then on each process tries until the engine has done it. */
export const markSessionEnding = async (db: Queryable, id: string): Promise<void> => {
  await db
    .updateTable('live_sessions')
    .set({ ends_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ends_at', 'is', null)
    .execute();
};

export const markRoomEnding = async (db: Queryable, room: string): Promise<void> => {
  await db
    .updateTable('live_sessions')
    .set({ ends_at: sql<Date>`now()` })
    .where('room', '=', room)
    .where('ends_at', 'is', null)
    .execute();
};

/** What is to be ended: of one session, of one room, or all of it. */
export const listEnding = (db: Queryable, of: { id?: string; room?: string }) =>
  db
    .selectFrom('live_sessions')
    .select(['id', 'location', 'engine_id'])
    .where('ends_at', 'is not', null)
    .$if(of.id !== undefined, (query) => query.where('id', '=', of.id ?? ''))
    .$if(of.room !== undefined, (query) => query.where('room', '=', of.room ?? ''))
    .orderBy('ends_at')
    .limit(500)
    .execute();

export const deleteSession = async (db: Queryable, id: string): Promise<void> => {
  await db.deleteFrom('live_sessions').where('id', '=', id).execute();
};

/** Forgets sessions of which the engine knows nothing any more. @param known its names of those that it has */
export const forgetUnknownSessions = async (db: Queryable, known: readonly string[]): Promise<void> => {
  await sql`
    delete from live_sessions
    where engine_id is not null and engine_id <> all(${known}::text[]) and began_at < now() - interval '1 minute'`.execute(
    db,
  );
};

/** Forgets what is old: sessions that could not be ended, and those of which an engine without an API tells nothing. */
export const forgetOld = async (db: Queryable): Promise<void> => {
  await sql`
    delete from live_sessions
    where ends_at < now() - ${TRIED_FOR} or began_at < now() - interval '2 days'`.execute(db);
  await sql`delete from live_rooms where not is_publishing and seen_at < clock_timestamp() - interval '1 day'`.execute(
    db,
  );
};
