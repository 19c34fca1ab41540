import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { reverse } from '../ledger/reversals.ts';
import { normalizeCoupon } from '@barg/contract/coupon-code';

/** Lets the time of every coupon with an end be over. */
const letPass = ({ db }: TestApi) =>
  db
    .updateTable('coupons')
    .set({ ends_at: new Date('2026-01-01') })
    .where('ends_at', 'is not', null)
    .execute();

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer({ monthlyPrice: 10 })];
  const gallery = () => insertGallery(api.db, performer, { audience: 'paid', price: 20 });
  const make = (body: object, by: TestAccount = performer) =>
    api.as(by).post(by.role === 'operator' ? '/operator/coupons' : '/performer/coupons', { code: 'SPRING', ...body });
  const quote = (itemId: string, code = 'spring') =>
    api.as(fan).post(`/coupons/${encodeURIComponent(code)}/apply-coupon`, { purpose: 'gallery', itemId });
  const buy = (id: string, expectedPrice: number, { coupon = 'spring' as string | undefined, by = fan } = {}) =>
    api.as(by).pay(`/wallet/charges/gallery/${id}`, { expectedPrice, ...(coupon && { coupon }) });
  const used = async () => (await api.as(performer).get('/performer/coupons')).body.data.data[0].used;
  return { api, fan, performer, gallery, make, quote, buy, used };
};

test('a quote consumes no use and equals the charge, however the code is typed', async (t) => {
  const { api, fan, performer, gallery, make, quote, buy, used } = await prepare(t);
  await make({ code: 'بهار ۲۵', percent: 25 });
  const id = await gallery();
  const { body } = await quote(id, ' بهار ٢٥ ');
  assert.deepEqual(body.data, { code: 'بهار25', discount: 5, total: 15, endsAt: null });
  assert.equal(await used(), 0);
  assert.equal((await buy(id, 20, { coupon: 'بهار٢٥' })).body.code, 'price.changed');
  assert.equal((await buy(id, 15, { coupon: 'بهار٢٥' })).status, 200);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 8500n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 1200n, 'she bears her own discount');
  assert.equal(await used(), 1);
  assert.equal(normalizeCoupon(' ＳＰＲＩＮＧ\u200c١ '), 'spring1');
});

test('the site pays the discount of its own coupons, and gets it back when the sale is reversed', async (t) => {
  const { api, fan, performer, gallery, make, buy } = await prepare(t);
  await make({ amount: 8 }, await api.createOperator());
  const bought = await buy(await gallery(), 12);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 1600n, 'as if 20 had been paid');
  const transactionId = bought.body.data.transaction._id;
  for (const amount of [500n, 700n])
    await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId, amount }));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 10_000n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 0n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('of concurrent uses of a coupon’s last one, one succeeds', async (t) => {
  const { api, gallery, make, buy, used } = await prepare(t);
  await make({ percent: 50, maxUses: 1 });
  const fans = await Promise.all(Array.from({ length: 6 }, () => api.createUser({ balance: 50 })));
  const ids = await Promise.all(fans.map(() => gallery()));
  const answers = await Promise.all(fans.map((by, index) => buy(ids[index] ?? '', 10, { by })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
  assert.ok(answers.every(({ status, body }) => status === 200 || body.details[0].code === 'used-up'));
  assert.equal(await used(), 1);
});

test('a fan’s uses of a coupon are limited, also concurrently', async (t) => {
  const { api, fan, gallery, make, buy, used } = await prepare(t);
  await make({ percent: 50, maxPerFan: 2 });
  const ids = [await gallery(), await gallery(), await gallery(), await gallery()];
  const answers = await Promise.all(ids.map((id) => buy(id, 10)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 2);
  assert.equal(await used(), 2);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 8000n, 'what was refused was not charged');
});

test('a full reversal returns the use, and a failed reversal consumes it again', async (t) => {
  const { api, gallery, make, buy, used } = await prepare(t);
  await make({ percent: 50 });
  const { body } = await buy(await gallery(), 10);
  const transactionId = body.data.transaction._id;
  const refund = (amount: bigint) =>
    api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId, amount }));
  await refund(400n);
  assert.equal(await used(), 1, 'a part is not the whole');
  const rest = await refund(600n);
  assert.equal(await used(), 0);
  await api.context.work((unit) => reverse(unit, { kind: 'reversal', transactionId: rest.id }));
  assert.equal(await used(), 1);
});

test('a quote names the reason why a coupon cannot be used', async (t) => {
  const { api, performer, gallery, make, quote, buy } = await prepare(t);
  const id = await gallery();
  const reason = async (code: string) => (await quote(id, code)).body.data?.reason;
  const future = '2090-01-01T00:00:00Z';
  await make({ code: 'over', percent: 10, endsAt: future });
  await letPass(api);
  await make({ code: 'early', percent: 10, startsAt: future });
  await make({ code: 'subs', percent: 10, purposes: ['subscription'] });
  await make({ code: 'hers', percent: 10 }, await api.createPerformer());
  await make({ percent: 10 });
  assert.deepEqual([await reason('over'), await reason('early')], ['ended', 'not-yet']);
  assert.deepEqual([await reason('subs'), await reason('hers')], ['not-for-this', 'not-for-this']);
  assert.equal((await quote(id, 'unknown')).status, 404);
  await buy(await gallery(), 18);
  assert.equal(await reason('spring'), 'used-by-you');
  const [{ _id }] = (await api.as(performer).get('/performer/coupons')).body.data.data;
  assert.equal((await api.as(performer).delete(`/performer/coupons/${_id}`)).status, 200);
  assert.equal(await reason('spring'), 'ended');
});

test('a coupon lowers the first period of a subscription, and no later one', async (t) => {
  const { api, fan, performer, make } = await prepare(t);
  await make({ percent: 30 });
  const order = { performerId: performer.id, type: 'monthly', expectedRenewalPrice: 10, coupon: 'spring' };
  const subscribe = (expectedPrice: number) =>
    api.as(fan).pay('/wallet/charges/subscribe/performers', { ...order, expectedPrice });
  assert.equal((await subscribe(10)).body.code, 'price.changed');
  const { charged, subscription } = (await subscribe(7)).body.data;
  assert.deepEqual([charged, subscription.price], [7, 10]);
});

test('a paused subscription is quoted at its agreed price, which is what going on with it charges', async (t) => {
  const { api, fan, performer, make, used } = await prepare(t);
  await make({ percent: 10, maxPerFan: 2 });
  const id = await api.subscribe(fan, performer);
  await api.db.updateTable('subscriptions').set({ status: 'paused', pauses: true, price: 500n }).execute();
  const order = { purpose: 'subscription', itemId: performer.id, plan: 'monthly' };
  const quote = async () => (await api.as(fan).post('/coupons/spring/apply-coupon', order)).body;
  assert.equal((await quote()).data.total, 4.5);
  const resume = (expectedPrice: number) =>
    api.as(fan).pay(`/subscriptions/${id}/resume`, { expectedPrice, coupon: 'spring' });
  assert.equal((await resume(5)).body.code, 'price.changed');
  const { charged, balance, subscription } = (await resume(4.5)).body.data;
  assert.deepEqual([charged, balance, subscription.status, subscription.price], [4.5, 95.5, 'active', 5]);
  assert.equal(await used(), 1);
  assert.equal((await quote()).code, 'request.not_found', 'nothing is charged while it runs');
  const expired = { status: 'expired', pauses: false, current_period_end: new Date() } as const;
  await api.db.updateTable('subscriptions').set(expired).execute();
  assert.equal((await quote()).data.total, 9, 'what is over begins anew at the price of today');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a first period that is free is quoted no coupon', async (t) => {
  const { api, performer, make } = await prepare(t);
  await make({ percent: 10 });
  await api.db.updateTable('performers').set({ is_free_trial: true }).where('user_id', '=', performer.id).execute();
  const order = { purpose: 'subscription', itemId: performer.id };
  const quoted = await api.as(await api.createUser()).post('/coupons/spring/apply-coupon', order);
  assert.equal(quoted.status, 404);
});

test('a coupon is not over when it is made, and gives its code free once it is', async (t) => {
  const { api, performer, make } = await prepare(t);
  const operator = await api.createOperator();
  for (const by of [performer, operator])
    assert.equal((await make({ percent: 10, endsAt: '2020-01-01T00:00:00Z' }, by)).status, 422);
  assert.equal((await make({ percent: 10, endsAt: '2090-01-01T00:00:00Z' })).status, 200);
  assert.equal((await make({ percent: 5 }, operator)).body.code, 'coupon.taken');
  await letPass(api);
  assert.equal((await make({ percent: 5 }, operator)).status, 200);
  const [over] = (await api.as(performer).get('/performer/coupons')).body.data.data;
  assert.equal(over.endedAt, over.endsAt);
});

test('a code belongs to one active coupon, makes nothing free, and applies to something', async (t) => {
  const { gallery, make, quote } = await prepare(t);
  assert.equal((await make({ percent: 100 })).status, 200);
  assert.equal((await quote(await gallery())).body.data.total, 0.01);
  assert.equal((await make({ percent: 5 })).body.code, 'coupon.taken');
  assert.equal((await make({ code: 'both', percent: 5, amount: 3 })).status, 422);
  assert.equal((await make({ code: 'none' })).status, 422);
  assert.equal((await make({ code: 'x', percent: 5 })).status, 422);
});
