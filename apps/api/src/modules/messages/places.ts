import { NotFoundError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** A conversation as far as its messages are concerned. */
export interface Place {
  id: string;
  kind: 'private' | 'stream';
  memberIds: string[];
  streamId: string | null;
  /** Of a stream's chat. */
  performerId: string | null;
  isLive: boolean;
  lastSequence: number;
}

export const findPlace = async (db: Queryable, conversationId: string): Promise<Place | undefined> => {
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
      'last_sequence',
    ])
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    memberIds: [row.first_user_id, row.second_user_id].filter((id) => id !== null),
    streamId: row.stream_id,
    performerId: row.performer_id,
    isLive: row.status === 'live',
    lastSequence: Number(row.last_sequence),
  };
};

/** The private conversation of a member; for everyone else it does not exist. */
export const requireMembership = async (db: Queryable, conversationId: string, userId: string): Promise<Place> => {
  const place = await findPlace(db, conversationId);
  if (place?.kind !== 'private' || !place.memberIds.includes(userId)) throw new NotFoundError();
  return place;
};

/** The chat of a stream, which anyone may read. */
export const requireStreamChat = async (db: Queryable, conversationId: string): Promise<Place> => {
  const place = await findPlace(db, conversationId);
  if (place?.kind !== 'stream') throw new NotFoundError();
  return place;
};

/** What the caller may read: its own conversations and every stream's chat. */
export const requireReadable = async (db: Queryable, conversationId: string, userId: string): Promise<Place> => {
  const place = await findPlace(db, conversationId);
  const isReadable = place?.kind === 'stream' || place?.memberIds.includes(userId);
  if (!place || !isReadable) throw new NotFoundError();
  return place;
};
