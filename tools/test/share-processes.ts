import path from 'node:path';
import type { Timed } from './run-stage.ts';

/**
 * Hooks of a whole file would run for every file of the process, and what is mocked or set for longer than one test
 * would affect the others. What a test mocks by its own context (`t.mock`) ends with it, before the next one begins.
 */
const TOUCHES_WHAT_IS_SHARED = [
  /^(before|after|beforeEach|afterEach)\(/m,
  /^import [^;]*\bmock\b[^;]* from 'node:test';/m,
  /\bprocess\.chdir\b/,
  // Set, and not only read.
  /\bprocess\.env(\.\w+|\[[^\]]+\])? =[^=]|\(process\.env,/,
  // Counts what every connection of the process asks, and others may still have something to ask.
  /\bmock\.method\(pg\.Client\.prototype\b/,
  /@own-process/,
];

/** Whether a test file needs its own process; it may also ask for one by `@own-process`. */
export const needsOwnProcess = (source: string): boolean => TOUCHES_WHAT_IS_SHARED.some((touch) => touch.test(source));

/** Without them the runner needs not follow every promise: see run-files.ts. */
export const hasSuites = (source: string): boolean =>
  /^import [^;]*\b(describe|it|suite)\b[^;]* from 'node:test';/m.test(source);

export interface TestFile {
  path: string;
  /** Its relative duration. */
  weight: number;
}

/** Files that run in one process. */
export interface Job {
  files: string[];
  weight: number;
}

/** Splits files into `hands` groups of about equal weight: the heaviest first, each to the lightest group. */
export function dealOut(files: readonly TestFile[], hands: number): Job[] {
  const jobs = Array.from({ length: Math.min(hands, files.length) }, (): Job => ({ files: [], weight: 0 }));
  for (const { path, weight } of longestFirst(files)) {
    const job = jobs.reduce((lightest, other) => (other.weight < lightest.weight ? other : lightest));
    job.files.push(path);
    job.weight += weight;
  }
  return jobs;
}

/** The longest job first, so that no long one is left for the end, when other cores are idle. */
export const longestFirst = <Weighed extends { weight: number }>(all: readonly Weighed[]): Weighed[] =>
  all.toSorted((one, other) => other.weight - one.weight);

/** The weight of a file: the seconds of its last run, else a guess by the number of its tests. */
export const weightOf = (source: string, lastSeconds: number | undefined): number =>
  lastSeconds ?? SECONDS_TO_LOAD + SECONDS_PER_TEST * (source.match(/^\s*test\(/gm)?.length ?? 0);
const SECONDS_TO_LOAD = 0.5;
const SECONDS_PER_TEST = 0.2;

/** The duration of each file, by path, from the times of its tests. */
export function secondsOfFiles(times: readonly Timed[], workspace: string): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { test, seconds: ofTest } of times) {
    const [file = ''] = test.split(' › ');
    const name = path.relative(workspace, file);
    seconds[name] = (seconds[name] ?? SECONDS_TO_LOAD) + ofTest;
  }
  return seconds;
}
