import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Queryable, UnitOfWork } from '../platform/unit-of-work.ts';
import { eachDue } from './each-due.ts';
import type { JobPart } from './gather-jobs.ts';

const BATCH = 500;

interface Timed {
  /** What one of them is called, and several: the jobs are `settle-post` and `settle-posts`. */
  one: string;
  many: string;
  /** Some that are due, without those of these ids (`notAmong`). */
  findDue: (db: Queryable, seen: readonly string[], limit: number) => Promise<ReadonlyArray<{ id: string }>>;
  /** Brings one to the state that is due, once, however often and by whomever it is called. */
  settle: (context: Context, id: string) => Promise<void>;
}

/**
 * Things that change at moments of their own: by a job at the moment, and by a look each minute for those whose job was
 * lost (a crash keeps it locked for hours).
 */
export const settledOnTime = ({ one, many, findDue, settle }: Timed) => {
  const [task, sweep, idKey] = [`settle-${one}`, `settle-${many}`, `${one}Id`];
  const jobs: NonNullable<JobPart['jobs']> = {
    [task]: (context, payload) => settle(context, z.uuid().parse(Object(payload)[idKey])),
    [sweep]: (context) =>
      eachDue(context, {
        find: (seen) => findDue(context.db, seen, BATCH),
        act: ({ id }) => settle(context, id),
        failure: `what is due of the ${many} could not be done`,
      }),
  };
  return {
    jobs,
    crontab: [`* * * * * ${sweep}`],
    /** Plans the next change of one; replaces an earlier plan. */
    plan: (unit: UnitOfWork, id: string, runAt: Date): Promise<void> =>
      unit.addJob(task, { [idKey]: id }, { key: `${task}:${id}`, runAt }),
  };
};
