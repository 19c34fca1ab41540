import type { Context } from '../context.ts';
import { houseKeeping, type ForgetOldRows } from './house-keeping.ts';
import type { JobHandler } from './job-handler.ts';
import type { Jobs } from './job-runner.ts';

/** The jobs of a module. */
export interface JobPart {
  /** By task name. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** Task names of jobs that take minutes, of those that may take hours, and of those that come by the thousand. */
  slowJobs?: { minutes?: readonly string[]; hours?: readonly string[]; bulk?: readonly string[] };
  /** Scheduled jobs, as lines of a crontab (UTC). */
  crontab?: readonly string[];
  /** Deletes expired rows, once an hour. */
  forgetOldRows?: ForgetOldRows;
}

/** The jobs of all modules, and the general ones. */
export const gatherJobs = (parts: readonly JobPart[]): Jobs<Context> => {
  const all: readonly JobPart[] = [houseKeeping(parts.flatMap(({ forgetOldRows }) => forgetOldRows ?? [])), ...parts];
  return {
    handlers: Object.assign({}, ...all.map(({ jobs }) => jobs)),
    slow: [
      all.flatMap(({ slowJobs }) => slowJobs?.minutes ?? []),
      all.flatMap(({ slowJobs }) => slowJobs?.hours ?? []),
      all.flatMap(({ slowJobs }) => slowJobs?.bulk ?? []),
    ],
    crontab: all.flatMap(({ crontab }) => crontab ?? []).join('\n'),
  };
};
