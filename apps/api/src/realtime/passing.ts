import type { ServerEvent } from '@barg/contract';
import type { SharedRedis } from '../platform/redis/open-redis.ts';
import type { SocketServer } from './socket-session.ts';

/**
 * What the sockets of other processes are told by the way: who types, and that a number of viewers has changed. It is
 * many and soon out of date, so it is not kept in the stream with the events, and is lost while Redis is away.
 */
export interface Passing {
  tell(rooms: readonly string[], event: ServerEvent): void;
  viewersChanged(streamId: string): void;
}

const TOLD = 'told';
const VIEWERS_CHANGED = 'viewers-changed';

export const createPassing = (io: SocketServer, redis: Pick<SharedRedis, 'isAway'> | null): Passing => {
  const pass = (name: string, ...data: unknown[]): void => {
    if (redis && !redis.isAway()) io.serverSideEmit(name, ...data);
  };
  return {
    tell: (rooms, event) => pass(TOLD, rooms, event),
    viewersChanged: (streamId) => pass(VIEWERS_CHANGED, streamId),
  };
};

/** Serves what other processes pass on. */
export const servePassing = (io: SocketServer, onViewersChanged: (streamId: string) => void): void => {
  io.on(TOLD, (rooms: string[], event: ServerEvent) => io.local.to(rooms).emit(event.name, event));
  io.on(VIEWERS_CHANGED, onViewersChanged);
};
