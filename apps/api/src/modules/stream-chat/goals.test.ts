import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { createTwoApis } from '../../testing/two-apis.ts';
import { reverse } from '../ledger/reversals.ts';
import { goLive } from './testing.ts';

type Api = Awaited<ReturnType<typeof createTestApi>>;

/** Makes the second pass in which tips are gathered. */
const runTipJobs = async (api: Api) => {
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'stream-tips:%'`.execute(api.db);
  await api.runJobs();
};

const helpers = (api: Api, { streamId, performer }: { streamId: string; performer: TestAccount }) => ({
  setGoal: (tokens: number, from = performer, title = 'A new easel') =>
    api.as(from).put(`/streaming/${streamId}/goal`, { title, tokens }),
  endGoal: (from = performer) => api.as(from).delete(`/streaming/${streamId}/goal`),
  tip: async (from: TestAccount, amount: number) => {
    const { status, text } = await api.as(from).pay(`/wallet/charges/stream/${streamId}`, { amount });
    assert.equal(status, 200, text);
  },
  told: () =>
    api.events.flatMap(({ event }) => (event.name === 'stream.tips.changed' ? [event.data as never as Told] : [])),
});

interface Told {
  goal: { got: number; reachedAt: string | null } | null;
  topTippers: Array<{ amount: number }>;
}

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const live = await goLive(api);
  const [fan, other] = [await api.createUser({ balance: 500 }), await api.createUser({ balance: 500 })];
  return { api, fan, other, ...live, ...helpers(api, live) };
};

test('a goal is what the ledger has of tips since it was set, and what is paid back counts down', async (t) => {
  const { api, fan, other, streamId, chatOf, setGoal, tip } = await prepare(t);
  await tip(fan, 70);
  const set = await setGoal(1000);
  assert.deepEqual(
    [set.status, set.body.data],
    [200, { title: 'A new easel', tokens: 1000, got: 0, reachedAt: null }],
    set.text,
  );
  await tip(fan, 300);
  await tip(other, 12.5);
  const { goal, topTippers } = await chatOf(null);
  assert.equal(goal.got, 312.5);
  assert.deepEqual(
    topTippers.map(({ user, amount }: { user: { _id: string }; amount: number }) => [user._id, amount]),
    [
      [fan.id, 370],
      [other.id, 12.5],
    ],
  );
  const { id } = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('item_id', '=', streamId)
    .where('user_id', '=', fan.id)
    .where('amount', '=', 30000n)
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id, amount: 10000n }));
  assert.equal((await chatOf(fan)).goal.got, 212.5);
  assert.equal((await chatOf(fan)).topTippers[0].amount, 270);
});

test('many tips are told in one event, and a goal is found reached once, whatever is paid back later', async (t) => {
  const { api, fan, chatOf, setGoal, tip, told, streamId } = await prepare(t);
  await setGoal(40);
  const before = told().length;
  for (const amount of [10, 11, 22]) await tip(fan, amount);
  await runTipJobs(api);
  assert.equal(told().length, before + 1);
  const reached = told().at(-1)?.goal;
  assert.deepEqual([reached?.got, typeof reached?.reachedAt], [43, 'string']);
  const { id } = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('item_id', '=', streamId)
    .where('amount', '=', 2200n)
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id }));
  await runTipJobs(api);
  assert.deepEqual(told().at(-1)?.goal, { ...reached, got: 21 });
  await tip(fan, 30);
  await runTipJobs(api);
  assert.deepEqual((await chatOf(null)).goal, { ...reached, got: 51 });
  assert.equal((await setGoal(90)).body.data.reachedAt, null);
});

test('only its performer sets and ends a goal, within bounds, and not after the end', async (t) => {
  const { api, fan, performer, chatOf, setGoal, endGoal, streamId } = await prepare(t);
  for (const tokens of [0, 0.5, 1_000_001, 2.001]) assert.equal((await setGoal(tokens)).status, 422, String(tokens));
  for (const title of ['', ' ', 'a'.repeat(81)]) assert.equal((await setGoal(5, performer, title)).status, 422, title);
  assert.equal((await setGoal(5, fan)).status, 403);
  const stranger = await api.createPerformer();
  assert.deepEqual([(await setGoal(5, stranger)).status, (await endGoal(stranger)).status], [404, 404]);
  assert.equal((await setGoal(5)).status, 200);
  for (const round of [1, 2]) assert.equal((await endGoal()).status, 200, String(round));
  assert.equal((await chatOf(fan)).goal, null);
  await api.as(performer).put(`/streaming/live/${streamId}`, { status: 'ended' });
  assert.equal((await setGoal(5)).body.code, 'stream.ended');
});

test('who is banned, blocked or suspended is not among those who gave most, and who is banned is told nothing', async (t) => {
  const { api, fan, other, performer, chatOf, setGoal, tip, streamId } = await prepare(t);
  const third = await api.createUser({ balance: 500 });
  await setGoal(50);
  for (const one of [fan, other, third]) await tip(one, 10);
  await api
    .as(performer)
    .put(`/streaming/${streamId}/restrictions/${fan.id}`, { kind: 'ban', seconds: 60, reason: '' });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', other.id).execute();
  assert.deepEqual(
    (await chatOf(null)).topTippers.map(({ user }: { user: { _id: string } }) => user._id),
    [third.id],
  );
  await api.db.insertInto('user_blocks').values({ blocker_id: performer.id, blocked_id: third.id }).execute();
  const { goal, topTippers } = await chatOf(null);
  assert.deepEqual([goal.got, topTippers], [30, []]);
  const banned = await chatOf(fan);
  assert.deepEqual([banned.goal, banned.topTippers], [null, []]);
});

test('tips taken by two processes at once are one sum, told by whichever does the job', async (t) => {
  const apis = await createTwoApis(t);
  const [first, second] = apis;
  const live = await goLive(first);
  const fans = await Promise.all([0, 1, 2, 3].map(() => first.createUser({ balance: 100 })));
  await helpers(first, live).setGoal(40);
  await Promise.all(fans.map((fan, index) => helpers(index % 2 ? first : second, live).tip(fan, 10)));
  await runTipJobs(second);
  const told = helpers(second, live).told();
  assert.deepEqual([told.length, told[0]?.goal?.got, typeof told[0]?.goal?.reachedAt], [1, 40, 'string']);
  assert.equal((await live.chatOf(null)).goal.got, 40);
});
