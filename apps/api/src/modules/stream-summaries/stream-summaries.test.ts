import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { reverse } from '../ledger/reversals.ts';
import { noteViewers } from '../streaming/watching.repository.ts';
import { buyTicket, endAfter, moneyOf, openDoors } from '../stream-tickets/testing.ts';

const goLive = async (api: TestApi, performer: TestAccount, facts = {}): Promise<string> =>
  (await api.as(performer).post('/streaming/live', { title: 'Ink and light', ...facts })).body.data._id;

const end = (api: TestApi, performer: TestAccount, id: string) =>
  api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });

const reportOf = async (api: TestApi, performer: TestAccount, id: string) =>
  (await api.as(performer).get(`/streaming/past/${id}`)).body.data;

/** Lets some seconds pass since the viewers were counted. */
const pass = (api: TestApi, id: string, seconds: number) =>
  api.db
    .updateTable('streams')
    .set({ counted_at: new Date(Date.now() - seconds * 1000) })
    .where('id', '=', id)
    .execute();

const setUp = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.fund(fan, 200);
  return { api, performer, fan };
};

test('tells her what became of a stream: who came, who stayed, and what came in', async (t) => {
  const { api, performer, fan } = await setUp(t);
  const early = await api.createUser();
  await api.as(early).post(`/follows/${performer.id}`);
  const id = await goLive(api, performer);
  const other = await api.createUser();
  await api.fund(other, 50);
  await api.as(fan).post(`/follows/${performer.id}`);
  await api.as(fan).pay(`/wallet/charges/stream/${id}`, { amount: 10, note: 'more' });
  await api.as(fan).pay(`/wallet/charges/stream/${id}`, { amount: 15 });
  await api.as(other).pay(`/wallet/charges/stream/${id}`, { amount: 20 });
  assert.equal((await api.as(performer).get(`/streaming/past/${id}`)).status, 404, 'not over');
  await end(api, performer, id);

  const report = await reportOf(api, performer, id);
  assert.equal(report.title, 'Ink and light');
  assert.deepEqual([report.newFollowers, report.newSubscribers], [1, 0]);
  assert.deepEqual(report.tips, { count: 3, tokens: 45 });
  assert.deepEqual([report.tickets, report.held], [{ count: 0, tokens: 0 }, 0]);
  const [, , earnings] = await moneyOf(api, { fan, performer });
  assert.equal(report.earned, (earnings ?? 0) / 100, 'her share, as her earnings have it');
  assert.deepEqual(
    report.topTippers.map(({ fan: { _id }, tokens }: { fan: { _id: string }; tokens: number }) => [_id, tokens]),
    [
      [fan.id, 25],
      [other.id, 20],
    ],
  );
});

test('leaves out what was taken back since then', async (t) => {
  const { api, performer, fan } = await setUp(t);
  const id = await goLive(api, performer);
  await api.as(fan).pay(`/wallet/charges/stream/${id}`, { amount: 10 });
  await api.as(fan).pay(`/wallet/charges/stream/${id}`, { amount: 20 });
  const tips = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'tip')
    .orderBy('amount')
    .execute();
  const [whole = '', part = ''] = tips.map((tip) => tip.id);
  await end(api, performer, id);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: whole, amount: 1000n }));
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: part, amount: 500n }));
  const report = await reportOf(api, performer, id);
  assert.deepEqual(report.tips, { count: 1, tokens: 15 });
  assert.deepEqual(
    report.topTippers.map(({ tokens }: { tokens: number }) => tokens),
    [15],
  );
  const [, , earnings] = await moneyOf(api, { fan, performer });
  assert.equal(report.earned, (earnings ?? 0) / 100);
});

test('counts tickets by what stands of them, and says what is still held', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  const { performer, streamId } = doors;
  await buyTicket(api, doors);
  await endAfter(api, doors, 3600);
  const held = await reportOf(api, performer, streamId);
  assert.deepEqual([held.tickets, held.held, held.earned], [{ count: 1, tokens: 5 }, 5, 0]);
  await api.runJobs();
  const released = await reportOf(api, performer, streamId);
  assert.deepEqual([released.tickets, released.held], [{ count: 1, tokens: 5 }, 0]);
  const [, , earnings] = await moneyOf(api, doors);
  assert.equal(released.earned, (earnings ?? 0) / 100);
});

test('leaves out tickets that were paid back', async (t) => {
  const api = await createTestApi(t);
  const doors = await openDoors(api);
  await buyTicket(api, doors);
  await endAfter(api, doors, 60);
  await api.runJobs();
  const report = await reportOf(api, doors.performer, doors.streamId);
  assert.deepEqual([report.tickets, report.held, report.earned], [{ count: 0, tokens: 0 }, 0, 0]);
});

test('adds up what was watched between two counts, by what was counted first', async (t) => {
  const { api, performer } = await setUp(t);
  const id = await goLive(api, performer);
  await noteViewers(api.db, new Map([[id, 12]]));
  await pass(api, id, 10);
  await noteViewers(api.db, new Map([[id, 30]]));
  await pass(api, id, 6);
  await end(api, performer, id);
  const report = await reportOf(api, performer, id);
  assert.equal(report.peakViewers, 30);
  // 12 for 10 s and 30 for 6 s are 300 s.
  assert.equal(report.watchedMinutes, 5);
});

test('says of nobody that he watched what nobody counted, after a process was killed', async (t) => {
  const { api, performer } = await setUp(t);
  const id = await goLive(api, performer);
  await noteViewers(api.db, new Map([[id, 60]]));
  await pass(api, id, 3600);
  await end(api, performer, id);
  assert.equal((await reportOf(api, performer, id)).watchedMinutes, 15, 'fifteen seconds of sixty');
});

test('an ended stream counts no more', async (t) => {
  const { api, performer } = await setUp(t);
  const id = await goLive(api, performer);
  await end(api, performer, id);
  await noteViewers(api.db, new Map([[id, 60]]));
  const report = await reportOf(api, performer, id);
  assert.deepEqual([report.peakViewers, report.watchedMinutes], [0, 0]);
});

test('is for its performer alone, who has a list of them', async (t) => {
  const { api, performer, fan } = await setUp(t);
  const first = await goLive(api, performer);
  await end(api, performer, first);
  const second = await goLive(api, performer);
  await end(api, performer, second);
  await goLive(api, performer);
  const { body } = await api.as(performer).get('/streaming/past?limit=10');
  assert.deepEqual([body.data.total, body.data.data.map(({ _id }: { _id: string }) => _id)], [2, [second, first]]);
  const stranger = await api.createPerformer();
  assert.equal((await api.as(stranger).get(`/streaming/past/${first}`)).status, 404);
  assert.equal((await api.as(fan).get(`/streaming/past/${first}`)).status, 403);
  assert.equal((await api.guest.get(`/streaming/past/${first}`)).status, 401);
  assert.equal((await api.as(stranger).get('/streaming/past')).body.data.total, 0);
});
