import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** Logs once that Redis is away, and once that it is back, however often the client tries in between. */
export const watchOutage = (
  redis: Pick<Redis, 'on'>,
  { log, closing }: { log: FastifyBaseLogger; closing: AbortSignal },
): void => {
  let isAway = false;
  let reason: unknown;
  redis.on('error', (error: unknown) => {
    reason = error;
  });
  redis.on('close', () => {
    if (isAway || closing.aborted) return;
    isAway = true;
    log.warn({ err: reason, part: 'redis' }, 'Redis is away: this process serves its own sockets and counts alone');
  });
  redis.on('ready', () => {
    if (!isAway) return;
    isAway = false;
    log.info({ part: 'redis' }, 'Redis is back');
  });
};
