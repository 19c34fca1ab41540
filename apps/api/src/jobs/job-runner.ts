import { run, type Runner } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import pg, { type Pool, type PoolConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/database/tables.ts';
import { PACE, startHeartbeat, type Heartbeat, type Pace } from '../platform/heartbeats.ts';
import { followRunners, withoutListening } from './one-listener.ts';
import { releaseLostJobs } from './lost-workers.ts';
import { createWorkerLog } from './worker-log.ts';

/**
 * The handler of a job; it may run more than once, so it must be idempotent. Long jobs end themselves when `stopping`
 * is aborted: the process does not wait for them.
 */
export type Handler<C> = (context: C, payload: unknown, stopping?: AbortSignal) => Promise<void>;

/** Tasks with workers of their own, so that nothing else waits behind them. */
export interface Lane {
  tasks: readonly string[];
  /** How many of them run at a time in one process. */
  atATime: number;
}

/** The handlers and schedule of jobs. */
export interface Jobs<C> {
  handlers: Readonly<Record<string, Handler<C>>>;
  /** What is in no lane is quick. */
  lanes: readonly Lane[];
  crontab: string;
}

/** Runs queued jobs. */
export interface JobRunner {
  start<C>(context: C, jobs: Jobs<C>): Promise<void>;
  /** Throws when the workers are not running. */
  probe(): Promise<void>;
  /**
   * Waits for running jobs. Where others may not have heard what the jobs told last, they are left to take this process
   * for lost.
   */
  stop(isAllHeard?: boolean): Promise<void>;
}

export class JobsNotRunningError extends Error {}

const WORKER_CONNECTIONS = 8;
/** Concurrent quick jobs in one process. */
const QUICK_AT_A_TIME = 2;
/** Each runner hears of what becomes of the pool and its connections. */
const MOST_LISTENERS = 50;

/**
 * A connection pool for the worker alone: it writes ids of failed jobs as JSON, which is impossible with the BigInt of
 * our pool, so that failed jobs would never be retried.
 */
export const openWorkerPool = (
  connectionString: string,
  log: FastifyBaseLogger,
  { max = WORKER_CONNECTIONS, Client }: Pick<PoolConfig, 'max' | 'Client'> = {},
): Pool => {
  const workerPool = new pg.Pool({ connectionString, max, application_name: 'barg jobs', Client });
  const report = (error: Error): void => log.warn({ part: 'jobs' }, `a database connection was lost: ${error.message}`);
  workerPool.setMaxListeners(MOST_LISTENERS);
  workerPool.on('error', report);
  workerPool.on('connect', (client) => client.setMaxListeners(MOST_LISTENERS).on('error', report));
  return workerPool;
};

/**
 * Beats for the workers of this process, and gives the jobs of workers that are gone back to the queue. On the workers'
 * own connections, for which no request waits.
 */
const beatFor = (ids: readonly string[], pool: Pool, log: FastifyBaseLogger, pace: Pace): Promise<Heartbeat> => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return startHeartbeat(db, {
    ids,
    pace,
    onBeat: async (mayJudge) => {
      const jobs = mayJudge ? await releaseLostJobs(db, pace) : 0;
      if (jobs > 0) log.warn({ part: 'jobs', jobs }, 'jobs of workers that are gone are taken up again');
    },
    report: (error) => log.warn({ part: 'jobs', err: error }, 'a heartbeat of the workers failed'),
  });
};

interface JobRunnerOptions {
  pace?: Pace;
  /** The most connections of the workers. */
  connections?: number;
}

/** @param connectionString of the server itself: a pooler in transaction mode would lose what workers listen for */
export const createJobRunner = (
  connectionString: string,
  log: FastifyBaseLogger,
  { pace = PACE, connections }: JobRunnerOptions = {},
): JobRunner => {
  let runners: Runner[] = [];
  let workerPool: Pool | undefined;
  let heartbeat: Heartbeat | undefined;
  let stopping = new AbortController();
  return {
    start: async (context, { handlers, lanes, crontab }) => {
      stopping = new AbortController();
      const { signal } = stopping;
      const pgPool = openWorkerPool(connectionString, log, { max: connections });
      workerPool = pgPool;
      const { events, ids } = followRunners();
      const work = ({ tasks, atATime }: Lane, first?: { crontab: string }): Promise<Runner> => {
        const own = Object.entries(handlers).filter(([name]) => tasks.includes(name));
        return run({
          pgPool: first ? pgPool : withoutListening(pgPool),
          concurrency: atATime,
          noHandleSignals: true,
          pollInterval: 1000,
          crontab: first?.crontab ?? '',
          logger: createWorkerLog(log),
          events,
          taskList: Object.fromEntries(
            own.map(([name, handle]) => [name, (payload: unknown) => handle(context, payload, signal)]),
          ),
        });
      };
      const ofLanes = new Set(lanes.flatMap(({ tasks }) => tasks));
      const quick = Object.keys(handlers).filter((name) => !ofLanes.has(name));
      // The first of the runners gets the crontab and listens, whatever its jobs.
      runners = [await work({ tasks: quick, atATime: QUICK_AT_A_TIME }, { crontab })];
      for (const lane of lanes) runners.push(await work(lane));
      heartbeat = await beatFor(ids, pgPool, log, pace);
    },
    probe: async () => {
      if (runners.length === 0) throw new JobsNotRunningError('the job runner has not started');
    },
    stop: async (isAllHeard = true) => {
      const ending = runners;
      runners = [];
      stopping.abort();
      await Promise.all(ending.map((runner) => runner.stop()));
      await heartbeat?.stop(isAllHeard);
      await workerPool?.end();
      workerPool = undefined;
    },
  };
};
