import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { expiryOf } from './card-expiry.ts';
import { registerCard } from './cards.service.ts';
import { paymentJobs } from './payments.jobs.ts';

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

/** Cards and owners are deleted at the gateway as far as this has noted them. */
const countRemovals = async (api: TestApi) => {
  const { sandbox } = api.context.gateways;
  assert.ok(sandbox);
  const removed: string[] = [];
  const deleteCard = async (ref: string) => void removed.push(`card ${ref}`);
  const deleteOwner = async (ref: string) => void removed.push(`owner ${ref}`);
  api.context.gateways = { sandbox: { ...sandbox, deleteCard, deleteOwner } };
  const refOf = async (fan: TestAccount) => {
    const own = api.db.selectFrom('payment_cards').select('provider_ref').where('user_id', '=', fan.id);
    return (await own.executeTakeFirstOrThrow()).provider_ref;
  };
  /** The job that looks for what is left, some time later; answers what was deleted. */
  const later = async (minutes = 11): Promise<string[]> => {
    const by = `${minutes} minutes`;
    await sql`update payment_cards set deleted_at = deleted_at - ${by}::interval`.execute(api.db);
    await paymentJobs['queue-card-removals'](api.context);
    await api.runJobs();
    return removed.splice(0);
  };
  return { refOf, later };
};

const topUp = (api: TestApi, fan: TestAccount, order: object) =>
  api.as(fan).pay('/payment/wallet/top-up', { amount: 10, card: typed(VISA), ...order });

test('a card is deleted at its gateway once, by its owner at once, and after its only payment', async (t) => {
  const api = await createTestApi(t);
  const { refOf, later } = await countRemovals(api);
  const [keeping, once] = [await api.createUser(), await api.createUser()];
  assert.equal((await topUp(api, keeping, { saveCard: true })).status, 200);
  assert.equal((await topUp(api, once, {})).status, 200);
  assert.deepEqual(await later(1), [], 'its payment may still be opened');
  assert.deepEqual(await later(), [`card ${await refOf(once)}`]);
  const [card] = (await api.as(keeping).get('/payment-cards')).body.data.data;
  await api.as(keeping).delete(`/payment-cards/${card._id}`);
  assert.deepEqual(await later(0), [`card ${await refOf(keeping)}`]);
  assert.deepEqual(await later(), []);
});

test('a card is not deleted at its gateway while its payment is pending, and is where none was opened', async (t) => {
  const api = await createTestApi(t);
  const { refOf, later } = await countRemovals(api);
  const [waiting, refused, expired] = [await api.createUser(), await api.createUser(), await api.createUser()];
  const opened = await topUp(api, waiting, { card: typed('4000002500003155') });
  assert.equal(opened.body.data.status, 'requires-action');
  assert.deepEqual(await later(), []);
  await api.db.updateTable('payments').set({ status: 'failed', failure_code: 'card_declined' }).execute();
  assert.deepEqual(await later(), [`card ${await refOf(waiting)}`]);
  const past = await topUp(api, expired, { card: { ...typed(VISA), expMonth: 1, expYear: 2020 } });
  assert.equal(past.body.code, 'payment.expired_card');
  const card = await registerCard(api.context, 'sandbox', { source: typed(VISA), userId: refused.id });
  assert.notEqual(card.deleted_at, null);
  assert.deepEqual((await later()).sort(), [`card ${await refOf(expired)}`, `card ${await refOf(refused)}`].sort());
});

test('an account that is deleted is deleted at the gateway, with its cards', async (t) => {
  const api = await createTestApi(t);
  const { refOf, later } = await countRemovals(api);
  const [keeping, once] = [await api.createUser(), await api.createUser()];
  await api.db.updateTable('users').set({ password_hash: null }).execute();
  await keep(api, keeping, VISA);
  assert.equal((await topUp(api, once, {})).status, 200);
  assert.deepEqual(await later(), [`card ${await refOf(once)}`]);
  for (const [fan, forfeited] of [
    [keeping, 0],
    [once, 10],
  ] as const) {
    const left = await api.as(fan).post('/users/me/delete', { forfeited });
    assert.equal(left.status, 200, left.text);
  }
  assert.deepEqual((await later()).sort(), [`owner ${await refOf(keeping)}`, `owner ${await refOf(once)}`].sort());
  assert.deepEqual(await later(), []);
});
