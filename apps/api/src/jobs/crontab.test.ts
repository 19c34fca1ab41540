import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCrontab } from 'graphile-worker';
import { crontab, jobHandlers } from './index.ts';

test('every line of the crontab can be read, and names a job that exists', () => {
  const items = parseCrontab(crontab);
  assert.equal(items.length, crontab.split('\n').length);
  for (const { task } of items) assert.ok(task in jobHandlers, `there is no job ${task}`);
});
