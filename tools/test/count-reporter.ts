import type { TestEvent } from 'node:test/reporters';

/** A reporter for node:test that writes `{ passed, failed }`; suites only group tests and do not count. */
export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts = { passed: 0, failed: 0 };
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    if (event.data.details.type === 'suite') continue;
    counts[event.type === 'test:pass' ? 'passed' : 'failed']++;
  }
  yield JSON.stringify(counts);
}
