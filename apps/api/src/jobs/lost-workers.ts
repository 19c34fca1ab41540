import { sql } from 'kysely';
import { isGone, PACE, silenceBegan } from '../platform/heartbeats.ts';
import type { Queryable } from '../platform/unit-of-work.ts';

/**
 * Gives the jobs of workers that are gone back to the queue; answers how many. The queue itself would keep them locked
 * for four hours. A worker that never beat counts as gone: it was killed at its start.
 */
export const releaseLostJobs = async (db: Queryable, pace = PACE): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`
    with lost as (
      select locked_by, count(*) as jobs from graphile_worker.jobs
      where locked_at < ${silenceBegan(pace)} and ${isGone(sql.ref('locked_by'), pace)}
      group by locked_by
    )
    select sum(jobs)::int as jobs, graphile_worker.force_unlock_workers(array_agg(locked_by)) from lost
    having count(*) > 0`.execute(db);
  return rows[0]?.jobs ?? 0;
};
