import { readFileSync, writeFileSync } from 'node:fs';
import type { Counts } from './run-stage.ts';

/** Time for what a process gives up once its tests are over, as its databases, on a busy machine. */
const PATIENCE_MS = Number(process.env.TEST_END_MS ?? 60_000);

/**
 * Ends a process that has run all of its tests and does not end by itself, because one of them has left something open
 * (of a test's clean-ups none runs after one that fails). Without it the whole run would stand still. It is a failure, and
 * added to the report.
 *
 * @param lastTest the test that was begun last, which need not be the one that left it open
 */
export function endWhatStays(report: string, lastTest: () => string): void {
  const end = () => {
    const open = process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout');
    const counts = JSON.parse(readFileSync(report, 'utf8')) as Counts;
    counts.failed++;
    (counts.failures ??= []).push({
      test: lastTest(),
      reason: `All tests were over, but the process stayed, with ${open.join(', ') || 'timers'} open.`,
    });
    writeFileSync(report, JSON.stringify(counts));
    process.exit(1);
  };
  // It alone does not keep the process.
  setTimeout(end, PATIENCE_MS).unref();
}
