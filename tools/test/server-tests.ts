/**
 * Runs the tests of everything that is not for browsers with node:test, and writes how many passed and failed to the
 * file named by the first argument. To load the API costs a second or two, so most files share a process, one for each
 * core; those that change what a process shares have one of their own.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { readNodeCounts } from './counts.ts';
import type { Counts } from './run-stage.ts';
import { dealOut, needsOwnProcess } from './share-processes.ts';

const FILES = [
  'apps/api/src/**/*.test.ts',
  'apps/edge/src/**/*.test.ts',
  'libs/releases/src/**/*.test.ts',
  'tools/**/*.test.ts',
];
const CORES = os.availableParallelism();

const report = process.argv[2];
if (!report) throw new Error('Name the file for the report.');

interface Outcome extends Counts {
  exitCode: number;
}

/** One run of node:test with a report of its own. */
async function runFiles(files: string[], name: string, options: string[]): Promise<Outcome> {
  if (files.length === 0) return { passed: 0, failed: 0, exitCode: 0 };
  const own = `${report}.${name}`;
  rmSync(own, { force: true });
  const reporters = ['dot', 'stdout', './tools/test/count-reporter.ts', own];
  const child = spawn(
    process.execPath,
    [
      '--test',
      ...options,
      ...reporters.map((value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`),
      ...files,
    ],
    { cwd: WORKSPACE, stdio: 'inherit' },
  );
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { ...readNodeCounts(readFileSync(own, 'utf8')), exitCode };
}

const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: WORKSPACE })).sort();
const isAlone = (file: string): boolean => needsOwnProcess(readFileSync(path.join(WORKSPACE, file), 'utf8'));
const sharing = dealOut(
  files.filter((file) => !isAlone(file)),
  CORES,
);
const shared = await Promise.all(
  sharing.map((share, index) => runFiles(share, `shared-${index}`, ['--test-isolation=none'])),
);
const alone = await runFiles(files.filter(isAlone), 'alone', [`--test-concurrency=${CORES}`]);
const outcomes = [...shared, alone];
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
writeFileSync(report, JSON.stringify({ passed: sum('passed'), failed: sum('failed'), failures } satisfies Counts));
process.exitCode = Math.max(...outcomes.map(({ exitCode }) => exitCode));
