import { streamScope, type ClientEventData } from '@barg/contract';
import { requireLive } from '../../../viewing/streams.ts';
import { openStream } from './open-scope.ts';
import type { Connection } from '../../../realtime/connection.ts';

type StreamRef = ClientEventData<'stream.join'>;

/** Joins a live stream of a performer who exists for the onlooker; guests may join too. */
export const joinStream = async ({ socket, context, viewerCounts }: Connection, { streamId }: StreamRef) => {
  const stream = await requireLive(context.db, socket.data, streamId);
  const { scope, lastSequence } = await openStream(context.db, stream.id, socket.data);
  await socket.join(scope);
  viewerCounts.changed(stream.id);
  const counts = await context.presence.viewersOf([{ id: stream.id, performerId: stream.performer_id }]);
  return { lastSequence, viewers: counts.get(stream.id) ?? 0 };
};

export const leaveStream = async ({ socket, viewerCounts }: Connection, { streamId }: StreamRef) => {
  const scope = streamScope(streamId);
  if (!socket.rooms.has(scope)) return;
  await socket.leave(scope);
  viewerCounts.changed(streamId);
};
