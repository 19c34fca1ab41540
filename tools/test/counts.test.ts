import assert from 'node:assert/strict';
import { test } from 'node:test';
import countTests from './count-reporter.ts';
import { readJestCounts, readPlaywrightCounts } from './counts.ts';
import { runStage } from './run-stage.ts';

test('a jest file that does not load is a failure', () => {
  const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
  assert.deepEqual(readJestCounts(report), { passed: 3, failed: 2, failures: [], times: [] });
});

test('an error outside of the browser tests is a failure', () => {
  const report = JSON.stringify({ stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 0 }, errors: [{}] });
  assert.deepEqual(readPlaywrightCounts(report), {
    passed: 5,
    failed: 2,
    failures: [{ test: 'outside of any test', reason: '' }],
    flaky: [],
    times: [],
  });
});

test('a browser test that passed at its second try is told with its reason, and more than two of them fail the run', () => {
  const tests = [
    { projectName: 'desktop', status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, { errors: [] }] },
  ];
  const suites = [{ specs: [{ title: 'opens', file: '01.spec.ts', line: 3, tests }] }];
  const read = (flaky: number) =>
    readPlaywrightCounts(JSON.stringify({ suites, errors: [], stats: { expected: 4, flaky, unexpected: 0 } }));
  assert.deepEqual(read(1).flaky, [{ test: '[desktop] 01.spec.ts:3 › opens', reason: 'too late' }]);
  assert.deepEqual([read(2).passed, read(2).failed], [6, 0]);
  assert.deepEqual([read(3).passed, read(3).failed], [4, 3]);
});

test('suites of node:test are not counted as tests', async () => {
  const data = { name: 'adds', file: 'sum.test.ts' };
  const event = (type: string, kind?: string) => ({
    type,
    data: { ...data, details: { type: kind, duration_ms: 500 } },
  });
  const error = new Error('failed', { cause: 'one is not two' });
  const failed = { type: 'test:fail', data: { ...data, details: { error, duration_ms: 1500 } } };
  const events = [event('test:pass'), event('test:pass', 'suite'), failed, { type: 'test:diagnostic' }];
  const written = await Array.fromAsync(countTests(events as never));
  assert.deepEqual(JSON.parse(written.join('')), {
    passed: 1,
    failed: 1,
    failures: [{ test: 'sum.test.ts › adds', reason: 'one is not two' }],
    skipped: [],
    times: [0.5, 1.5].map((seconds) => ({ test: 'sum.test.ts › adds', seconds })),
  });
});

test('a stage that fails without a failed test counts as one failure', async () => {
  const { passed, failed } = await runStage({
    name: 'stage-test',
    command: [
      '-e',
      `require('fs').writeFileSync(process.argv[1], '{"passed":2,"failed":0}'); process.exitCode = 3`,
      '{report}',
    ],
    readCounts: (report) => JSON.parse(report),
  });
  assert.deepEqual({ passed, failed }, { passed: 2, failed: 1 });
});

test('a stage that writes no report counts as one failure', async () => {
  const stage = { name: 'stage-test', command: ['-e', ''], readCounts: () => ({ passed: 1, failed: 0 }) };
  const { passed, failed } = await runStage(stage);
  assert.deepEqual({ passed, failed }, { passed: 0, failed: 1 });
});

test('a skipped test of node:test is named with its reason, and counts neither as passed nor as failed', async () => {
  const data = { name: 'two processes', file: 'redis.test.ts', skip: 'no redis-server', details: { duration_ms: 1 } };
  const written = await Array.fromAsync(countTests([{ type: 'test:pass', data }] as never));
  const { passed, failed, skipped } = JSON.parse(written.join(''));
  assert.deepEqual([passed, failed], [0, 0]);
  assert.deepEqual(skipped, [{ test: 'redis.test.ts › two processes', reason: 'no redis-server' }]);
});
