import { streamScope, type ClientEventData } from '@barg/contract';
import { NotFoundError, TooManyRequestsError } from '../../../errors/common-errors.ts';
import { NotAuthenticatedError } from '../../../viewing/caller.ts';
import { StreamEndedError } from '../../../viewing/streams.ts';
import { openStream } from './open-scope.ts';
import type { Connection } from '../../../realtime/connection.ts';

type StreamRef = ClientEventData<'stream.join'>;

/** Joins a live stream that the onlooker may watch; guests join public ones. */
export const joinStream = async ({ socket, context, viewerCounts }: Connection, { streamId }: StreamRef) => {
  const { id, performerId, isLive, scope, lastSequence } = await openStream(context.db, streamId, socket.data);
  if (!isLive) throw new StreamEndedError();
  await socket.join(scope);
  viewerCounts.changed(id);
  const counts = await context.presence.viewersOf([{ id, performerId }]);
  return { lastSequence, viewers: counts.get(id) ?? 0 };
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
  if (!mayReact()) throw new TooManyRequestsError();
  reactions.add(streamId, reaction);
};
