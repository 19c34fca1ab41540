import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { reverse } from '../ledger/reversals.ts';
import { act, ask, BANK, createPaidPerformer, earn, giveMethod, holdings } from './testing.ts';

const calculate = async (api: TestApi, performer: TestAccount, body: object = {}) =>
  (await api.as(performer).post('/payout-requests/calculate', body)).body.data;

const setSetting = (api: TestApi, key: string, value: number) =>
  api.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

test('the quote is calculated from the ledger: pending by day, less the fee, with the reasons against it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await earn(api, performer, 40);
  await earn(api, performer, 25, 1);
  const before = await calculate(api, performer);
  assert.deepEqual([before.available, before.minimum, before.reserved, before.owed], [40, 50, 0, 0]);
  assert.deepEqual([before.eligible, before.reasons], [false, ['payout.no_method', 'payout.below_minimum']]);
  assert.deepEqual(before.pending, [{ amount: 25, availableAt: before.nextAllowedAt }]);
  await giveMethod(api, performer);
  await earn(api, performer, 60);
  await setSetting(api, 'payoutFee', 1.5);
  await setSetting(api, 'tokenValue', 0.33);
  const after = await calculate(api, performer, { amount: 70.01 });
  assert.deepEqual([after.eligible, after.reasons, after.nextAllowedAt], [true, [], null]);
  assert.deepEqual([after.amount, after.fee, after.net, after.currency], [70.01, 1.5, 22.6, 'USD']);
  assert.deepEqual((await calculate(api, performer, { amount: 101 })).reasons, ['payout.not_enough']);
  assert.deepEqual((await calculate(api, performer, { amount: 200 })).nextAllowedAt, null);
  assert.deepEqual(await holdings(api, performer), { earnings: 12500n, reserved: 0n, owed: 0n });
});

test('a request reserves its amount, and withdrawing it is no income', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const request = await ask(api, performer, 60);
  assert.deepEqual([request.status, request.amount, request.net], ['pending-review', 60, 60]);
  assert.deepEqual(await holdings(api, performer), { earnings: 4000n, reserved: 6000n, owed: 0n });
  const stats = (await api.as(performer).get('/performer/earning/stats')).body.data;
  assert.deepEqual([stats.available, stats.reserved], [40, 60]);
  const check = await api.as(performer).get('/payout-requests/check/pending-review');
  assert.deepEqual([check.body.data.pending, check.body.data.request._id], [true, request._id]);
  const withdrawn = await api.as(performer).put(`/payout-requests/${request._id}`, { withdrawn: true });
  assert.deepEqual([withdrawn.body.data.status, withdrawn.body.data.reason], ['rejected', 'withdrawn']);
  assert.deepEqual(await holdings(api, performer), { earnings: 10000n, reserved: 0n, owed: 0n });
  const earned = await api.as(performer).get('/performer/earning/search');
  assert.deepEqual(
    earned.body.data.data.map(({ kind, net }: { kind: string; net: number }) => [kind, net]),
    [['tip', 100]],
  );
  const again = await api.as(performer).put(`/payout-requests/${request._id}`, { withdrawn: true });
  assert.equal(again.body.code, 'payout.wrong_state');
  assert.equal((await api.as(performer).get('/payout-requests/check/pending-review')).body.data.pending, false);
});

test('an impossible request is refused with the code that the quote names', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  const code = async (body: object) =>
    (
      await api
        .as(performer)
        .pay('/payout-requests', { methodId: 'bank', expectedNet: (body as { amount?: number }).amount, ...body })
    ).body.code;
  assert.equal(await code({ amount: 49.99 }), 'payout.below_minimum');
  assert.equal(await code({ amount: 100.01 }), 'payout.not_enough');
  assert.equal(await code({ amount: 60, methodId: 'crypto' }), 'payout.no_method');
  assert.equal(await code({ amount: 60.001 }), 'request.invalid_values');
  assert.equal(await code({ amount: 60, expectedNet: 59 }), 'payout.changed');
  assert.equal(
    (await api.as(performer).post('/payout-requests', { amount: 60, expectedNet: 60 })).body.code,
    'idempotency.key_required',
  );
  await ask(api, performer, 50);
  assert.equal(await code({ amount: 50 }), 'payout.pending');
});

test('changing a request reserves or releases the difference', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  await giveMethod(api, performer, { kind: 'paypal', email: 'mahsa@pay.example' });
  const { _id } = await ask(api, performer, 60);
  const change = (body: { amount?: number; [more: string]: unknown }) =>
    api.as(performer).put(`/payout-requests/${_id}`, { expectedNet: body.amount ?? 100, ...body });
  for (const amount of [95, 51.5, 100]) {
    assert.equal((await change({ amount })).body.data.amount, amount);
    const reserved = BigInt(amount * 100);
    assert.deepEqual(await holdings(api, performer), { earnings: 10000n - reserved, reserved, owed: 0n });
  }
  assert.equal((await change({ amount: 100.01 })).body.code, 'payout.not_enough');
  const unseen = await api.as(performer).put(`/payout-requests/${_id}`, { amount: 60 });
  assert.deepEqual([unseen.status, unseen.body.details[0].path], [422, 'expectedNet']);
  await api.db.insertInto('settings').values({ key: 'payoutFee', value: '2' }).execute();
  const dearer = await change({ amount: 60 });
  assert.deepEqual([dearer.status, dearer.body.code], [409, 'payout.changed']);
  await api.db.deleteFrom('settings').where('key', '=', 'payoutFee').execute();
  const moved = await change({ methodId: 'paypal', note: 'Soon, please' });
  assert.deepEqual([moved.body.data.methodId, moved.body.data.details.account], ['paypal', 'm•••@pay.example']);
  assert.deepEqual([moved.body.data.amount, moved.body.data.note], [100, 'Soon, please']);
  const view = (await api.as(performer).get(`/payout-requests/${_id}/view`)).body.data;
  assert.deepEqual(
    view.timeline.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    [['requested', 60], ...[95, 51.5, 100, 100].map((amount) => ['changed', amount])],
  );
  await change({ withdrawn: true });
  assert.deepEqual(await holdings(api, performer), { earnings: 10000n, reserved: 0n, owed: 0n });
});

test('a change that changes nothing writes nothing, and one repeated with its key is made once', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 2000), await api.createOperator()];
  const { _id } = await ask(api, performer, 1500);
  const version = async () => (await api.as(operator).get(`/operator/payouts/${_id}`)).body.data.request.version;
  const send = (body: { expectedNet?: number; [more: string]: unknown }, key: string = newId()) =>
    api.as(performer).put(`/payout-requests/${_id}`, { expectedNet: 1500, ...body }, { 'idempotency-key': key });
  await act(api, operator, { _id }, 'approve');
  const seen = await version();
  for (const same of [{ amount: 1500, methodId: 'bank', note: '' }, { note: '' }, {}])
    assert.equal((await send(same)).status, 200);
  assert.equal(await version(), seen);
  const view = (await api.as(operator).get(`/operator/payouts/${_id}`)).body.data;
  assert.equal(view.firstApproverId, operator.id);
  assert.deepEqual(
    view.timeline.map(({ kind }: { kind: string }) => kind),
    ['requested', 'first-approved'],
  );
  await giveMethod(api, performer, { ...BANK, iban: 'DE89370400440532013000' });
  assert.equal((await send({ methodId: 'bank' })).status, 200);
  assert.equal(await version(), seen + 1, 'the same kind leads elsewhere by now');
  const order = { amount: 1400, expectedNet: 1400 };
  for (let time = 0; time < 2; time += 1) assert.equal((await send(order, 'the-key-of-this')).status, 200);
  await send({ amount: 1450, expectedNet: 1450 });
  // A late repetition does not bring back what was changed since.
  assert.equal((await send(order, 'the-key-of-this')).body.data.amount, 1400);
  assert.equal(await version(), seen + 3);
});

test('of two concurrent requests one is made, and one repeated with its key is made once', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 200);
  const send = (key?: string) =>
    api.as(performer).pay('/payout-requests', { amount: 60, methodId: 'bank', expectedNet: 60 }, key);
  const answers = await Promise.all([send(), send(), send()]);
  assert.deepEqual(answers.map(({ body }) => body.code ?? 'made').toSorted(), [
    'made',
    'payout.pending',
    'payout.pending',
  ]);
  assert.deepEqual(await holdings(api, performer), { earnings: 14000n, reserved: 6000n, owed: 0n });
  const { body } = await api.as(performer).get('/payout-requests/check/pending-review');
  await api.as(performer).put(`/payout-requests/${body.data.request._id}`, { withdrawn: true });
  const same = await Promise.all([send('the-same-key'), send('the-same-key')]);
  assert.equal(same[0]?.body.data._id, same[1]?.body.data._id);
  assert.deepEqual(await holdings(api, performer), { earnings: 14000n, reserved: 6000n, owed: 0n });
});

test('a failure between reservation and record leaves neither, and can be repeated', async (t) => {
  const api = await createTestApi(t);
  const performer = await createPaidPerformer(api, 100);
  await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$`.execute(
    api.db,
  );
  await sql`create trigger cut before insert on payout_events for each row execute function break_off()`.execute(
    api.db,
  );
  const send = () =>
    api.as(performer).pay('/payout-requests', { amount: 60, methodId: 'bank', expectedNet: 60 }, 'one-key-of-hers');
  assert.equal((await send()).status, 500);
  assert.deepEqual(await holdings(api, performer), { earnings: 10000n, reserved: 0n, owed: 0n });
  await sql`drop trigger cut on payout_events`.execute(api.db);
  assert.equal((await send()).status, 200);
  assert.equal((await send()).status, 200);
  assert.deepEqual(await holdings(api, performer), { earnings: 4000n, reserved: 6000n, owed: 0n });
});

test('withdrawing a request repays a debt that has arisen meanwhile', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const sale = await earn(api, performer, 100);
  await giveMethod(api, performer);
  const { _id } = await ask(api, performer, 80);
  await api.context.work((unit) => reverse(unit, { kind: 'chargeback', transactionId: sale, bearsShortage: true }));
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 8000n, owed: 8000n });
  const view = (await api.as(performer).get(`/payout-requests/${_id}/view`)).body.data;
  assert.deepEqual(
    view.holds.map(({ reason }: { reason: string }) => reason),
    ['debt', 'review'],
  );
  assert.deepEqual((await calculate(api, performer)).reasons.slice(0, 2), ['payout.pending', 'payout.debt']);
  await api.as(performer).put(`/payout-requests/${_id}`, { withdrawn: true });
  assert.deepEqual(await holdings(api, performer), { earnings: 0n, reserved: 0n, owed: 0n });
});

test('requests of others are not found, and the list filters one’s own by status', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await createPaidPerformer(api, 200), await createPaidPerformer(api, 100)];
  const first = await ask(api, performer, 60);
  await api.as(performer).put(`/payout-requests/${first._id}`, { withdrawn: true });
  const second = await ask(api, performer, 70);
  assert.equal((await api.as(other).get(`/payout-requests/${second._id}/view`)).status, 404);
  assert.equal((await api.as(other).put(`/payout-requests/${second._id}`, { withdrawn: true })).status, 404);
  const list = async (query = '') =>
    (await api.as(performer).get(`/payout-requests/user/search${query}`)).body.data.data.map(
      ({ _id }: { _id: string }) => _id,
    );
  assert.deepEqual(await list(), [second._id, first._id]);
  assert.deepEqual(await list('?status=rejected'), [first._id]);
  assert.deepEqual(await list('?to=2020-01-01T00:00:00Z'), []);
  assert.equal((await api.as(await api.createUser()).get('/payout-requests/user/search')).status, 403);
});
