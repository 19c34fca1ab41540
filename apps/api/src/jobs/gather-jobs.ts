import type { Context } from '../context.ts';
import { houseKeeping, type ForgetOldRows } from './house-keeping.ts';
import type { JobHandler } from './job-handler.ts';
import type { Jobs } from './job-runner.ts';

/** What a module does later, or by the clock. */
export interface JobPart {
  /** By the names that they are enqueued with. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /** Names of those that take minutes, and of those that may take hours. */
  slowJobs?: { minutes?: readonly string[]; hours?: readonly string[] };
  /** What runs by the clock, in lines of crontab form (UTC). */
  crontab?: readonly string[];
  /** Removes the rows that have served their time, once an hour. */
  forgetOldRows?: ForgetOldRows;
}

/** The jobs of all modules, and the site's own. */
export const gatherJobs = (parts: readonly JobPart[]): Jobs<Context> => {
  const all: readonly JobPart[] = [houseKeeping(parts.flatMap(({ forgetOldRows }) => forgetOldRows ?? [])), ...parts];
  return {
    handlers: Object.assign({}, ...all.map(({ jobs }) => jobs)),
    slow: [
      all.flatMap(({ slowJobs }) => slowJobs?.minutes ?? []),
      all.flatMap(({ slowJobs }) => slowJobs?.hours ?? []),
    ],
    crontab: all.flatMap(({ crontab }) => crontab ?? []).join('\n'),
  };
};
