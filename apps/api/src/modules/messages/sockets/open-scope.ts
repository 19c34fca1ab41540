import { conversationScope, streamScope } from '@barg/contract';
import { sql } from 'kysely';
import { NotFoundError } from '../../../errors/common-errors.ts';
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

/** A stream with its chat, as `findVisibleStream` finds it. All of its viewers ask at once when a process ends. */
const selectStream = hotStatement((given: Eyes & Watcher & { streamId: string }, db) =>
  db
    .selectFrom('streams')
    .innerJoin('conversations', 'conversations.id', 'streams.conversation_id')
    .select(['streams.id', 'streams.performer_id', 'streams.status', 'streams.audience', 'conversations.last_sequence'])
    .select(mayWatchSql(given).as('may_watch'))
    .select(isBannedSql(sql`${given.id}::uuid`, sql.ref('streams.performer_id')).as('is_banned'))
    .where('streams.id', '=', given.streamId)
    .where(hasLivingOwner('streams.performer_id'))
    .where(isVisibleToSql({ id: given.id, country: given.country }, sql.ref('streams.performer_id')))
    .modifyFront(hot('stream-chat')),
);

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
  const [stream] = await selectStream(db, { streamId, ...eyesOf(onlooker), ...watcherOf(onlooker) });
  if (!stream) throw new NotFoundError();
  if (stream.is_banned) throw new StreamBannedError();
  if (!stream.may_watch) throw lockedStream(stream.audience);
  const { id, performer_id: performerId, status, last_sequence } = stream;
  return { id, performerId, isLive: status === 'live', scope: streamScope(id), lastSequence: Number(last_sequence) };
};
