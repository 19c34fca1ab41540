import type { Context } from '../context.ts';
import { houseKeeping, type ForgetOldRows } from './house-keeping.ts';
import type { JobHandler } from './job-handler.ts';
import type { Jobs } from './job-runner.ts';

const LANES = ['minutes', 'hours', 'bulk', 'outside'] as const;

/** The jobs of a module. */
export interface JobPart {
  /** By task name. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /**
   * Task names of jobs that take minutes, of those that may take hours, of those that come by the thousand, and of those
   * that wait for other sites.
   */
  slowJobs?: Partial<Record<(typeof LANES)[number], readonly string[]>>;
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
    slow: LANES.map((lane) => all.flatMap(({ slowJobs }) => slowJobs?.[lane] ?? [])),
    crontab: all.flatMap(({ crontab }) => crontab ?? []).join('\n'),
  };
};
