import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/** A failed test, with the first lines of its error. */
export interface Failure {
  test: string;
  reason: string;
}

/** How long a test took. */
export interface Timed {
  test: string;
  seconds: number;
}

/** Test counts from a machine-readable reporter, with failures if it has them. */
export interface Counts {
  passed: number;
  failed: number;
  failures?: Failure[];
  /** Tests that passed at the second try, and why not at the first. */
  flaky?: Failure[];
  /** Tests that did not run, and why: for lack of a program that they need. */
  skipped?: Failure[];
  times?: Timed[];
}

export interface Stage {
  name: string;
  /** Only in `npm run test:full`. */
  isOfFullRun?: boolean;
  /** Arguments for Node; `{report}` is the path of the reporter's file. */
  command: string[] | (() => Promise<string[]>);
  env?: Record<string, string> | (() => Promise<Record<string, string>>);
  /** Reads the counts from the report. A stage without it counts as one test, by its exit code. */
  readCounts?: (report: string) => Counts;
}

export interface StageResult extends Counts {
  name: string;
  seconds: number;
}

const REPORTS = path.join(WORKSPACE, '.cache/test-reports');

/** The path of a stage's report. */
export const reportOf = (stage: string): string => path.join(REPORTS, `${stage}.json`);

/** Runs one stage with its output in our terminal; one that crashes counts as one failure. */
export async function runStage({ name, command, env = {}, readCounts }: Stage): Promise<StageResult> {
  console.log(`\n== ${name} ==`);
  const start = performance.now();
  const report = reportOf(name);
  await mkdir(REPORTS, { recursive: true });
  await rm(report, { force: true });
  const fill = (text: string) => text.replace('{report}', report);
  let counts: Counts;
  try {
    const args = (typeof command === 'function' ? await command() : command).map(fill);
    const variables = Object.entries(typeof env === 'function' ? await env() : env);
    const code = await runNode(args, Object.fromEntries(variables.map(([key, value]) => [key, fill(value)])));
    counts = await countsOf(code, report, readCounts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

function runNode(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * A program may also fail without a failed test (a file that cannot be loaded, no tests at all): that is a failure too.
 */
async function countsOf(code: number, report: string, readCounts: Stage['readCounts']): Promise<Counts> {
  const ofExit: Counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!readCounts) return ofExit;
  const text = await readFile(report, 'utf8').catch(() => {
    throw new Error('The stage ended without a report of its tests.');
  });
  const counts = readCounts(text);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
