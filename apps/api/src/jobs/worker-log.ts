import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Passes the worker's log to ours; its messages about each job are debug. */
export const createWorkerLog = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
