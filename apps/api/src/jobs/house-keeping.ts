import { forgetOldHeartbeats } from '../platform/heartbeats.ts';
import { forgetOldAnswers } from '../platform/idempotency.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { forgetOldEvents } from '../realtime/scope-log.ts';
import type { JobHandler } from './job-handler.ts';

/** Deletes expired rows. */
export type ForgetOldRows = (db: Queryable) => Promise<void>;

/**
 * Deletes expired rows: those of the modules, idempotency keys, the event log, heartbeats. One that fails does not stop
 * the others; the job fails after them.
 */
export const houseKeeping = (tasks: readonly ForgetOldRows[]) => {
  const forgetOldRows: JobHandler = async ({ db, log }) => {
    const failures: unknown[] = [];
    for (const forget of [...tasks, forgetOldAnswers, forgetOldEvents, forgetOldHeartbeats]) {
      try {
        await forget(db);
      } catch (error) {
        log.error({ err: error, forget: forget.name }, 'expired rows could not be deleted');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'expired rows could not be deleted');
  };
  return { jobs: { 'forget-old-rows': forgetOldRows }, crontab: ['17 * * * * forget-old-rows'] };
};
