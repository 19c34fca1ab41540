import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCrontab } from 'graphile-worker';
import { crontab, jobHandlers, slowJobs } from './index.ts';

test('what runs by the clock can be read, and each line names a job', () => {
  for (const { task } of parseCrontab(crontab)) assert.ok(jobHandlers[task], `${task} has no handler`);
});

test('what has a worker of its own is a job that there is', () => {
  for (const name of slowJobs.flat()) assert.ok(jobHandlers[name], `${name} has no handler`);
});
