import type { ServerEvent } from '@barg/contract';
import type { EventTarget } from '../platform/publisher.ts';
import { exceptedRoomsOf, roomsOf } from './rooms.ts';
import type { EventBatches } from './event-batches.ts';
import type { SocketServer } from './socket-session.ts';

/** Sends an event to the sockets of a target, in every process; the sockets of a session that ends are closed. */
export const sendEvent = (
  { io, batches }: { io: SocketServer; batches: EventBatches },
  target: EventTarget,
  event: ServerEvent,
): void => {
  const rooms = roomsOf(target);
  if (rooms && batches.take(rooms, event)) return;
  // Each process tells its own viewers how many there are: a number a second and stream would fill the stream of Redis.
  const sockets = event.name === 'stream.viewers.changed' ? io.local : io;
  (rooms ? sockets.to(rooms) : sockets.except(exceptedRoomsOf(target))).emit(event.name, event);
  if (rooms && event.name === 'session.ended') io.in(rooms).disconnectSockets();
};
