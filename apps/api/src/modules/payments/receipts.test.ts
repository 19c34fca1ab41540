import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { issueReceipt } from './receipts.repository.ts';

const TOP_UP = '/payment/wallet/top-up';
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
const year = new Date().getUTCFullYear();

test('concurrent payments get receipt numbers without gaps, even when one of them rolls back', async (t) => {
  const api = await createTestApi(t);
  const fans = await Promise.all(Array.from({ length: 6 }, () => api.createUser()));
  await api.as(fans[0] ?? assert.fail()).pay(TOP_UP, { amount: 10, card: { ...card, number: '4000000000000002' } });
  const pay = fans.map((fan) => api.as(fan).pay(TOP_UP, { amount: 10, card }));
  const nobody = { id: '01900000-0000-7000-8000-000000000001', user_id: fans[0]?.id ?? '' };
  const undone = api.context.work((unit) => issueReceipt(unit, nobody));
  await assert.rejects(undone);
  const numbers = (await Promise.all(pay)).map(({ body }) => body.data.payment.receipt as string);
  assert.deepEqual(
    numbers.toSorted(),
    Array.from({ length: 6 }, (_, index) => `${year}-${String(index + 1).padStart(6, '0')}`),
  );
});

test('a receipt keeps the names of seller and buyer at the time of payment', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ name: 'نیلوفر' });
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 30, card })).body.data;
  await api.db.updateTable('users').set({ name: 'Another' }).where('id', '=', fan.id).execute();
  const { status, body } = await api.as(fan).get(`/payment/transactions/${payment._id}/receipt`);
  assert.equal(status, 200);
  const { issuedAt, ...receipt } = body.data;
  assert.ok(Date.now() - Date.parse(issuedAt) < 600_000);
  assert.deepEqual(receipt, {
    number: `${year}-000001`,
    ...{ seller: 'Barg', buyer: 'نیلوفر', purpose: 'top-up', tokens: 30, currency: 'USD' },
    ...{ net: 30, total: 30, tax: null, provider: 'sandbox', card: { brand: 'visa', last4: '4242' }, refunds: [] },
  });
  assert.equal((await api.as(await api.createUser()).get(`/payment/transactions/${payment._id}/receipt`)).status, 404);
});

test('a declined payment has no receipt', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.as(fan).pay(TOP_UP, { amount: 10, card: { ...card, number: '4000000000000002' } });
  const [payment] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  assert.deepEqual([payment.status, payment.receipt], ['failed', null]);
  assert.equal((await api.as(fan).get(`/payment/transactions/${payment._id}/receipt`)).status, 404);
});
