import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { openReceiver } from '../team-webhooks/testing.ts';
import { recordDeployments, type DeployedStatement } from './deployments.ts';
import { recordIncompatible } from './incompatible.ts';
import { judgeCanaries } from './judge-canaries.ts';
import { isFailing, raiseAlarms } from './raise-alarms.ts';

const STABLE = 'aaaaaaaaaaaaaaaa';
const CANARY = 'cccccccccccccccc';

const statement: DeployedStatement = {
  ...{ remote: 'live', sequence: 1, action: 'canary', stable: STABLE, canary: { version: CANARY, percent: 5 } },
  ...{ unchecked: [], isPaused: false, team: 'live-team', at: new Date(Date.UTC(2026, 0, 1)).toISOString() },
};

/** A site with a canary of what is released under the name, whose team wants to be told. */
const setUp = async (t: TestContext, remote = 'live') => {
  const receiver = await openReceiver(t);
  const api = await createTestApi(t, { WEBHOOK_ORIGINS: receiver.origin });
  const versions = [STABLE, CANARY].map((version) => ({ app: remote, version, label: '', source: null }));
  await recordDeployments(api.db, { statements: [{ ...statement, remote }], versions });
  const operator = api.as(await api.createOperator());
  assert.equal((await operator.put(`/operator/remotes/${remote}/webhook`, { url: receiver.origin })).status, 200);
  /** So many of one measure, in this hour or hours ago. */
  const count = async (measure: string, slot: string, number: number, { version = STABLE, hoursAgo = 0 } = {}) => {
    const hour = sql<Date>`date_trunc('hour', now()) - make_interval(hours => ${hoursAgo})`;
    const row = { hour, remote, version, measure, slot, count: BigInt(number), total: 0n };
    await api.db.insertInto('remote_health').values(row).execute();
  };
  const told = async () => {
    await raiseAlarms(api.context);
    await api.runJobs();
    return receiver.received.splice(0).map(({ event }) => event);
  };
  /** Twenty visitors of each version, of whom those of the canary all met a failure. */
  const failForVisitors = async () => {
    const visitors = Array.from({ length: 40 }, (_none, index) => ({
      ...{ remote, canary_version: CANARY, version: index < 20 ? CANARY : STABLE },
      ...{ visitor: Buffer.alloc(16, index), has_failed: index < 20 },
    }));
    await api.db.insertInto('canary_visitors').values(visitors).execute();
  };
  return { ...api, receiver, count, failForVisitors, told };
};

test('tells a team once a day that a version fails for more than usually', async (t) => {
  const { count, told } = await setUp(t);
  await count('load', '100', 100);
  assert.deepEqual(await told(), []);
  await count('seen-failure', 'syntax', 30);
  await count('failure', 'syntax', 70);
  const [event, ...others] = await told();
  assert.deepEqual([event?.type, event?.remote, others.length], ['remote.failing', 'live', 0]);
  const { version, isCanary, loads, failed, kinds } = event?.data ?? {};
  assert.deepEqual([version, isCanary, loads, failed, kinds], [STABLE, false, 100, 30, { syntax: 70 }]);
  assert.deepEqual(await told(), [], 'it is known');
});

test('says nothing of what fails as often as it did all week', async (t) => {
  const { count, told } = await setUp(t);
  await count('load', '100', 700, { hoursAgo: 30 });
  await count('seen-failure', 'network', 300, { hoursAgo: 30 });
  await count('load', '100', 70);
  await count('seen-failure', 'network', 30);
  assert.deepEqual(await told(), []);
});

test('tells of pages that are blocked, and of a canary that throws, each by its version', async (t) => {
  const { count, told } = await setUp(t);
  await count('load', '100', 1000);
  await count('failure', 'blocked', 3);
  await count('load', '100', 40, { version: CANARY });
  await count('seen-error', 'page', 40, { version: CANARY });
  const events = await told();
  assert.deepEqual(events.map(({ type, data }) => [type, data.version, data.isCanary]).toSorted(), [
    ['remote.blocked', STABLE, false],
    ['remote.failing', CANARY, true],
  ]);
});

test('tells of a canary that was taken back, and of what the shell has left behind, once', async (t) => {
  const { db, context, receiver, runJobs, failForVisitors } = await setUp(t);
  await failForVisitors();
  const left = {
    ...{ remote: 'live', version: STABLE, contract: '1.0.0', shell: { version: '0123abcd', contract: '2.0.0' } },
    breaks: Array.from({ length: 30 }, (_none, index) => `@barg/ui-kit Part${index} is missing`),
  };
  for (let times = 0; times < 2; times += 1) {
    await judgeCanaries(context);
    await recordIncompatible(db, [left]);
  }
  await runJobs();
  const events = receiver.received.map(({ event }) => event).toSorted((a, b) => (a.type < b.type ? -1 : 1));
  assert.deepEqual(
    events.map(({ type }) => type),
    ['remote.incompatible', 'remote.withdrawn'],
  );
  const [incompatible, withdrawn] = events;
  assert.deepEqual([(incompatible?.data.breaks as string[]).length, incompatible?.data.allBreaks], [20, 30]);
  assert.deepEqual([withdrawn?.data.version, withdrawn?.data.stableVersion], [CANARY, STABLE]);
  assert.deepEqual(withdrawn?.data.canary, { visitors: 20, failed: 20 });
});

test('tells the team of the shell likewise: that it fails, blocks, was taken back, and whom it leaves behind', async (t) => {
  const { db, context, count, failForVisitors, told } = await setUp(t, 'shell');
  await count('load', '100', 40, { version: CANARY });
  await count('seen-error', 'shell', 40, { version: CANARY });
  await count('failure', 'blocked', 3, { version: CANARY });
  await failForVisitors();
  const shell = { version: CANARY, contract: '2.0.0' };
  const [feed, live] = ['feed', 'live'].map((remote) => ({
    ...{ remote, version: STABLE, contract: '1.0.0', shell, breaks: ['@barg/ui-kit Ribbon is missing'] },
  }));
  assert.ok(feed && live);
  for (let times = 0; times < 2; times += 1) {
    await judgeCanaries(context);
    await recordIncompatible(db, [feed, live]);
  }
  const events = await told();
  assert.ok(events.every(({ remote }) => remote === 'shell'));
  assert.deepEqual(events.map(({ type, data }) => [type, data.version]).toSorted(), [
    ['remote.blocked', CANARY],
    ['remote.failing', CANARY],
    ['remote.incompatible', CANARY],
    ['remote.incompatible', CANARY],
    ['remote.withdrawn', CANARY],
  ]);
  const left = events.filter(({ type }) => type === 'remote.incompatible').map(({ data }) => data);
  for (const remote of ['feed', 'live']) {
    const leaves = { remote, version: STABLE, contract: '1.0.0' };
    const data = left.find((one) => (one.leaves as typeof leaves).remote === remote);
    assert.deepEqual(data, { ...shell, leaves, breaks: feed.breaks, allBreaks: 1 });
  }
  assert.deepEqual(await told(), [], 'each once');
});

test('is not alarmed by few failures, nor by many visits with few of them', () => {
  const limits = { minFailed: 10, margin: 0.05 };
  const counted = { remote: 'live', version: STABLE, isCanary: false, blocked: 0, kinds: {} };
  const usual = { visits: 0, failed: 0, errors: 0 };
  const judge = (loads: number, failed: number, errors = 0) =>
    isFailing({ ...counted, loads, failed, errors, usual }, limits);
  assert.equal(judge(0, 9), false);
  assert.equal(judge(0, 10), true);
  assert.equal(judge(10_000, 100), false);
  assert.equal(judge(10_000, 1000), true);
  assert.equal(judge(100, 0, 5000), true, 'errors are as many as they like, of one page');
});
