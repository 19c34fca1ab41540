import { readFileSync, writeFileSync } from 'node:fs';
import type { run } from 'node:test';
import type { Counts } from './run-stage.ts';

type Events = ReturnType<typeof run>;

/** Time for what a process gives up once its tests are over, as its databases, on a busy machine. */
const PATIENCE_MS = Number(process.env.TEST_END_MS ?? 60_000);
const LOOKS_EVERY_MS = 250;

/** What keeps the process, once it has stayed for too long. */
let stayed: string[] | undefined;

/**
 * Lets the process live exactly as long as its tests. The runner takes an event loop with nothing in it for the end, and
 * writes its report: without the tests that are still to come, where one waits for what nobody will do. And it waits
 * for ever for a loop in which something is left, as a server of a test whose clean-up failed.
 */
export function liveAsTests(events: Events): void {
  let waiting = 0;
  let idleSince = Date.now();
  events.on('test:enqueue', () => waiting++);
  events.on('test:complete', () => waiting--);
  const keeper = setInterval(() => {
    if (waiting > 0) {
      idleSince = Date.now();
      keeper.ref();
      return;
    }
    // It alone does not keep the process any more.
    keeper.unref();
    if (Date.now() - idleSince < PATIENCE_MS) return;
    clearInterval(keeper);
    stayed = process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout');
    // The runner's sign to write its report.
    process.emit('beforeExit', 0);
  }, LOOKS_EVERY_MS);
}

/**
 * Ends a process whose report is written and which would have stayed: a failure, added to the report.
 *
 * @param lastTest the test that was begun last, which need not be the one that left something open
 */
export function endWhatStays(report: string, lastTest: string): void {
  if (!stayed) return;
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Counts;
  const reason = `All tests were over, but the process stayed, with this open: ${stayed.join(', ') || 'timers'}.`;
  counts.failed++;
  counts.failures = [...(counts.failures ?? []), { test: lastTest, reason }];
  writeFileSync(report, JSON.stringify(counts));
  process.exit(1);
}
