import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { expiryOf } from './card-expiry.ts';

const typed = (number: string) => ({ number, expMonth: 12, expYear: 2099, cvc: '123' });
const [VISA, MASTERCARD] = ['4242424242424242', '5555555555554444'];

const keep = async (api: TestApi, fan: TestAccount, number: string): Promise<string> => {
  const { status, body, text } = await api.as(fan).post('/sandbox/cards', typed(number));
  assert.equal(status, 200, text);
  return body.data._id;
};

const defaults = async (api: TestApi, fan: TestAccount): Promise<string[]> =>
  (await api.as(fan).get('/payment-cards')).body.data.data
    .filter((card: { isDefault: boolean }) => card.isDefault)
    .map((card: { _id: string }) => card._id);

test('a card is good until the end of its month', () => {
  const now = new Date('2026-11-30T23:59:59Z');
  const of = (year: number, month: number) => expiryOf(year, month, now);
  assert.deepEqual([of(2026, 10), of(2026, 11), of(2026, 12), of(2027, 1)], ['past', 'soon', 'soon', 'good']);
  assert.equal(expiryOf(2026, 11, new Date('2026-12-01T00:00:00Z')), 'past');
});

test('the default card is the newest, then the chosen one, and the one before when that is deleted', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const first = await keep(api, fan, VISA);
  assert.deepEqual(await defaults(api, fan), [first]);
  const second = await keep(api, fan, MASTERCARD);
  assert.deepEqual(await defaults(api, fan), [second]);
  const chosen = await api.as(fan).put(`/payment-cards/${first}/default`);
  assert.deepEqual([chosen.status, chosen.body.data.isDefault], [200, true]);
  assert.deepEqual(await defaults(api, fan), [first]);
  await api.as(fan).delete(`/payment-cards/${first}`);
  assert.deepEqual(await defaults(api, fan), [second]);
  assert.equal((await api.as(fan).put(`/payment-cards/${first}/default`)).status, 404);
  assert.equal((await api.as(await api.createUser()).put(`/payment-cards/${second}/default`)).status, 404);
});

test('an expired saved card is marked as such and cannot be charged', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const cardId = await keep(api, fan, VISA);
  await api.db.updateTable('payment_cards').set({ exp_year: 2020 }).where('id', '=', cardId).execute();
  const [card] = (await api.as(fan).get('/payment-cards')).body.data.data;
  assert.equal(card.expiry, 'past');
  const refused = await api.as(fan).pay('/payment/wallet/top-up', { amount: 10, cardId });
  assert.deepEqual([refused.status, refused.body.code], [402, 'payment.expired_card']);
  assert.equal((await api.as(fan).get('/payment/transactions/user/search')).body.data.total, 0);
});
