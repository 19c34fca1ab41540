import type { FastifyBaseLogger } from 'fastify';
import type { Namespace } from 'socket.io';
import type { ClusterMessage } from 'socket.io-adapter';
import type { CarriedProcesses } from '../../platform/processes.ts';
import type { SharedRedis } from '../../platform/redis/open-redis.ts';
import { fitStreamClient, newestId } from './stream-client.ts';

/**
 * How many messages the stream keeps, about. It is the whole buffer of a process that reads slowly or has lost its
 * connection: a thousand events a second for 50 seconds, at about a kilobyte each 50 MB of Redis' memory.
 */
const KEPT_MESSAGES = 50_000;

/** The room that orders to the other processes are sent to; no socket is in it. */
export const ORDERS_ROOM = 'processes:';

/** `MessageType.BROADCAST` of the adapter; the package is not loaded without Redis. */
const BROADCAST = 3;

/** An event or an order of another process, before its sockets are told. */
const hear = (processes: CarriedProcesses, message: ClusterMessage): void => {
  if (message.type !== BROADCAST || !('data' in message) || !('packet' in message.data)) return;
  const { data } = message.data.packet as { data?: [string, unknown] };
  if (data) processes.heard(...data);
};

/**
 * The adapter that carries events and orders between processes, on one stream of Redis. Connection state recovery of
 * socket.io stays off: catching up by sequence also works where a process died, see docs/decisions/0135.
 */
export const openRedisAdapter = async (redis: SharedRedis, processes: CarriedProcesses, log: FastifyBaseLogger) => {
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const stream = `${redis.prefix}:sockets`;
  const from = await redis.ask((asking) => newestId(asking, stream));
  const { client, disconnect } = fitStreamClient(redis, { stream, from, log });
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
    const deliver = made['onMessage'].bind(made);
    made['onMessage'] = (message, offset) => {
      if (message.uid !== made['uid']) hear(processes, message);
      deliver(message, offset);
    };
    return made;
  }
  return { adapter, disconnect };
};

export type RedisAdapter = Awaited<ReturnType<typeof openRedisAdapter>>;
