import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLines, readJestFailures, readPlaywrightFailures } from './failures.ts';

test('of a long error its first lines are kept, without colours', () => {
  const long = ['\u001b[31mExpected: 1\u001b[39m', '', ...Array.from({ length: 50 }, (_, line) => `at ${line}`)];
  const lines = firstLines(long.join('\n')).split('\n');
  assert.equal(lines[0], 'Expected: 1');
  assert.equal(lines[1], 'at 0');
  assert.equal(lines.length, 14);
});

test('a jest test that failed is named with its file', () => {
  const failed = { status: 'failed', fullName: 'sums up', failureMessages: ['Error: 3 is not 4'] };
  const passed = { status: 'passed', fullName: 'begins', failureMessages: [] };
  assert.deepEqual(
    readJestFailures({
      testResults: [
        { name: 'sum.test.ts', message: 'whole', assertionResults: [passed, failed] },
        { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    }),
    [
      { test: 'sum.test.ts › sums up', reason: 'Error: 3 is not 4' },
      { test: 'broken.test.ts', reason: 'Cannot find module' },
    ],
  );
});

test('a browser test that failed is named with its width, wherever it stands', () => {
  const tests = [
    { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
    { projectName: 'mobile', status: 'unexpected', results: [{ errors: [{ message: 'not visible' }] }] },
  ];
  const spec = { title: 'opens', file: '01.spec.ts', line: 3, tests };
  assert.deepEqual(readPlaywrightFailures({ suites: [{ suites: [{ specs: [spec] }] }] }), [
    { test: '[mobile] 01.spec.ts:3 › opens', reason: 'not visible' },
  ]);
});

test('of a browser test that failed it is told what its pages showed', () => {
  const body = Buffer.from('/live/broadcast: Another program is using the camera').toString('base64');
  const attachments = [
    { name: 'api-calls', body: 'W10=' },
    { name: 'shown-pages', body },
  ];
  const tests = [
    { projectName: 'mobile', status: 'unexpected', results: [{ errors: [{ message: 'not there' }], attachments }] },
  ];
  const [failure] = readPlaywrightFailures({ suites: [{ specs: [{ title: 'a', file: 'a.ts', line: 1, tests }] }] });
  assert.equal(failure?.reason, 'not there\nIts pages showed:\n/live/broadcast: Another program is using the camera');
});
