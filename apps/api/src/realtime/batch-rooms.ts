import { EVENT_BATCH, streamScope } from '@barg/contract';
import type { Addressed } from './event-batches.ts';
import type { ApiSocket, SocketServer } from './socket-session.ts';

const STREAMS = streamScope('');

/** Those in a stream's room who take several events in one message. */
const batchRoomOf = (scope: string): string => `batches:${scope}`;

const takesBatches = (socket: ApiSocket | undefined): boolean =>
  (socket?.handshake.auth as Record<string, unknown> | undefined)?.batches === true;

/** Keeps who takes batches in a room beside the stream's, in which nobody is who is not in that of the stream. */
export const followBatchRooms = (io: SocketServer): void => {
  const { adapter, sockets } = io.of('/');
  adapter.on('join-room', (room: string, id: string) => {
    if (room.startsWith(STREAMS) && takesBatches(sockets.get(id)))
      void adapter.addAll(id, new Set([batchRoomOf(room)]));
  });
  adapter.on('leave-room', (room: string, id: string) => {
    if (room.startsWith(STREAMS)) void adapter.del(id, batchRoomOf(room));
  });
};

/** Sends events of a stream: one message to those who take batches, and one for each event to others. */
export const sendTogether = (io: SocketServer, scope: string, told: readonly Addressed[]): void => {
  const taking = batchRoomOf(scope);
  const isBatch = told.length > 1;
  for (const { rooms, event } of told) {
    const others = io.to([...rooms]);
    (isBatch ? others.except(taking) : others).emit(event.name, event);
  }
  if (isBatch)
    io.to(taking).emit(
      EVENT_BATCH,
      told.map(({ event }) => event),
    );
};
