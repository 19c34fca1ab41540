import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** SQL: whether no job of a key will run any more: it was tried as often as it may be, or there is none. */
export const isGivenUp = (key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from graphile_worker.jobs given_back
    where given_back.key = ${key} and (given_back.attempts < given_back.max_attempts or given_back.locked_at is not null))`;

interface GivenUpJob {
  id: string;
  key: string;
}

/** Jobs of a task that will not run any more, and are kept by the queue. */
export const listGivenUpJobs = async (db: Queryable, task: string, limit: number): Promise<GivenUpJob[]> => {
  const { rows } = await sql<GivenUpJob>`select id::text, coalesce(key, '') as key from graphile_worker.jobs
    where task_identifier = ${task} and attempts >= max_attempts and locked_at is null
    order by graphile_worker.jobs.id limit ${limit}`.execute(db);
  return rows;
};

/** Takes one out of the queue; false when somebody else did, or it was queued anew. */
export const dropGivenUpJob = async (db: Queryable, id: string): Promise<boolean> => {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${id}::bigint]) as id`.execute(db);
  return rows.length > 0;
};
