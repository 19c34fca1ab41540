import type { Ground } from './with-database.ts';

/** Says what several processes lack without Redis; one API process without it is no mistake. */
export function warnOfOneProcess({ REDIS_URL }: NodeJS.ProcessEnv, log: Ground['log']): void {
  if (!REDIS_URL) log.warn('REDIS_URL is not set: what one process tells by socket reaches only its own sockets.');
}
