import { runOnce } from 'graphile-worker';
import type { Context } from '../context.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { openWorkerPool } from '../jobs/job-runner.ts';
import type { TestDatabase } from './database.ts';
import { createWorkerLog } from '../jobs/worker-log.ts';

/** Works off every job that is due now, and those they cause; a failing job fails the test. */
export const drainJobs = async (
  { connectionString, WorkerClient }: Pick<TestDatabase, 'connectionString' | 'WorkerClient'>,
  context: Context,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<void> => {
  const failures: unknown[] = [];
  const workerPool = openWorkerPool(connectionString, context.log, { Client: WorkerClient });
  await runOnce({
    pgPool: workerPool,
    noHandleSignals: true,
    logger: createWorkerLog(context.log),
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        async (payload: unknown) => {
          try {
            await handle(context, payload);
          } catch (error) {
            failures.push(error);
            throw error;
          }
        },
      ]),
    ),
  }).finally(() => workerPool.end());
  if (failures.length > 0) throw new AggregateError(failures, 'a job failed');
};
