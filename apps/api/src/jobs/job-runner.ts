import { run, type Runner } from 'graphile-worker';
import type { Pool } from 'pg';
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

export const createJobRunner = (pool: Pool, log: FastifyBaseLogger): JobRunner => {
  let runner: Runner | undefined;
  return {
    start: async (context, handlers, crontab) => {
      runner = await run({
        pgPool: pool,
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
    },
  };
};
