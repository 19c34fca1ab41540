import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { reverse } from '../ledger/reversals.ts';
import { goLive } from './testing.ts';

interface Pinned {
  messageId: string;
  user: { _id: string };
  amount: number;
  until: string;
}

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const live = await goLive(api);
  const [fan, other] = [await api.createUser({ balance: 5000 }), await api.createUser({ balance: 5000 })];
  const tip = async (from: TestAccount, amount: number) => {
    const { status, text } = await api.as(from).pay(`/wallet/charges/stream/${live.streamId}`, { amount });
    assert.equal(status, 200, text);
  };
  const pinned = async (): Promise<Pinned[]> => (await live.chatOf(null)).pinnedTips;
  const amounts = async () => (await pinned()).map(({ amount }) => amount);
  /** As if all that was said so far had been said some seconds before. */
  const pass = (seconds: number) =>
    sql`update messages set created_at = created_at - make_interval(secs => ${seconds}::float8)`.execute(api.db);
  return { api, fan, other, ...live, tip, pinned, amounts, pass };
};

test('a large tip stands above the chat for its time, longer where more was given, the largest first', async (t) => {
  const { api, fan, other, tip, pinned, amounts, pass } = await prepare(t);
  await tip(fan, 99.99);
  assert.deepEqual(await amounts(), []);
  await tip(fan, 100);
  await tip(other, 500);
  const [large, middle] = await pinned();
  assert.deepEqual([large?.user._id, large?.amount, middle?.user._id, middle?.amount], [other.id, 500, fan.id, 100]);
  const left = (tip?: Pinned) => Math.round((Date.parse(tip?.until ?? '') - Date.now()) / 1000);
  assert.ok(left(large) > 240 && left(large) <= 300 && left(middle) > 0 && left(middle) <= 60);
  await pass(60);
  assert.deepEqual(await amounts(), [500]);
  await pass(240);
  assert.deepEqual(await amounts(), []);

  for (const amount of [110, 120, 130, 140]) await tip(fan, amount);
  assert.deepEqual(await amounts(), [140, 130, 120]);
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'stream-tips:%'`.execute(api.db);
  await api.runJobs();
  const told = api.events.flatMap(({ event }) =>
    event.name === 'stream.tips.changed' ? [event.data as never as { pinnedTips: Pinned[] }] : [],
  );
  assert.deepEqual(told.at(-1)?.pinnedTips, await pinned());
});

test('what was paid back, who was banned, and what was said elsewhere stands there no more', async (t) => {
  const { api, fan, other, performer, streamId, tip, amounts } = await prepare(t);
  const another = await goLive(api);
  await api.as(fan).pay(`/wallet/charges/stream/${another.streamId}`, { amount: 700 });
  await tip(fan, 200);
  await tip(other, 300);
  assert.deepEqual(await amounts(), [300, 200]);
  const paid = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('item_id', '=', streamId)
    .where('user_id', '=', fan.id)
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: paid.id }));
  assert.deepEqual(await amounts(), [300]);
  await api.as(performer).post('/block/users', { userId: other.id });
  assert.deepEqual(await amounts(), []);
});
