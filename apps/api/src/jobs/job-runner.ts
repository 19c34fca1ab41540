import { run, type Runner } from 'graphile-worker';
import pg, { type Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { createWorkerLog } from './worker-log.ts';

/** What a job does; it may run more than once, so it must not do harm the second time. */
export type JobHandler = (context: Context, payload: unknown) => Promise<void>;

/** Runs the jobs that transactions have enqueued. */
export interface JobRunner {
  start(context: Context, handlers: Readonly<Record<string, JobHandler>>, crontab: string): Promise<void>;
  /** Throws when jobs are not being worked on. */
  probe(): Promise<void>;
  stop(): Promise<void>;
}

export class JobsNotRunningError extends Error {}

const WORKER_CONNECTIONS = 4;

/**
 * Connections for the worker to the database of a pool. They are its own, because it writes the ids of failed jobs as
 * JSON, which the BigInt of our pool cannot be: on ours, a job that fails would never be tried again.
 */
export const openWorkerPool = ({ options: { connectionString } }: Pool, log: FastifyBaseLogger): Pool => {
  const workerPool = new pg.Pool({ connectionString, max: WORKER_CONNECTIONS, application_name: 'barg jobs' });
  const report = (error: Error): void => log.warn({ part: 'jobs' }, `a database connection was lost: ${error.message}`);
  workerPool.on('error', report);
  workerPool.on('connect', (client) => client.on('error', report));
  return workerPool;
};

export const createJobRunner = (pool: Pool, log: FastifyBaseLogger): JobRunner => {
  let runner: Runner | undefined;
  let workerPool: Pool | undefined;
  return {
    start: async (context, handlers, crontab) => {
      workerPool = openWorkerPool(pool, log);
      runner = await run({
        pgPool: workerPool,
        concurrency: 2,
        noHandleSignals: true,
        pollInterval: 1000,
        crontab,
        logger: createWorkerLog(log),
        taskList: Object.fromEntries(
          Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle(context, payload)]),
        ),
      });
    },
    probe: async () => {
      if (!runner) throw new JobsNotRunningError('the job runner has not started');
    },
    stop: async () => {
      const stopping = runner;
      runner = undefined;
      await stopping?.stop();
      await workerPool?.end();
      workerPool = undefined;
    },
  };
};
