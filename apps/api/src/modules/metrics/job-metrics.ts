import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Metric } from '../../platform/metrics/metric.ts';

/** `given-up`: tried as often as it may be; it waits for an operator. */
type JobState = 'due' | 'running' | 'scheduled' | 'given-up';

export interface QueuedJobs {
  task: string;
  state: JobState;
  count: number;
  /** Seconds for which the oldest of them could have run. */
  age: number;
}

/** The queue of all processes, in one pass: it is short as long as workers keep up. */
export const readQueue = async (db: Queryable): Promise<QueuedJobs[]> => {
  const { rows } = await sql<QueuedJobs>`
    select task, state, count(*)::int as count, greatest(0, extract(epoch from now() - min(run_at)))::float8 as age
    from (
      select task_identifier as task, run_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given-up'
        when run_at > now() then 'scheduled'
        else 'due'
      end as state
      from graphile_worker.jobs
    ) queued
    group by task, state`.execute(db);
  return rows;
};

/** The age is worth an alarm: it grows when no worker runs, or too few. */
export const jobMetrics = (queue: readonly QueuedJobs[]): Metric[] => [
  {
    name: 'barg_jobs',
    help: 'Jobs in the queue of all processes, by task and state.',
    type: 'gauge',
    samples: queue.map(({ task, state, count }) => ({ labels: { task, state }, value: count })),
  },
  {
    name: 'barg_jobs_oldest_due_seconds',
    help: 'For how long the oldest due job has waited for a worker.',
    type: 'gauge',
    samples: [
      { labels: {}, value: Math.max(0, ...queue.filter(({ state }) => state === 'due').map(({ age }) => age)) },
    ],
  },
];
