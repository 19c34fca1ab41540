import { setImmediate } from 'node:timers/promises';
import { EVENT_BATCH, streamScope } from '@barg/contract';
import type { Addressed } from './event-batches.ts';
import type { ApiSocket, SocketServer } from './socket-session.ts';

const STREAMS = streamScope('');

/**
 * Into so many parts a stream's audience is divided. Writing to five hundred sockets takes so long that everything else
 * would wait for it, also the next line of the chat.
 */
const PARTS = 8;

/** A part of those in a stream's room who take several events in one message. */
const batchRoomOf = (scope: string, part: number): string => `batches:${part}:${scope}`;

const batchRoomsOf = (scope: string): string[] => Array.from({ length: PARTS }, (_, part) => batchRoomOf(scope, part));

/** Ids are random: each part gets about as many sockets. */
const partOf = (id: string): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % PARTS;

const takesBatches = (socket: ApiSocket | undefined): boolean =>
  (socket?.handshake.auth as Record<string, unknown> | undefined)?.batches === true;

/** Keeps who takes batches in a room beside the stream's, in which nobody is who is not in that of the stream. */
export const followBatchRooms = (io: SocketServer): void => {
  const { adapter, sockets } = io.of('/');
  adapter.on('join-room', (room: string, id: string) => {
    if (room.startsWith(STREAMS) && takesBatches(sockets.get(id)))
      void adapter.addAll(id, new Set([batchRoomOf(room, partOf(id))]));
  });
  adapter.on('leave-room', (room: string, id: string) => {
    if (room.startsWith(STREAMS)) void adapter.del(id, batchRoomOf(room, partOf(id)));
  });
};

/**
 * Sends events of a stream to the sockets of this process: one message to those who take batches, and one for each event
 * to others. Between the parts of the audience other work has its turn; each part is told in the order of the calls.
 */
export const sendTogether = async (io: SocketServer, scope: string, told: readonly Addressed[]): Promise<void> => {
  const taking = batchRoomsOf(scope);
  for (const { rooms, event } of told)
    io.local
      .to([...rooms])
      .except(taking)
      .emit(event.name, event);
  const [first, ...rest] = told.map(({ event }) => event);
  if (!first) return;
  const { rooms } = io.of('/').adapter;
  for (const part of taking.filter((room) => rooms.has(room))) {
    if (rest.length > 0) io.local.to(part).emit(EVENT_BATCH, [first, ...rest]);
    else io.local.to(part).emit(first.name, first);
    await setImmediate();
  }
};
