import { run, type Runner } from 'graphile-worker';
import pg, { type Pool } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { createWorkerLog } from './worker-log.ts';

/**
 * What a job does; it may run more than once, so it must not do harm the second time. What takes minutes ends itself
 * when `stopping` is aborted: the process does not wait for it.
 */
export type Handler<C> = (context: C, payload: unknown, stopping?: AbortSignal) => Promise<void>;

/** What there is to do. */
export interface Jobs<C> {
  handlers: Readonly<Record<string, Handler<C>>>;
  /** Names of those that take long: each group has a worker to itself, so that nothing quicker waits behind it. */
  slow: readonly (readonly string[])[];
  crontab: string;
}

/** Runs the jobs that transactions have enqueued. */
export interface JobRunner {
  start<C>(context: C, jobs: Jobs<C>): Promise<void>;
  /** Throws when jobs are not being worked on. */
  probe(): Promise<void>;
  stop(): Promise<void>;
}

export class JobsNotRunningError extends Error {}

const WORKER_CONNECTIONS = 8;
/** Jobs at a time in one process: of all that is quick together, and of each group that takes long. */
const AT_A_TIME = { quick: 2, slow: 1 };

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
      // The clock is told to one of them, whatever its lines are about.
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
