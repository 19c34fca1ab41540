import { sql } from 'kysely';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member, Onlooker } from '../../viewing/onlooker.ts';
import { lockedStream, watchColumns, watcherOf, type Closed } from '../../viewing/stream-audience.ts';
import { BlockedByYouError } from './messages.errors.ts';
import { blocksSql, isReachableSql } from '../../viewing/visibility.ts';

/** The facts of a conversation that its messages need. */
export interface Place {
  id: string;
  kind: 'private' | 'stream';
  memberIds: string[];
  streamId: string | null;
  /** The performer of the stream. */
  performerId: string | null;
  isLive: boolean;
  /** Why the stream is closed to the onlooker, whom it is not for: its chat cannot be read. */
  closed: Closed | null;
  /** Whether viewers of the stream may send files. */
  takesFiles: boolean;
  /** False when the other account is deleted or suspended: messages can be read and not sent. */
  isAnswerable: boolean;
  lastSequence: number;
  /** The caller blocks the other member: nothing can be sent. */
  isBlocked: boolean;
}

/** A private conversation whose two members may write to each other, as whoever holds it knows. */
export const placeOfTwo = (id: string, memberIds: [string, string], lastSequence: number): Place => ({
  ...{ id, kind: 'private', memberIds, lastSequence },
  ...{ streamId: null, performerId: null, isLive: false, takesFiles: true, closed: null },
  ...{ isAnswerable: true, isBlocked: false },
});

/** The other member of a private conversation, or the performer of the stream. */
const host = (me: string | null) => sql`case when first_user_id = ${me}::uuid then second_user_id
  else coalesce(first_user_id, performer_id) end`;

/**
 * A conversation whose other member exists for the onlooker, or is blocked by it: then it can still be read. The chat
 * of a deleted performer's stream is not found.
 */
export const findPlace = async (
  db: Queryable,
  conversationId: string,
  onlooker: Onlooker,
): Promise<Place | undefined> => {
  const me = onlooker.account?.id ?? null;
  const row = await db
    .selectFrom('conversations')
    .leftJoin('streams', 'streams.id', 'conversations.stream_id')
    .select([
      'conversations.id',
      'kind',
      'first_user_id',
      'second_user_id',
      'stream_id',
      'performer_id',
      'status',
      'takes_files',
      'audience',
      'last_sequence',
    ])
    .select(
      sql<boolean>`${hasLivingOwner('first_user_id')} and ${hasLivingOwner('second_user_id')}`.as('is_answerable'),
    )
    .where(hasLivingOwner('streams.performer_id'))
    .select(watchColumns(watcherOf(onlooker)))
    .select(blocksSql(sql`${me}::uuid`, host(me)).as('is_blocked'))
    .where('conversations.id', '=', conversationId)
    .where(isReachableSql(onlooker, host(me)))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    memberIds: [row.first_user_id, row.second_user_id].filter((id) => id !== null),
    streamId: row.stream_id,
    performerId: row.performer_id,
    isLive: row.status === 'live',
    closed: row.audience === null || row.may_watch ? null : { audience: row.audience, is_banned: row.is_banned },
    takesFiles: row.takes_files === true,
    isAnswerable: row.is_answerable,
    lastSequence: Number(row.last_sequence),
    isBlocked: row.is_blocked,
  };
};

/** The private conversation of a member. @throws NotFoundError for everyone else */
export const requireMembership = async (db: Queryable, conversationId: string, member: Member): Promise<Place> => {
  const place = await findPlace(db, conversationId, member);
  if (place?.kind !== 'private' || !place.memberIds.includes(member.account.id)) throw new NotFoundError();
  return place;
};

/**
 * A private conversation that the member can write in.
 * @throws NotFoundError for non-members and when the other account is deleted or suspended, BlockedByYouError when the
 * member blocks the other
 */
export const requireWritable = async (db: Queryable, conversationId: string, member: Member): Promise<Place> => {
  const place = await requireMembership(db, conversationId, member);
  if (!place.isAnswerable) throw new NotFoundError();
  if (place.isBlocked) throw new BlockedByYouError();
  return place;
};

/** The chat of a stream that the onlooker may watch. @throws NotFoundError, the errors of {@link lockedStream} */
export const requireStreamChat = async (db: Queryable, conversationId: string, onlooker: Onlooker): Promise<Place> => {
  const place = await findPlace(db, conversationId, onlooker);
  if (place?.kind !== 'stream' || place.isBlocked) throw new NotFoundError();
  if (place.closed) throw lockedStream(place.closed);
  return place;
};

/**
 * A conversation in which the caller may delete what it wrote: a private one of its own, or a stream's chat, also of a
 * stream that it may no longer watch.
 * @throws NotFoundError
 */
export const requireReadable = async (db: Queryable, conversationId: string, member: Member): Promise<Place> => {
  const place = await findPlace(db, conversationId, member);
  const isReadable = place?.kind === 'stream' ? !place.isBlocked : place?.memberIds.includes(member.account.id);
  if (!place || !isReadable) throw new NotFoundError();
  return place;
};
