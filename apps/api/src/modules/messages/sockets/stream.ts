import { streamScope, type ClientEventData } from '@barg/contract';
import { missedOnJoin } from '../../../realtime/missed-events.ts';
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

/** The others' number follows from who leaves the room, see `serveSockets`. */
export const leaveStream = async ({ socket }: Connection, { streamId }: StreamRef): Promise<void> => {
  await socket.leave(streamScope(streamId));
};
