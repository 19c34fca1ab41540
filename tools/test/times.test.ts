import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { WORKSPACE } from '../workspace.ts';
import { stages } from './stages.ts';
import { notedSeconds, readJestTimes, readPlaywrightTimes, slowestOf } from './times.ts';

test('the slowest tests come first, and no more of them than asked for', () => {
  const times = [1, 3, 2].map((seconds) => ({ test: `takes ${seconds}`, seconds }));
  assert.deepEqual(
    slowestOf(times, 2).map(({ test }) => test),
    ['takes 3', 'takes 2'],
  );
});

test('a browser test takes as long as all of its tries, wherever it stands', () => {
  const tests = [
    { projectName: 'mobile', status: 'flaky', results: [3000, 1500].map((duration) => ({ duration, errors: [] })) },
  ];
  const spec = { title: 'opens', file: '01.spec.ts', line: 3, tests };
  assert.deepEqual(readPlaywrightTimes({ suites: [{ suites: [{ specs: [spec] }] }] }), [
    { test: '[mobile] 01.spec.ts:3 › opens', seconds: 4.5 },
  ]);
});

test('of a component test that was not run nothing was spent', () => {
  const assertionResults = [
    { fullName: 'sums up', duration: 250 },
    { fullName: 'begins', duration: null },
  ];
  assert.deepEqual(
    readJestTimes({ testResults: [{ name: 'sum.test.ts', assertionResults }] }).map(({ seconds }) => seconds),
    [0.25, 0],
  );
});

test('the table of stages notes the seconds of each', async () => {
  const noted = notedSeconds(await readFile(path.join(WORKSPACE, 'docs/testing.md'), 'utf8'));
  assert.deepEqual([...noted.keys()].sort(), stages.map(({ name }) => name).sort());
});
