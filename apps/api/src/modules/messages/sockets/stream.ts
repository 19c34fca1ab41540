import { streamScope, type ClientEventData } from '@barg/contract';
import { NotFoundError, TooManyRequestsError } from '../../../errors/common-errors.ts';
import { missedOnJoin } from '../../../realtime/missed-events.ts';
import { NotAuthenticatedError } from '../../../viewing/caller.ts';
import { StreamEndedError } from '../../../viewing/streams.ts';
import { openStream } from './open-scope.ts';
import type { Connection } from '../../../realtime/connection.ts';

type StreamRef = ClientEventData<'stream.leave'>;

/** Joins a live stream that the onlooker may watch; guests join public ones. */
export const joinStream = async (connection: Connection, { streamId, after }: ClientEventData<'stream.join'>) => {
  const { socket, context, viewerCounts } = connection;
  const open = await openStream(context.db, streamId, socket.data);
  if (!open.isLive) throw new StreamEndedError();
  await socket.join(open.scope);
  viewerCounts.changed(open.id);
  const [missed, viewers] = await Promise.all([
    missedOnJoin(connection, open, after),
    context.presence.viewersIn(open),
  ]);
  return { lastSequence: open.lastSequence, viewers, ...missed };
};

export const leaveStream = async ({ socket, viewerCounts }: Connection, { streamId }: StreamRef) => {
  const scope = streamScope(streamId);
  if (!socket.rooms.has(scope)) return;
  await socket.leave(scope);
  viewerCounts.changed(streamId);
};

/** Whoever has joined may watch, or was put out of the room. @throws what is thrown at the other calls of streams */
export const reactToStream = async (
  { socket, reactions, mayReact }: Connection,
  { streamId, reaction }: ClientEventData<'stream.react'>,
) => {
  if (!socket.data.account) throw new NotAuthenticatedError();
  if (!socket.rooms.has(streamScope(streamId))) throw new NotFoundError();
  if (!mayReact()) throw new TooManyRequestsError({ retryAfter: 1 });
  reactions.add(streamId, reaction);
};
