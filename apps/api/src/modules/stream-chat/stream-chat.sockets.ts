import { streamScope, type ClientEventData } from '@barg/contract';
import { NotFoundError, TooManyRequestsError } from '../../errors/common-errors.ts';
import { gathered } from '../../platform/database/gathered.ts';
import type { Connection, SocketPart } from '../../realtime/connection.ts';
import type { ApiSocket } from '../../realtime/socket-session.ts';
import { NotAuthenticatedError } from '../../viewing/caller.ts';
import { findRestricted } from './restrictions.repository.ts';
import { StreamMutedError } from './stream-chat.errors.ts';

/** Somebody taps several times a second: the database is asked once in so many milliseconds. */
const ASK_EVERY = 5000;

interface Asked {
  streamId: string;
  userId: string;
  at: number;
  isRestricted: Promise<boolean>;
}

/** A crowd taps at the same moment. */
const findAny = gathered(findRestricted);

/** What is known of whoever reacts; a socket shows one stream at a time. */
const known = new WeakMap<ApiSocket, Asked>();

const isRestricted = ({ socket, context }: Connection, streamId: string, userId: string): Promise<boolean> => {
  const last = known.get(socket);
  const isOfThis = last?.streamId === streamId && last.userId === userId;
  if (isOfThis && performance.now() - last.at < ASK_EVERY) return last.isRestricted;
  const asked = findAny(context.db, { streamId, userId });
  known.set(socket, { streamId, userId, at: performance.now(), isRestricted: asked });
  // Nothing is known by a failure.
  asked.catch(() => known.delete(socket));
  return asked;
};

/**
 * Whoever has joined may watch, or was put out of the room. Who may not write gives no signs either.
 * @throws NotAuthenticatedError, NotFoundError, TooManyRequestsError, StreamMutedError
 */
const reactToStream = async (
  connection: Connection,
  { streamId, reaction }: ClientEventData<'stream.react'>,
): Promise<void> => {
  const { socket, reactions, mayReact } = connection;
  const { account } = socket.data;
  if (!account) throw new NotAuthenticatedError();
  if (!socket.rooms.has(streamScope(streamId))) throw new NotFoundError();
  if (!mayReact()) throw new TooManyRequestsError({ retryAfter: 1 });
  if (await isRestricted(connection, streamId, account.id)) throw new StreamMutedError();
  reactions.add(streamId, reaction);
};

export const streamChatSockets: SocketPart = { events: { 'stream.react': reactToStream } };
