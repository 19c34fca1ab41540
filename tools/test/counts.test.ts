import assert from 'node:assert/strict';
import { test } from 'node:test';
import countTests from './count-reporter.ts';
import { readJestCounts, readPlaywrightCounts } from './counts.ts';
import { runStage } from './run-stage.ts';

test('a jest file that does not load is a failure', () => {
  const report = JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 });
  assert.deepEqual(readJestCounts(report), { passed: 3, failed: 2, failures: [] });
});

test('an error outside of the browser tests is a failure', () => {
  const report = JSON.stringify({ stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 0 }, errors: [{}] });
  assert.deepEqual(readPlaywrightCounts(report), {
    passed: 5,
    failed: 2,
    failures: [{ test: 'outside of any test', reason: '' }],
  });
});

test('suites of node:test are not counted as tests', async () => {
  const event = (type: string, kind?: string) => ({ type, data: { details: { type: kind } } });
  const error = new Error('failed', { cause: 'one is not two' });
  const failed = { type: 'test:fail', data: { name: 'adds', file: 'sum.test.ts', details: { error } } };
  const events = [event('test:pass'), event('test:pass', 'suite'), failed, { type: 'test:diagnostic' }];
  const written = await Array.fromAsync(countTests(events as never));
  assert.deepEqual(JSON.parse(written.join('')), {
    passed: 1,
    failed: 1,
    failures: [{ test: 'sum.test.ts › adds', reason: 'one is not two' }],
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
