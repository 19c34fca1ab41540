import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCrontab } from 'graphile-worker';
import { modules } from '../modules/index.ts';
import { REMOVE_BYTES } from '../modules/files/release-files.ts';
import { gatherJobs } from './gather-jobs.ts';

const { handlers, lanes, crontab } = gatherJobs(modules);
const ofLanes = lanes.flatMap(({ tasks }) => tasks);

test('every line of what runs by the clock can be read, and names a job', () => {
  const items = parseCrontab(crontab);
  assert.equal(items.length, crontab.split('\n').length);
  for (const { task, options } of items) {
    assert.ok(handlers[task], `${task} has no handler`);
    assert.deepEqual([options.jobKey, options.queueName], [task, task], 'it waits once and runs once');
  }
});

test('what has a worker of its own is a job that there is', () => {
  for (const name of ofLanes) assert.ok(handlers[name], `${name} has no handler`);
});

/** What waits for somebody outside of the site, who may not answer: a mail server, a gateway, anybody's page. */
const WAITING = [
  ...['mails.send', 'send-push', 'send-team-event', 'fetch-link-preview'],
  ...['settle-pending-payments', 'settle-pending-refunds', 'settle-refund', 'handle-external-event'],
  ...['delete-card-at-gateway', 'renew-subscriptions-by-card', 'read-gateway-account', 'check-ledger'],
  ...['settle-transfer', 'settle-transfers', 'watch-crypto', 'look-at-crypto'],
];

test('what one deletion queues by the hundred has a worker of its own, behind which nobody waits', () => {
  const lane = lanes.find(({ tasks }) => tasks.includes(REMOVE_BYTES));
  assert.deepEqual(lane?.tasks, [REMOVE_BYTES]);
});

test('what waits for others has workers of its own, and nothing has two', () => {
  for (const name of WAITING) assert.ok(ofLanes.includes(name), `${name} is in no lane`);
  assert.equal(new Set(ofLanes).size, ofLanes.length);
});
