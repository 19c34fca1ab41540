import { run, type Runner } from 'graphile-worker';
import pg, { type Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { createWorkerLog } from './worker-log.ts';

/**
 * The handler of a job; it may run more than once, so it must be idempotent. Long jobs end themselves when `stopping`
 * is aborted: the process does not wait for them.
 */
export type Handler<C> = (context: C, payload: unknown, stopping?: AbortSignal) => Promise<void>;

/** The handlers and schedule of jobs. */
export interface Jobs<C> {
  handlers: Readonly<Record<string, Handler<C>>>;
  /** Task names of slow jobs: each group has its own worker, so that quick jobs do not wait behind them. */
  slow: readonly (readonly string[])[];
  crontab: string;
}

/** Runs queued jobs. */
export interface JobRunner {
  start<C>(context: C, jobs: Jobs<C>): Promise<void>;
  /** Throws when the workers are not running. */
  probe(): Promise<void>;
  stop(): Promise<void>;
}

export class JobsNotRunningError extends Error {}

const WORKER_CONNECTIONS = 8;
/** Concurrent jobs in one process: of all quick ones together, and of each slow group. */
const AT_A_TIME = { quick: 2, slow: 1 };

/**
 * A connection pool for the worker alone: it writes ids of failed jobs as JSON, which is impossible with the BigInt of
 * our pool, so that failed jobs would never be retried.
 */
export const openWorkerPool = ({ options: { connectionString } }: Pool, log: FastifyBaseLogger): Pool => {
  const workerPool = new pg.Pool({ connectionString, max: WORKER_CONNECTIONS, application_name: 'barg jobs' });
  const report = (error: Error): void => log.warn({ part: 'jobs' }, `a database connection was lost: ${error.message}`);
  workerPool.on('error', report);
  workerPool.on('connect', (client) => client.on('error', report));
  return workerPool;
};

export const createJobRunner = (pool: Pool, log: FastifyBaseLogger): JobRunner => {
  let runners: Runner[] = [];
  let workerPool: Pool | undefined;
  let stopping = new AbortController();
  return {
    start: async (context, { handlers, slow, crontab }) => {
      stopping = new AbortController();
      const { signal } = stopping;
      const pgPool = openWorkerPool(pool, log);
      workerPool = pgPool;
      const work = (names: readonly string[], concurrency: number, clock = ''): Promise<Runner> => {
        const own = Object.entries(handlers).filter(([name]) => names.includes(name));
        return run({
          pgPool,
          concurrency,
          noHandleSignals: true,
          pollInterval: 1000,
          crontab: clock,
          logger: createWorkerLog(log),
          taskList: Object.fromEntries(
            own.map(([name, handle]) => [name, (payload: unknown) => handle(context, payload, signal)]),
          ),
        });
      };
      const quick = Object.keys(handlers).filter((name) => !slow.flat().includes(name));
      // One of the runners gets the crontab, whatever its jobs.
      runners = [await work(quick, AT_A_TIME.quick, crontab)];
      for (const names of slow) runners.push(await work(names, AT_A_TIME.slow));
    },
    probe: async () => {
      if (runners.length === 0) throw new JobsNotRunningError('the job runner has not started');
    },
    stop: async () => {
      const ending = runners;
      runners = [];
      stopping.abort();
      await Promise.all(ending.map((runner) => runner.stop()));
      await workerPool?.end();
      workerPool = undefined;
    },
  };
};
