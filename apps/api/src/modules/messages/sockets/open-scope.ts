import { conversationScope, streamScope } from '@barg/contract';
import { NotFoundError } from '../../../errors/common-errors.ts';
import { gathered } from '../../../platform/database/gathered.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import type { OpenScope } from '../../../realtime/connection.ts';
import { findAskedStreams } from '../../../viewing/asked-streams.ts';
import type { Onlooker } from '../../../viewing/onlooker.ts';
import { lockedStream } from '../../../viewing/stream-audience.ts';
import { fillPersonal } from './fill-personal.ts';
import { requireMembership } from '../places.ts';

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

/** All of a stream's viewers ask at once when a process ends. */
const findStream = gathered(findAskedStreams);

export interface OpenStream extends OpenScope {
  id: string;
  performerId: string;
  isLive: boolean;
}

/**
 * A stream with its chat, live or ended, for whoever may watch it.
 * @throws NotFoundError, the errors of {@link lockedStream}
 */
export const openStream = async (db: Queryable, streamId: string, onlooker: Onlooker): Promise<OpenStream> => {
  const stream = await findStream(db, { streamId, onlooker });
  if (!stream) throw new NotFoundError();
  if (!stream.may_watch) throw lockedStream(stream);
  const { id, performer_id: performerId, status, last_sequence } = stream;
  return { id, performerId, isLive: status === 'live', scope: streamScope(id), lastSequence: Number(last_sequence) };
};
