import { forgetOldHeartbeats } from '../platform/heartbeats.ts';
import { forgetOldAnswers } from '../platform/idempotency.ts';
import type { Queryable } from '../platform/unit-of-work.ts';
import { forgetOldEvents } from '../realtime/scope-log.ts';
import type { JobHandler } from './job-handler.ts';

/** Deletes expired rows. */
export type ForgetOldRows = (db: Queryable) => Promise<void>;

/** Deletes expired rows: those of the modules, idempotency keys, the event log, heartbeats. */
export const houseKeeping = (tasks: readonly ForgetOldRows[]) => {
  const forgetOldRows: JobHandler = async ({ db }) => {
    for (const forget of [...tasks, forgetOldAnswers, forgetOldEvents, forgetOldHeartbeats]) await forget(db);
  };
  return { jobs: { 'forget-old-rows': forgetOldRows }, crontab: ['17 * * * * forget-old-rows'] };
};
