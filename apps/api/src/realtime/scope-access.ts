import { conversationScope, streamScope } from '@barg/contract';
import { NotFoundError } from '../errors/common-errors.ts';
import type { SessionAccount } from '../modules/auth/session.repository.ts';
import { findPlace } from '../modules/messages/messages.repository.ts';
import { findStream } from '../modules/streaming/streaming.repository.ts';
import type { Queryable } from '../platform/unit-of-work.ts';

/** A scope that a socket may follow, with its id as it is stored. */
export interface OpenScope {
  id: string;
  /** The room's and the event log's name. */
  scope: string;
  /** Of its last event. */
  lastSequence: number;
}

/** A private conversation, for its members only: for others it does not exist. */
export const openConversation = async (
  db: Queryable,
  conversationId: string,
  account: SessionAccount | null,
): Promise<OpenScope> => {
  const place = account ? await findPlace(db, conversationId) : undefined;
  if (place?.kind !== 'private' || !account || !place.memberIds.includes(account.id)) throw new NotFoundError();
  return { id: place.id, scope: conversationScope(place.id), lastSequence: place.lastSequence };
};

/** A stream, for everyone. */
export const openStream = async (db: Queryable, streamId: string): Promise<OpenScope> => {
  const stream = await findStream(db, streamId);
  const place = stream && (await findPlace(db, stream.conversation_id));
  if (!place) throw new NotFoundError();
  return { id: stream.id, scope: streamScope(stream.id), lastSequence: place.lastSequence };
};
