import type { ServerEvent } from '@barg/contract';
import type { EventTarget } from '../platform/publisher.ts';
import { exceptedRoomsOf, roomsOf } from './rooms.ts';
import { isOfStream, type EventBatches } from './event-batches.ts';
import type { RedisAdapter } from './redis/redis-adapter.ts';
import type { SocketServer } from './socket-session.ts';

interface Senders {
  io: SocketServer;
  batches: EventBatches;
  /** Null where one process is alone. */
  others: Pick<RedisAdapter, 'tellOthers'> | null;
}

/** Sends an event to the sockets of a target, in every process; the sockets of a session that ends are closed. */
export const sendEvent = ({ io, batches, others }: Senders, target: EventTarget, event: ServerEvent): void => {
  const rooms = roomsOf(target);
  if (rooms && isOfStream(rooms, event)) return tellStream({ batches, others }, rooms, event);
  // Each process tells its own viewers how many there are: a number a second and stream would fill the stream of Redis.
  const sockets = event.name === 'stream.viewers.changed' ? io.local : io;
  (rooms ? sockets.to(rooms) : sockets.except(exceptedRoomsOf(target))).emit(event.name, event);
  if (rooms && event.name === 'session.ended') io.in(rooms).disconnectSockets();
};

/**
 * Each process gathers for its own sockets what all of them say in a stream. This one as well takes it once Redis has it,
 * after what other processes have told before.
 */
const tellStream = ({ batches, others }: Omit<Senders, 'io'>, rooms: readonly string[], event: ServerEvent): void => {
  if (!others) return void batches.take(rooms, event);
  const take = () => void batches.take(rooms, event);
  others.tellOthers(rooms, event).then(take, take);
};
