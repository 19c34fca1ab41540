import { sql } from 'kysely';
import { hotStatement } from '../platform/database/hot-statement.ts';
import { hot } from '../platform/database/named-statements.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { hasLivingOwner } from './living-account.ts';
import type { Onlooker } from './onlooker.ts';
import { watchColumns, watcherOf, type Watcher } from './stream-audience.ts';
import { eyesOf, isVisibleToSql, type Eyes } from './visibility.ts';

/** A stream and who asks for it. */
export interface StreamAsked {
  streamId: string;
  onlooker: Onlooker;
}

interface Asking extends Eyes, Watcher {
  streamId: string;
}

type Columns = { [Name in keyof Asking]: ReadonlyArray<Asking[Name]> };

/** As columns for a statement that is the same for any number. */
const columnsOf = (asking: readonly Asking[]): Columns => ({
  streamId: asking.map(({ streamId }) => streamId),
  id: asking.map(({ id }) => id),
  country: asking.map(({ country }) => country),
  watcherId: asking.map(({ watcherId }) => watcherId),
  watchesAll: asking.map(({ watchesAll }) => watchesAll),
});

/** Streams with their chats, as `findVisibleStream` finds them, each for the onlooker who asks for it. */
const selectStreams = hotStatement((given: Columns, db) => {
  const onlooker = { id: sql.ref('asking.id'), country: sql.ref('asking.country') };
  const watcher = { watcherId: sql.ref('asking.watcher_id'), watchesAll: sql.ref('asking.watches_all') };
  return db
    .selectFrom(
      sql<{ stream_id: string; place: string }>`unnest(${given.streamId}::uuid[], ${given.id}::uuid[],
        ${given.country}::text[], ${given.watcherId}::uuid[], ${given.watchesAll}::boolean[]) with ordinality`.as<'asking'>(
        sql`asking (stream_id, id, country, watcher_id, watches_all, place)`,
      ),
    )
    .innerJoin('streams', 'streams.id', 'asking.stream_id')
    .innerJoin('conversations', 'conversations.id', 'streams.conversation_id')
    .select(['streams.id', 'streams.performer_id', 'streams.status', 'streams.audience', 'conversations.last_sequence'])
    .select(sql<number>`asking.place::int`.as('place'))
    .select(watchColumns(watcher))
    .where(hasLivingOwner('streams.performer_id'))
    .where(isVisibleToSql(onlooker, sql.ref('streams.performer_id')))
    .modifyFront(hot('stream-chats'));
});

export type AskedStream = Awaited<ReturnType<typeof selectStreams>>[number];

/** The streams, each in the place of who asks; undefined where it does not exist for the onlooker. */
export const findAskedStreams = async (
  db: Queryable,
  asked: readonly StreamAsked[],
): Promise<Array<AskedStream | undefined>> => {
  const asking = asked.map(({ streamId, onlooker }) => ({ streamId, ...eyesOf(onlooker), ...watcherOf(onlooker) }));
  const rows = await selectStreams(db, columnsOf(asking));
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asking.map((_, at) => byPlace.get(at + 1));
};

/**
 * Whether somebody who came in rightly may stay: not after a block or ban, nor once the ticket was paid back. Whom a
 * stream is for is otherwise asked at the entrance alone (docs/decisions/0158).
 */
const mayStay = (stream: AskedStream): boolean =>
  !stream.is_banned && (stream.may_watch || stream.audience !== 'ticketed');

/** Whether each of those who watch a stream or have its chat open may stay. */
export const findStaying = async (db: Queryable, asked: readonly StreamAsked[]): Promise<boolean[]> =>
  (await findAskedStreams(db, asked)).map((stream) => stream !== undefined && mayStay(stream));
