import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCrontab } from 'graphile-worker';
import { modules } from '../modules/index.ts';
import { gatherJobs } from './gather-jobs.ts';

const { handlers, slow, crontab } = gatherJobs(modules);

test('every line of what runs by the clock can be read, and names a job', () => {
  const items = parseCrontab(crontab);
  assert.equal(items.length, crontab.split('\n').length);
  for (const { task } of items) assert.ok(handlers[task], `${task} has no handler`);
});

test('what has a worker of its own is a job that there is', () => {
  for (const name of slow.flat()) assert.ok(handlers[name], `${name} has no handler`);
});
