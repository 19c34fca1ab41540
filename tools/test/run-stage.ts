import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
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
  /** It keeps one core busy, so that it runs beside its neighbours of which that is true as well. */
  isOneCore?: boolean;
}

export interface StageResult extends Counts {
  name: string;
  seconds: number;
}

const REPORTS = path.join(WORKSPACE, '.cache/test-reports');

/** The path of a stage's report. */
export const reportOf = (stage: string): string => path.join(REPORTS, `${stage}.json`);

/** Stages that follow each other and keep one core busy each run together, the others alone. */
export const together = (stages: readonly Stage[]): Stage[][] =>
  stages.reduce<Stage[][]>((groups, stage) => {
    const last = groups.at(-1);
    if (stage.isOneCore && last?.every(({ isOneCore }) => isOneCore)) last.push(stage);
    else groups.push([stage]);
    return groups;
  }, []);

/** Runs stages beside each other, as many at a time as there are cores; each tells what it has to say at its end. */
export function runTogether(stages: readonly Stage[]): Promise<StageResult[]> {
  const [alone] = stages;
  if (alone && stages.length === 1) return Promise.all([runStage(alone)]);
  const limit = pLimit(os.availableParallelism());
  return Promise.all(stages.map((stage) => limit(runStage, stage, { isTold: 'atEnd' })));
}

type Telling = { isTold: 'atOnce' | 'atEnd' };

/** Runs one stage with its output in our terminal; one that crashes counts as one failure. */
export async function runStage(
  { name, command, env = {}, readCounts }: Stage,
  { isTold }: Telling = { isTold: 'atOnce' },
): Promise<StageResult> {
  const title = `\n== ${name} ==`;
  if (isTold === 'atOnce') console.log(title);
  const start = performance.now();
  const report = reportOf(name);
  await mkdir(REPORTS, { recursive: true });
  await rm(report, { force: true });
  const fill = (text: string) => text.replace('{report}', report);
  let counts: Counts;
  try {
    const args = (typeof command === 'function' ? await command() : command).map(fill);
    const variables = Object.entries(typeof env === 'function' ? await env() : env);
    const filled = Object.fromEntries(variables.map(([key, value]) => [key, fill(value)]));
    const code = await (isTold === 'atOnce' ? runNode(args, filled) : runNodeQuietly(args, filled, title));
    counts = await countsOf(code, report, readCounts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

const runNode = (args: string[], env: Record<string, string>): Promise<number> =>
  exitOf(spawn(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit', env: { ...process.env, ...env } }));

/** Prints the title and what the program said in one piece, so that those beside it do not mix with it. */
async function runNodeQuietly(args: string[], env: Record<string, string>, title: string): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: WORKSPACE, env: { ...process.env, ...env } });
  child.stdin.end();
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  try {
    return await exitOf(child);
  } finally {
    console.log(title);
    process.stdout.write(Buffer.concat(said));
  }
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
