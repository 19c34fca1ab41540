import type { ServerEvent } from '@barg/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace } from 'socket.io';
import type { CarriedProcesses } from '../../platform/processes.ts';
import type { SharedRedis } from '../../platform/redis/open-redis.ts';
import type { Tracer } from '../../platform/tracing/tracer.ts';
import type { EventBatches } from '../event-batches.ts';
import {
  broadcastOf,
  isEvent,
  isForNobody,
  packetOf,
  roomsOfMessage,
  withCause,
  withinCause,
} from './carried-cause.ts';
import { fitStreamClient, idOfNow } from './stream-client.ts';

/**
 * How many messages the stream keeps, about. It is the whole buffer of a process that reads slowly or has lost its
 * connection: a thousand events a second for 50 seconds, at about a kilobyte each 50 MB of Redis' memory.
 */
const KEPT_MESSAGES = 50_000;

/** The room that orders to the other processes are sent to; no socket is in it. */
export const ORDERS_ROOM = 'processes:';

export interface RedisAdapterOptions {
  processes: CarriedProcesses;
  /** Takes what this process' sockets are told together. */
  take: EventBatches['take'];
  tracer: Tracer | null;
  log: FastifyBaseLogger;
}

/**
 * The adapter that carries events and orders between processes, on one stream of Redis. Connection state recovery of
 * socket.io stays off: catching up by sequence also works where a process died, see docs/decisions/0135.
 */
export const openRedisAdapter = async (redis: SharedRedis, { processes, take, tracer, log }: RedisAdapterOptions) => {
  let tellOthers = (_rooms: readonly string[], _event: ServerEvent): Promise<unknown> => Promise.resolve();
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const stream = `${redis.prefix}:sockets`;
  const { client, isFull, drop, disconnect } = fitStreamClient(redis, { from: await idOfNow(redis, stream), log });
  const make = createAdapter(client, {
    streamName: stream,
    channelPrefix: stream,
    maxLen: KEPT_MESSAGES,
    // Events are JSON; without this each one is searched for bytes.
    onlyPlaintext: true,
  });
  // Called with `new`, which an arrow function does not take.
  function adapter(namespace: Namespace) {
    const made = make(namespace);
    // Protected, for adapters to extend; in brackets, because the package exports no class to extend.
    const read = made.onRawMessage.bind(made);
    const deliver = made['onMessage'].bind(made);
    made.onRawMessage = (message, offset) => {
      // The stream brings back what this process has sent.
      if (message.uid !== made['uid']) read(message, offset);
    };
    made['onMessage'] = (message, offset) => {
      // By pub/sub its own come back as well.
      if (message.uid === made['uid']) return;
      withinCause(message, tracer, () => {
        // An event or an order of another process, before its sockets are told.
        const packet = packetOf(message);
        if (packet) processes.heard(...packet);
        if (isForNobody(message, made.rooms)) return;
        if (packet && isEvent(message, ORDERS_ROOM) && take(roomsOfMessage(message), packet[1] as ServerEvent)) return;
        deliver(message, offset);
      });
    };
    const send = made['doPublish'].bind(made);
    made['doPublish'] = (message) => {
      if (!isFull() || !isEvent(message, ORDERS_ROOM)) return send(withCause(message, tracer));
      drop();
      return Promise.resolve('');
    };
    tellOthers = (rooms, event) => made['publishAndReturnOffset'](broadcastOf(rooms, event.name, event));
    return made;
  }
  return {
    adapter,
    disconnect,
    /** Tells the other processes an event, and not this one; fails where Redis is away. */
    tellOthers: (rooms: readonly string[], event: ServerEvent): Promise<unknown> => tellOthers(rooms, event),
  };
};

export type RedisAdapter = Awaited<ReturnType<typeof openRedisAdapter>>;
