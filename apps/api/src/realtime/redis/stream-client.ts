import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { SharedRedis } from '../../platform/redis/open-redis.ts';

/**
 * The most messages that wait here while Redis is away. Of more the events are dropped, because they would fill the
 * memory: clients catch up by sequence when they see the gap.
 */
export const MOST_WAITING = 20_000;

type Arguments = Array<string | number>;

const newestId = async (redis: Redis, stream: string): Promise<string> =>
  (await redis.xrevrange(stream, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0';

/**
 * The id after which a process that starts now reads a stream. Ids begin with the milliseconds at which they were given:
 * while Redis is away this process' own clock is near enough, and nothing is missed that is sent once Redis is back.
 */
export const idOfNow = async ({ ask }: Pick<SharedRedis, 'ask'>, stream: string): Promise<string> => {
  const now = Date.now();
  return (await ask((asking) => newestId(asking, stream))) ?? `${now}-0`;
};

/** @param from the id to begin with */
const fitCopy = (copy: Redis, from: string): Redis =>
  Object.assign(copy, {
    xread: (...args: Arguments): Promise<unknown> =>
      copy.call('xread', args.at(-1) === '$' ? [...args.slice(0, -1), from] : args),
    // What still waits when the process ends would be a rejection that nobody handles.
    subscribe: (channels: string[]): Promise<unknown> => copy.call('subscribe', channels).catch(() => undefined),
  });

/**
 * Fits a client to the sockets' adapter, in two points. The adapter waits for Redis before it serves its own sockets:
 * here adding is answered at once, and done in the background in the same order. And its readers begin with `$`, "from
 * now on", until they have read something: after an outage that would skip what came meanwhile, so they begin with the
 * id of the start.
 *
 * @returns with whether more events should be dropped, how to count one that was, and how to disconnect the copies that
 * the adapter makes, after it has been closed
 */
export const fitStreamClient = (
  { sending }: Pick<SharedRedis, 'sending'>,
  { from, log }: { from: string; log: FastifyBaseLogger },
): { client: Redis; isFull: () => boolean; drop: () => void; disconnect: () => void } => {
  const copies: Redis[] = [];
  let waiting = 0;
  let dropped = 0;
  const duplicate = sending.duplicate.bind(sending);

  const settled = (): void => {
    waiting -= 1;
    if (waiting > 0 || dropped === 0) return;
    log.error({ part: 'redis', dropped }, 'events for the sockets of other processes were dropped');
    dropped = 0;
  };

  const lost = (): void => {
    dropped += 1;
    settled();
  };

  Object.assign(sending, {
    xadd: (args: Arguments): Promise<string> => {
      waiting += 1;
      sending.call('xadd', args).then(settled, lost);
      return Promise.resolve('');
    },
    publish: (channel: string, payload: Buffer): Promise<unknown> =>
      sending.call('publish', [channel, payload]).catch(() => undefined),
    duplicate: (): Redis => {
      const copy = duplicate();
      copies.push(copy);
      return fitCopy(copy, from);
    },
  });
  return {
    client: sending,
    isFull: () => waiting >= MOST_WAITING,
    drop: () => void (dropped += 1),
    disconnect: () => copies.forEach((copy) => copy.disconnect()),
  };
};
