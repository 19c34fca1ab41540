/**
 * Runs test files with node:test in this process, one after the other: `run-files.ts <report> <file>...`.
 *
 * Like `node --test --test-isolation=none`, but without the hook by which node:test knows of every promise whose test
 * it is: with it a promise takes seventeen times as long, and the API makes a great many. It tells suites their tests, so
 * there are none (see share-processes.ts), and lets an error that nobody awaits fail its test: here it fails the run,
 * and is told with the test during which it came.
 */
import { createHook, type AsyncHook } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';
import { run } from 'node:test';
import { dot } from 'node:test/reporters';
import countTests from './count-reporter.ts';
import { endWhatStays, liveAsTests } from './process-end.ts';
import type { Failure } from './run-stage.ts';

/** A test that takes longer hangs: five minutes, and those that take minutes themselves are in the full run only. */
const PATIENCE_MS = Number(process.env.TEST_PATIENCE_MS ?? (process.env.E2E_FULL === '1' ? 1_200_000 : 300_000));

const [, , report, ...files] = process.argv;
if (!report) throw new Error('Name the file for the report.');

const hooks = Object.getPrototypeOf(createHook({})) as AsyncHook;
const { enable } = hooks;
hooks.enable = function () {
  return this;
};
const events = run({ files, isolation: 'none', timeout: PATIENCE_MS });
hooks.enable = enable;

liveAsTests(events);
let running = 'no test';
events.on('test:dequeue', ({ file, name }) => (running = `${file} › ${name}`));
const strays: Failure[] = [];
const noteStray = (error: unknown): void => {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  strays.push({ test: running, reason: `Nobody awaited it: ${reason}` });
};
// Before the runner's own, which keeps the process alive and lets it end as failed.
process.prependListener('uncaughtException', noteStray);
process.prependListener('unhandledRejection', noteStray);
events.on('test:summary', ({ success }) => {
  if (!success) process.exitCode = 1;
});
events.compose(dot).pipe(process.stdout);
events
  .compose((source: typeof events) => countTests(source, strays))
  .pipe(createWriteStream(report))
  .on('finish', () => endWhatStays(report, running));
