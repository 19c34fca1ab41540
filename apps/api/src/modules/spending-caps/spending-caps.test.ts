import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { payPerformer } from '../ledger/movements.ts';
import { reverse } from '../ledger/reversals.ts';
import { renewSubscription } from '../subscriptions/renewal.service.ts';
import { changedCap, fitsAt, NO_CAP, RAISE_MS } from './cap-rules.ts';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 1000 }), await api.createPerformer()];
  const source = { type: 'profile', _id: performer.id };
  const tip = (amount: number) => api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount, source });
  const cap = (period: string, amount: number | null) => api.as(fan).put('/wallet/spending-caps', { period, amount });
  const spendAt = (amount: bigint, createdAt: Date) => {
    const parties = { userId: fan.id, performerId: performer.id };
    const item = { type: 'profile' as const, id: performer.id };
    return api.context.work((unit) => payPerformer(unit, { kind: 'tip', ...parties, amount, item, createdAt }));
  };
  return { api, fan, performer, tip, cap, spendAt };
};

test('a payment above the cap is refused, with the time when it will be possible', async (t) => {
  const { tip, cap, spendAt } = await prepare(t);
  const [first] = [hoursAgo(20)];
  await spendAt(3000n, first);
  await spendAt(2000n, hoursAgo(30));
  await cap('day', 50);
  assert.equal((await tip(20)).status, 200);
  const { status, body } = await tip(10);
  assert.deepEqual([status, body.code], [403, 'wallet.cap_reached']);
  const fits = new Date(first.getTime() + 24 * HOUR_MS).toISOString();
  assert.deepEqual([body.details[0].code, body.details[0].message], ['day', fits]);
  assert.equal((await tip(60)).body.details[0].message, '', 'what is more than the cap never fits');
});

test('each of the three caps applies independently', async (t) => {
  const { tip, cap, spendAt } = await prepare(t);
  await spendAt(3000n, hoursAgo(48));
  await cap('day', 500);
  await cap('month', 40);
  assert.equal((await tip(11)).body.details[0].code, 'month');
  assert.equal((await tip(10)).status, 200);
});

test('of several caps the one is told that forbids longest', async (t) => {
  const { tip, cap, spendAt } = await prepare(t);
  const earlier = hoursAgo(30);
  await spendAt(440n, earlier);
  await spendAt(1000n, hoursAgo(2));
  const told = async (amount: number) => {
    const [detail] = (await tip(amount)).body.details;
    return detail;
  };
  await cap('day', 12.5);
  await cap('week', 20);
  const week = await told(10);
  assert.deepEqual([week.code, week.message], ['week', new Date(earlier.getTime() + 7 * 24 * HOUR_MS).toISOString()]);
  await cap('week', 5);
  const never = await told(10);
  assert.deepEqual([never.code, never.message], ['week', ''], 'the cap of the week is less than the payment itself');
});

test('concurrent payments do not exceed the cap', async (t) => {
  const { api, tip, cap, fan } = await prepare(t);
  await cap('week', 30);
  const answers = await Promise.all(Array.from({ length: 8 }, () => tip(10)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 3);
  const { data } = (await api.as(fan).get('/wallet/spending-caps')).body;
  assert.deepEqual(data[1], { period: 'week', amount: 30, spent: 30, later: null });
});

test('refunds count against what was spent', async (t) => {
  const { api, tip, cap, spendAt } = await prepare(t);
  const { id } = await spendAt(3000n, hoursAgo(1));
  await cap('day', 30);
  assert.equal((await tip(10)).status, 403);
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id, amount: 1000n }));
  assert.equal((await tip(10)).status, 200);
});

test('lowering a cap applies at once, raising or removing it a day later', async (t) => {
  const { api, fan, tip, cap } = await prepare(t);
  await cap('day', 30);
  const { data } = (await cap('day', 100)).body;
  assert.equal(data[0].amount, 30);
  assert.equal(data[0].later.amount, 100);
  assert.equal((await tip(40)).status, 403);
  await api.db
    .updateTable('spending_caps')
    .set({ later_at: hoursAgo(1) })
    .where('user_id', '=', fan.id)
    .execute();
  assert.equal((await tip(40)).status, 200);
  assert.equal((await cap('day', null)).body.data[0].later.amount, null);
  assert.equal((await cap('day', 20)).body.data[0].later, null, 'lowering ends a raise that waits');
});

test('a renewal above the cap is retried like one without tokens', async (t) => {
  const { api, fan, performer, cap } = await prepare(t);
  const id = await api.subscribe(fan, performer, { endsInDays: -1 });
  await cap('month', 1);
  await api.context.work((unit) => renewSubscription(unit, id, new Date()));
  const { status } = await api.db
    .selectFrom('subscriptions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(status, 'past-due');
});

test('two tabs: what an old one saves lets nothing be spent unseen, and is answered with what stands', async (t) => {
  const { tip, cap } = await prepare(t);
  const dayOf = ({ body }: Awaited<ReturnType<typeof cap>>) => {
    const { amount, later } = body.data.find(({ period }: { period: string }) => period === 'day');
    return [amount, later?.amount];
  };
  await cap('day', 30);
  // Both tabs show 30. One lowers it; the other means to lower it too, to more than that: it waits, and the answer says so.
  assert.deepEqual(dayOf(await cap('day', 20)), [20, undefined]);
  assert.deepEqual(dayOf(await cap('day', 25)), [20, 25]);
  assert.equal((await tip(21)).body.code, 'wallet.cap_reached');
  // The other takes it away: that waits as well.
  assert.deepEqual(dayOf(await cap('day', null)), [20, null]);
  assert.equal((await tip(21)).body.code, 'wallet.cap_reached');
  // One that does not know of the raise lowers it: the raise is gone, which spends nothing, and is seen at once.
  assert.deepEqual(dayOf(await cap('day', 10)), [10, undefined]);
  // One that knows of no cap sets the first one.
  assert.deepEqual(dayOf(await cap('day', 500)), [10, 500]);
  assert.equal((await tip(11)).body.code, 'wallet.cap_reached');
});

test('the rules: never later than a day, never before it, and as soon as the oldest leaves', () => {
  const now = new Date(0);
  assert.deepEqual(changedCap(NO_CAP, 100n, now), { amount: 100n, later: null });
  const raised = changedCap({ amount: 100n, later: null }, 200n, now);
  assert.deepEqual(raised, { amount: 100n, later: { amount: 200n, at: new Date(RAISE_MS) } });
  const again = changedCap(raised, 300n, new Date(RAISE_MS - 1));
  assert.deepEqual(again.later, { amount: 300n, at: new Date(2 * RAISE_MS - 1) }, 'another raise waits by itself');
  assert.deepEqual(
    changedCap(raised, 200n, new Date(RAISE_MS - 1)),
    raised,
    'the same raise does not begin to wait anew',
  );
  const less = changedCap(raised, 150n, new Date(RAISE_MS - 1));
  assert.deepEqual(less, { amount: 100n, later: { amount: 150n, at: new Date(RAISE_MS) } }, 'nor does less of one');
  const ending = { amount: 100n, later: { amount: null, at: new Date(RAISE_MS) } };
  assert.deepEqual(changedCap(ending, 900n, now).later, { amount: 900n, at: new Date(RAISE_MS) });
  assert.equal(changedCap(raised, 150n, new Date(RAISE_MS)).amount, 150n);
  const spent = [10n, 20n, 30n].map((amount, hour) => ({ amount, at: new Date(hour) }));
  assert.equal(fitsAt(40n, spent, { cap: 100n, windowMs: 5 }), null);
  assert.deepEqual(fitsAt(41n, spent, { cap: 100n, windowMs: 5 }), new Date(5));
  assert.deepEqual(fitsAt(70n, spent, { cap: 100n, windowMs: 5 }), new Date(6));
  assert.equal(fitsAt(101n, spent, { cap: 100n, windowMs: 5 }), 'never');
});
