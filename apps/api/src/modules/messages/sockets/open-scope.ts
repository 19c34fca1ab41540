import { conversationScope, streamScope } from '@barg/contract';
import { NotFoundError } from '../../../errors/common-errors.ts';
import type { Onlooker } from '../../../viewing/onlooker.ts';
import { fillPaid } from './fill-paid.ts';
import { findPlace, requireMembership } from '../places.ts';
import { findVisibleStream } from '../../../viewing/streams.ts';
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
  return { scope: conversationScope(id), lastSequence, fill: (events) => fillPaid(db, account.id, events) };
};

/** The chat of a stream, for everyone for whom its performer exists. @throws NotFoundError */
export const openStream = async (db: Queryable, streamId: string, onlooker: Onlooker): Promise<OpenScope> => {
  const stream = await findVisibleStream(db, streamId, onlooker);
  const chat = stream && (await findPlace(db, stream.conversation_id, onlooker));
  if (!chat) throw new NotFoundError();
  return { scope: streamScope(stream.id), lastSequence: chat.lastSequence };
};
