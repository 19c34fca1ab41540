import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis, RedisOptions as ClientOptions } from 'ioredis';
import type { RedisOptions } from './redis-config.ts';
import { watchOutage } from './watch-outage.ts';

/** How long the start waits for a Redis that does not answer; the site then runs without it until it does. */
const CONNECT_TIMEOUT = 1000;
/** How long a request waits for an answer. Redis answers within a millisecond, or is in trouble. */
const ANSWER_TIMEOUT = 500;
/** How long nobody asks after an answer did not come, so that not every request waits for a Redis that hangs. */
const REST_AFTER_FAILURE = 1000;
/** A connection without an answer for so long is dead. Longer than a reader waits for news. */
const SOCKET_TIMEOUT = 10_000;
const LONGEST_RETRY = 500;

const common: ClientOptions = {
  connectTimeout: CONNECT_TIMEOUT,
  socketTimeout: SOCKET_TIMEOUT,
  keepAlive: SOCKET_TIMEOUT,
  // Spread, because all processes lose their connections at the same moment.
  retryStrategy: (times) => Math.min(times * 50, LONGEST_RETRY) * (0.75 + Math.random() / 2),
};

/** The Redis of the site, as the modules use it. */
export interface SharedRedis {
  prefix: string;
  /** For commands that somebody waits for: they fail at once while Redis is away. Ask {@link isAway} first. */
  asking: Redis;
  /** For messages that must arrive: they wait, in their order, while Redis is away. */
  sending: Redis;
  /** Whether asking is useless now. */
  isAway(): boolean;
  /** Runs a command; null while Redis is away or when it fails. */
  ask<T>(command: (redis: Redis) => Promise<T>): Promise<T | null>;
  close(): Promise<void>;
}

/** Opens the connections to Redis; null where none is configured. A Redis that is away does not stop the start. */
export const openRedis = async (options: RedisOptions | null, log: FastifyBaseLogger): Promise<SharedRedis | null> => {
  if (!options) return null;
  // Imported here, because a site of one process never needs it.
  const { Redis } = await import('ioredis');
  const asking = new Redis(options.url, {
    ...common,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_TIMEOUT,
  });
  const sending = new Redis(options.url, { ...common, maxRetriesPerRequest: null });
  // Said once for both, by watchOutage; without a listener ioredis prints each attempt.
  sending.on('error', () => undefined);
  const closing = new AbortController();
  watchOutage(asking, { log, closing: closing.signal });
  let restsUntil = 0;
  const isAway = () => asking.status !== 'ready' || Date.now() < restsUntil;
  await once(asking, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT) }).catch(() => undefined);
  return {
    prefix: options.prefix,
    asking,
    sending,
    isAway,
    ask: async (command) => {
      if (isAway()) return null;
      try {
        return await command(asking);
      } catch {
        restsUntil = Date.now() + REST_AFTER_FAILURE;
        return null;
      }
    },
    close: async () => {
      closing.abort();
      // QUIT is answered after everything that was sent before it.
      if (sending.status === 'ready')
        await Promise.race([sending.quit(), delay(ANSWER_TIMEOUT)]).catch(() => undefined);
      sending.disconnect();
      asking.disconnect();
    },
  };
};
