import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** The worker's own log in ours; its chatter about every job stays at debug. */
export const createWorkerLog = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
