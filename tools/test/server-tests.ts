/**
 * Runs the tests of everything that is not for browsers with node:test, or those of the patterns that follow, and writes
 * how many passed and failed to the file named by the first argument. To load the API costs a second or two, so most files share a few processes; those
 * that change what a process shares have one of their own. All stand in one queue, the longest first, from which each
 * core takes the next.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { WORKSPACE } from '../workspace.ts';
import { readNodeCounts } from './counts.ts';
import type { Counts, Failure } from './run-stage.ts';
import { dealOut, hasSuites, longestFirst, needsOwnProcess, secondsOfFiles, weightOf } from './share-processes.ts';

const FILES = [
  'apps/api/src/**/*.test.ts',
  'apps/edge/src/**/*.test.ts',
  'libs/releases/src/**/*.test.ts',
  'tools/**/*.test.ts',
];
/** The pattern of tests that only the full run has. */
const OF_FULL_RUN = '.full.test.ts';
const CORES = os.availableParallelism();
/** More than one, to run beside files that run alone; few, because each loads the API again. */
const SHARES_PER_CORE = 2;

const [, , report, ...patterns] = process.argv;
if (!report) throw new Error('Name the file for the report.');

const unfinished = (files: string[]): Failure => ({
  test: files.join(', '),
  reason: 'The process ended before its report.',
});

interface Outcome extends Counts {
  exitCode: number;
}

/** One run of node:test with its own report. */
async function runFiles(files: string[], name: string): Promise<Outcome> {
  const own = `${report}.${name}`;
  rmSync(own, { force: true });
  const child = spawn(process.execPath, ['tools/test/run-files.ts', own, ...files], {
    cwd: WORKSPACE,
    stdio: 'inherit',
  });
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const counts = readFileSync(own, 'utf8');
  // It ended without a report: one failure; the others continue.
  if (counts === '') return { passed: 0, failed: 1, failures: [unfinished(files)], exitCode: exitCode || 1 };
  return { ...readNodeCounts(counts), exitCode };
}

const TIMES = path.join(WORKSPACE, '.cache/test-reports/server-test-seconds.json');
const lastSeconds: Record<string, number> = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};

const files = (patterns.length > 0 ? patterns : FILES)
  .flatMap((pattern) => globSync(pattern, { cwd: WORKSPACE }))
  .filter((file) => patterns.length > 0 || !file.endsWith(OF_FULL_RUN))
  .map((file) => {
    const source = readFileSync(path.join(WORKSPACE, file), 'utf8');
    if (hasSuites(source)) throw new Error(`${file} has suites: its tests would not know theirs, see run-files.ts.`);
    return { path: file, weight: weightOf(source, lastSeconds[file]), isAlone: needsOwnProcess(source) };
  });
const jobs = longestFirst([
  ...dealOut(
    files.filter(({ isAlone }) => !isAlone),
    CORES * SHARES_PER_CORE,
  ),
  ...files.filter(({ isAlone }) => isAlone).map(({ path, weight }) => ({ files: [path], weight })),
]);

const limit = pLimit(CORES);
const outcomes = await Promise.all(jobs.map(({ files }, index) => limit(() => runFiles(files, String(index)))));

const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
const skipped = outcomes.flatMap((outcome) => outcome.skipped ?? []);
const times = outcomes.flatMap((outcome) => outcome.times ?? []);
writeFileSync(
  report,
  JSON.stringify({ passed: sum('passed'), failed: sum('failed'), failures, skipped, times } satisfies Counts),
);
// Only a run of everything has all times.
if (patterns.length === 0) writeFileSync(TIMES, JSON.stringify(secondsOfFiles(times, WORKSPACE)));
process.exitCode = Math.max(...outcomes.map(({ exitCode }) => exitCode));
