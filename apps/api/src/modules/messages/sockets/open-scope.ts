import { conversationScope, streamScope } from '@barg/contract';
import { sql } from 'kysely';
import { NotFoundError } from '../../../errors/common-errors.ts';
import { gathered } from '../../../platform/database/gathered.ts';
import { hotStatement } from '../../../platform/database/hot-statement.ts';
import { hot } from '../../../platform/database/named-statements.ts';
import { hasLivingOwner } from '../../../viewing/living-account.ts';
import type { Onlooker } from '../../../viewing/onlooker.ts';
import { lockedStream, mayWatchSql, watcherOf, type Watcher } from '../../../viewing/stream-audience.ts';
import { isBannedSql, StreamBannedError } from '../../../viewing/stream-order.ts';
import { eyesOf, isVisibleToSql, type Eyes } from '../../../viewing/visibility.ts';
import { fillPersonal } from './fill-personal.ts';
import { requireMembership } from '../places.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import type { OpenScope } from '../../../realtime/connection.ts';

/** A private conversation, for its members only. @throws NotFoundError for others */
export const openConversation = async (
  db: Queryable,
  conversationId: string,
  { account, country }: Onlooker,
): Promise<OpenScope> => {
  if (!account) throw new NotFoundError();
  const { id, lastSequence } = await requireMembership(db, conversationId, { account, country });
  return { scope: conversationScope(id), lastSequence, fill: (events) => fillPersonal(db, account.id, events) };
};

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
    .select(mayWatchSql(watcher).as('may_watch'))
    .select(isBannedSql(onlooker.id, sql.ref('streams.performer_id')).as('is_banned'))
    .where(hasLivingOwner('streams.performer_id'))
    .where(isVisibleToSql(onlooker, sql.ref('streams.performer_id')))
    .modifyFront(hot('stream-chats'));
});

/** All of a stream's viewers ask at once when a process ends. */
const findStream = gathered(async (db, asking: readonly Asking[]) => {
  const rows = await selectStreams(db, columnsOf(asking));
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asking.map((_, at) => byPlace.get(at + 1));
});

export interface OpenStream extends OpenScope {
  id: string;
  performerId: string;
  isLive: boolean;
}

/**
 * A stream with its chat, live or ended, for whoever may watch it.
 * @throws NotFoundError, StreamBannedError, the errors of {@link lockedStream}
 */
export const openStream = async (db: Queryable, streamId: string, onlooker: Onlooker): Promise<OpenStream> => {
  const stream = await findStream(db, { streamId, ...eyesOf(onlooker), ...watcherOf(onlooker) });
  if (!stream) throw new NotFoundError();
  if (stream.is_banned) throw new StreamBannedError();
  if (!stream.may_watch) throw lockedStream(stream.audience);
  const { id, performer_id: performerId, status, last_sequence } = stream;
  return { id, performerId, isLive: status === 'live', scope: streamScope(id), lastSequence: Number(last_sequence) };
};
