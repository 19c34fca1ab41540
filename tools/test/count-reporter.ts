import type { TestEvent } from 'node:test/reporters';
import { firstLines } from './failures.ts';
import type { Counts, Failure, Timed } from './run-stage.ts';

type Failed = Extract<TestEvent, { type: 'test:fail' }>['data'];

/** The runner wraps a test's error in its own. */
const reasonOf = ({ details: { error } }: Failed): string => {
  const { cause } = error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause ?? error.message);
};

/**
 * A reporter for node:test that writes the counts, without suites and without what was skipped.
 *
 * @param strays failures outside of tests, as far as they have come when the last test has ended
 */
export default async function* countTests(
  events: AsyncIterable<TestEvent>,
  strays: readonly Failure[] = [],
): AsyncGenerator<string> {
  const failures: Failure[] = [];
  const times: Timed[] = [];
  const skipped: Failure[] = [];
  const counts: Counts = { passed: 0, failed: 0, failures, skipped, times };
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    if (event.data.details.type === 'suite') continue;
    const test = `${event.data.file} › ${event.data.name}`;
    const { skip } = event.data;
    if (skip !== undefined && skip !== false) {
      skipped.push({ test, reason: String(skip) });
      continue;
    }
    times.push({ test, seconds: event.data.details.duration_ms / 1000 });
    if (event.type === 'test:pass') counts.passed++;
    else {
      counts.failed++;
      failures.push({ test, reason: firstLines(reasonOf(event.data)) });
    }
  }
  for (const { test, reason } of strays) {
    counts.failed++;
    failures.push({ test, reason: firstLines(reason) });
  }
  yield JSON.stringify(counts);
}
