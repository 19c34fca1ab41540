import type { Context } from '../context.ts';
import { houseKeeping, type ForgetOldRows } from './house-keeping.ts';
import type { JobHandler } from './job-handler.ts';
import type { Jobs } from './job-runner.ts';

/** How many jobs of each lane run at a time in a process, see docs/decisions/0235. What is in none is quick. */
const LANES = { minutes: 1, hours: 1, bulk: 1, bytes: 1, outside: 1, letters: 2, pushes: 2, gateways: 3, coins: 1 };
type LaneName = keyof typeof LANES;

/**
 * A line of a crontab by which a task waits once and runs once, in all processes: a run that takes longer than its turn
 * is followed by one more, not by as many as came meanwhile.
 */
const onceAtATime = (line: string): string => {
  const task = line.slice(line.lastIndexOf(' ') + 1);
  return `${line} ?jobKey=${task}&queue=${task}`;
};

/** The jobs of a module. */
export interface JobPart {
  /** By task name. */
  jobs?: Readonly<Record<string, JobHandler>>;
  /**
   * Task names of jobs that take minutes, of those that may take hours, of those that come by the thousand (mass
   * messages, deleted bytes), and of those that wait for somebody: for other sites, the mail server, browsers' push
   * services, the gateways of cards, and those of coins.
   */
  slowJobs?: Partial<Record<LaneName, readonly string[]>>;
  /** Scheduled jobs, as lines of a crontab (UTC): the times and the task's name. */
  crontab?: readonly string[];
  /** Deletes expired rows, once an hour. */
  forgetOldRows?: ForgetOldRows;
}

/** The jobs of all modules, and the general ones. */
export const gatherJobs = (parts: readonly JobPart[]): Jobs<Context> => {
  const all: readonly JobPart[] = [houseKeeping(parts.flatMap(({ forgetOldRows }) => forgetOldRows ?? [])), ...parts];
  return {
    handlers: Object.assign({}, ...all.map(({ jobs }) => jobs)),
    lanes: Object.entries(LANES).map(([lane, atATime]) => ({
      tasks: all.flatMap(({ slowJobs }) => slowJobs?.[lane as LaneName] ?? []),
      atATime,
    })),
    crontab: all.flatMap(({ crontab }) => (crontab ?? []).map(onceAtATime)).join('\n'),
  };
};
