import { conversationScope, streamScope } from '@barg/contract';
import { NotFoundError } from '../errors/common-errors.ts';
import type { Onlooker } from '../viewing/onlooker.ts';
import { findPlace, requireMembership } from '../modules/messages/places.ts';
import { findVisibleStream } from '../modules/streaming/streaming.repository.ts';
import type { Queryable } from '../platform/unit-of-work.ts';

/** A scope that a socket may follow. */
export interface OpenScope {
  /** The room's and the event log's name, with the id as it is stored. */
  scope: string;
  /** Of its last event. */
  lastSequence: number;
}

/** A private conversation, for its members only: for others it does not exist. */
export const openConversation = async (
  db: Queryable,
  conversationId: string,
  { account, country }: Onlooker,
): Promise<OpenScope> => {
  if (!account) throw new NotFoundError();
  const { id, lastSequence } = await requireMembership(db, conversationId, { account, country });
  return { scope: conversationScope(id), lastSequence };
};

/** A stream, for everyone for whom its performer exists. */
export const openStream = async (db: Queryable, streamId: string, onlooker: Onlooker): Promise<OpenScope> => {
  const stream = await findVisibleStream(db, streamId, onlooker);
  const chat = stream && (await findPlace(db, stream.conversation_id, onlooker));
  if (!chat) throw new NotFoundError();
  return { scope: streamScope(stream.id), lastSequence: chat.lastSequence };
};
