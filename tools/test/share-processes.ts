import path from 'node:path';
import type { Timed } from './run-stage.ts';

/** Hooks of a whole file would run for every file of the process; mocked clocks and variables would reach them. */
const TOUCHES_WHAT_IS_SHARED = /^(before|after|beforeEach|afterEach)\(|\bmock\.|\bprocess\.(env|chdir)\b|@own-process/m;

/** Whether a test file must not share its process with others; it may also say so itself, by `@own-process`. */
export const needsOwnProcess = (source: string): boolean => TOUCHES_WHAT_IS_SHARED.test(source);

export interface TestFile {
  path: string;
  /** How long it takes against others, in any unit. */
  weight: number;
}

/** Files that run in one process. */
export interface Job {
  files: string[];
  weight: number;
}

/** Deals files out into `hands` shares of about equal weight: the heaviest first, each to whoever has least. */
export function dealOut(files: readonly TestFile[], hands: number): Job[] {
  const jobs = Array.from({ length: Math.min(hands, files.length) }, (): Job => ({ files: [], weight: 0 }));
  for (const { path, weight } of longestFirst(files)) {
    const job = jobs.reduce((lightest, other) => (other.weight < lightest.weight ? other : lightest));
    job.files.push(path);
    job.weight += weight;
  }
  return jobs;
}

/** The longest job first, so that none is left for the end, when only one core would have work. */
export const longestFirst = <Weighed extends { weight: number }>(all: readonly Weighed[]): Weighed[] =>
  all.toSorted((one, other) => other.weight - one.weight);

/**
 * How heavy a file is: the seconds of its last run here where there was one. Else its tests, of which the median takes
 * about this long.
 */
export const weightOf = (source: string, lastSeconds: number | undefined): number =>
  lastSeconds ?? SECONDS_TO_LOAD + SECONDS_PER_TEST * (source.match(/^\s*test\(/gm)?.length ?? 0);
const SECONDS_TO_LOAD = 0.5;
const SECONDS_PER_TEST = 0.2;

/** How long each file took, by its path in the workspace, from the times of its tests. */
export function secondsOfFiles(times: readonly Timed[], workspace: string): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { test, seconds: ofTest } of times) {
    const [file = ''] = test.split(' › ');
    const name = path.relative(workspace, file);
    seconds[name] = (seconds[name] ?? SECONDS_TO_LOAD) + ofTest;
  }
  return seconds;
}
