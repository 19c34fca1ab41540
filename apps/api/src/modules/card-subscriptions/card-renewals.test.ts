import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { speak, templatesTo, lettersTo } from '../money-letters/testing.ts';
import { endPayment } from '../payments/operator-queue.service.ts';
import { subscriptionJobs } from '../subscriptions/subscriptions.jobs.ts';
import { notifyOfExpiringCards } from './card-expiry.service.ts';
import { renewByCard } from './card-renewals.service.ts';
import { HOUR_MS, prepareCardSubscription as prepare, type PreparedCard as Prepared } from './testing.ts';

test('a subscription with a saved card is renewed from it before the period ends, once', async (t) => {
  const { renew, subscription, end, charges, balance, standing } = await prepare(t);
  await renew();
  await renew();
  const { status, current_period_end: next } = await subscription();
  assert.equal(status, 'active');
  assert.ok(next.getTime() - end.getTime() > 27 * 24 * HOUR_MS);
  assert.deepEqual([charges(), await balance()], [2, 0n]);
  const [first] = standing.all('payment_intent');
  assert.equal(first?.setup_future_usage, 'off_session');
});

test('a renewal that needs a confirmation is declined, and the fan is notified and pays on the site', async (t) => {
  const prepared = await prepare(t, { token: 'pm_card_authenticationRequired' });
  const { api, fan, renew, subscription, charges, kindsTold } = prepared;
  await renew();
  await renew();
  assert.equal(charges(), 2);
  const failed = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data[0];
  assert.deepEqual([failed.status, failed.failureCode], ['failed', 'payment.authentication_required']);
  assert.deepEqual(await kindsTold(), ['subscription-card-refused']);
  assert.deepEqual(await templatesTo(api, fan), ['subscription-card-refused']);
  const { id } = await subscription();
  await api.db
    .updateTable('subscriptions')
    .set({ current_period_end: new Date(Date.now() - 1000) })
    .execute();
  await subscriptionJobs['renew-subscriptions'](api.context, {});
  assert.equal((await subscription()).status, 'past-due');
  assert.deepEqual(await kindsTold(), ['subscription-card-refused', 'subscription-past-due']);
  await api.as(fan).pay('/payment/wallet/top-up', { amount: 6, card: { token: 'pm_card_visa' } });
  assert.equal((await api.as(fan).pay(`/subscriptions/${id}/resume`, { expectedPrice: 6 })).status, 200);
  assert.equal((await subscription()).status, 'active');
});

test('a renewal bears the tax of the country of the subscription, and of the account’s own once that names one', async (t) => {
  const { api, fan, renew, end } = await prepare(t);
  const rates = [
    ['DE', 1900],
    ['FR', 2000],
  ] as const;
  for (const [country, rate] of rates) {
    const tax = { id: newId(), country, name: 'VAT', rate, valid_from: new Date('2020-01-01') };
    await api.db.insertInto('tax_rates').values(tax).execute();
  }
  await api.db.updateTable('payments').set({ tax_country: 'DE' }).execute();
  const taxed = async (later = 0) => {
    const due = new Date(end.getTime() + later);
    await api.db.updateTable('subscriptions').set({ current_period_end: due }).execute();
    await renew();
    const columns = ['tax_country', 'tax_amount', 'amount'] as const;
    const paid = api.db.selectFrom('payments').select(columns).where('purpose', '=', 'renewal');
    return Object.values(await paid.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow());
  };
  assert.deepEqual(await taxed(), ['DE', 114n, 714n]);
  await api.db.updateTable('users').set({ country: 'FR' }).where('id', '=', fan.id).execute();
  assert.deepEqual(await taxed(HOUR_MS), ['FR', 120n, 720n]);
});

test('a card that is not saved, or was deleted, is not charged again', async (t) => {
  const { renew, charges, subscription } = await prepare(t, { saveCard: false });
  await renew();
  assert.deepEqual([charges(), (await subscription()).card_id], [1, null]);
  const kept = await prepare(t);
  await kept.api.db.updateTable('payment_cards').set({ deleted_at: new Date() }).execute();
  await kept.renew();
  assert.equal(kept.charges(), 1);
});

test('no card is charged for a renewal that would be refused: cancelled, or above the fan’s cap', async (t) => {
  const { api, fan, renew, charges } = await prepare(t);
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '<>', fan.id).execute();
  await renew();
  assert.equal(charges(), 1);
  const cancelled = await prepare(t);
  await cancelled.api.db.updateTable('subscriptions').set({ status: 'cancelled' }).execute();
  await cancelled.renew();
  assert.equal(cancelled.charges(), 1);
});

test('a card that has expired is not charged, which its owner is told once for a period, with the way to mend it', async (t) => {
  const { api, fan, renew, charges, kindsTold } = await prepare(t);
  await speak(api, fan, 'en-US');
  await api.db.updateTable('payment_cards').set({ exp_year: 2020 }).execute();
  await renew();
  await renew();
  assert.deepEqual([charges(), await kindsTold()], [1, ['subscription-card-refused']]);
  const [letter, ...others] = await lettersTo(api, fan);
  assert.deepEqual(others, []);
  assert.match(letter?.text ?? '', /Have \S*6\S* tokens in your wallet by then[^]*\/wallet\n/);
});

test('a card whose gateway is no longer configured is not charged, which its owner is told once for a period', async (t) => {
  const { api, renew, charges, kindsTold } = await prepare(t);
  api.context.gateways = {};
  await renew();
  await renew();
  assert.deepEqual([charges(), await kindsTold()], [1, ['subscription-card-refused']]);
});

test('a renewal that an operator ends as never charged is told like one that was refused', async (t) => {
  const { api, kindsTold } = await prepare(t);
  const { stripe } = api.context.gateways;
  assert.ok(stripe);
  const working = api.context.gateways;
  api.context.gateways = { stripe: { ...stripe, charge: () => Promise.reject(new Error('no answer')) } };
  await renewByCard(api.context, {});
  api.context.gateways = working;
  const { id } = await api.db
    .updateTable('payments')
    .set({ operator_since: new Date() })
    .where('purpose', '=', 'renewal')
    .returning('id')
    .executeTakeFirstOrThrow();
  assert.deepEqual(await kindsTold(), []);
  await endPayment(api.context, id, () => Promise.resolve());
  assert.deepEqual(await kindsTold(), ['subscription-card-refused']);
});

test('who could mend it already, or has cancelled, gets no letter of it', async (t) => {
  const { api, fan, kindsTold } = await prepare(t);
  await api.db.updateTable('payment_cards').set({ exp_year: 2020 }).execute();
  await renewByCard(api.context, {});
  await api.db.updateTable('subscriptions').set({ status: 'cancelled' }).execute();
  assert.deepEqual([await kindsTold(), await templatesTo(api, fan)], [['subscription-card-refused'], []]);
});

test('a card that ends with this month is told of once, where subscriptions are renewed from it', async (t) => {
  const { api, fan, kindsTold } = await prepare(t);
  const announce = () => notifyOfExpiringCards(api.context, {});
  const now = new Date();
  const setExpiry = (year: number) =>
    api.db
      .updateTable('payment_cards')
      .set({ exp_year: year, exp_month: now.getUTCMonth() + 1 })
      .execute();
  await setExpiry(now.getUTCFullYear() + 1);
  await announce();
  assert.deepEqual(await kindsTold(), []);
  await setExpiry(now.getUTCFullYear());
  await Promise.all([announce(), announce()]);
  await announce();
  assert.deepEqual([await kindsTold(), await templatesTo(api, fan)], [['card-expiring'], ['card-expiring']]);
  const other = await prepare(t, { saveCard: false });
  await other.api.db
    .updateTable('payment_cards')
    .set({ exp_year: now.getUTCFullYear(), exp_month: now.getUTCMonth() + 1 })
    .execute();
  await notifyOfExpiringCards(other.api.context, {});
  assert.deepEqual(await other.kindsTold(), []);
});

const SUBSCRIBE = '/wallet/charges/subscribe/performers';

test('what was bought from the wallet after a subscription by card had ended is not charged to that card', async (t) => {
  const { api, fan, performer, end, expire, subscription, renew, charges, balance } = await prepare(t);
  const shown = async () => (await api.as(fan).get('/subscriptions/user/search')).body.data.data[0].card;
  assert.deepEqual(await shown(), { brand: 'visa', last4: '4242' });
  assert.equal((await api.as(performer).get('/subscriptions/performer/search')).body.data.data[0].card, null);
  await expire();
  await api.fund(fan, 12);
  const body = { performerId: performer.id, type: 'monthly', expectedPrice: 6, expectedRenewalPrice: 6 };
  assert.equal((await api.as(fan).pay(SUBSCRIBE, body)).status, 200);
  assert.deepEqual([await shown(), (await subscription()).card_id], [null, null]);
  const { id: cardId } = await api.db.selectFrom('payment_cards').select('id').executeTakeFirstOrThrow();
  const hanging = (await api.as(fan).get(`/payment-cards/${cardId}/subscriptions`)).body.data.subscriptions;
  assert.deepEqual(hanging, [], 'nothing depends on the card any more');
  await api.db.updateTable('subscriptions').set({ current_period_end: end }).execute();
  await renew();
  assert.deepEqual([charges(), await balance()], [1, 600n]);
});

test('a gift that is kept on after a subscription by card had ended is not charged to that card', async (t) => {
  const { api, fan, performer, end, expire, subscription, renew, charges } = await prepare(t);
  await expire();
  const giver = await api.createUser({ balance: 6 });
  const gift = { performerId: performer.id, type: 'monthly', expectedPrice: 6, username: fan.username };
  assert.equal((await api.as(giver).pay('/wallet/charges/subscribe/gifts', gift)).status, 200);
  const body = { performerId: performer.id, type: 'monthly', expectedPrice: 0, expectedRenewalPrice: 6 };
  assert.equal((await api.as(fan).pay(SUBSCRIBE, body)).status, 200);
  assert.equal((await subscription()).status, 'active');
  await api.db.updateTable('subscriptions').set({ current_period_end: end }).execute();
  await renew();
  assert.equal(charges(), 1);
});

test('a card that pays for the subscription anew is the one that renews it, and one that was deleted is not told', async (t) => {
  const { api, fan, performer, end, expire, renew, charges } = await prepare(t);
  await expire();
  const body = {
    ...{ performerId: performer.id, type: 'monthly', expectedPrice: 6, expectedRenewalPrice: 6 },
    ...{ expectedAmount: 6, currency: 'USD', card: { token: 'pm_card_mastercard' }, saveCard: true },
  };
  const answer = (await api.as(fan).pay('/payment/subscribe/performers', body)).body.data;
  assert.equal(answer.subscription.card.brand, 'mastercard');
  await api.db.updateTable('subscriptions').set({ current_period_end: end }).execute();
  await renew();
  assert.equal(charges(), 3);
  await api.db.updateTable('payment_cards').set({ deleted_at: new Date() }).execute();
  assert.equal((await api.as(fan).get('/subscriptions/user/search')).body.data.data[0].card, null);
});

for (const [name, refuse] of Object.entries({
  'a cap': async ({ api, fan }: Prepared) =>
    assert.equal((await api.as(fan).put('/wallet/spending-caps', { period: 'day', amount: 1 })).status, 200),
  'the suspension of the performer': async ({ api, performer }: Prepared) => {
    await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  },
})) {
  test(`${name} after the card was charged takes nothing of the period that is paid for`, async (t) => {
    const prepared = await prepare(t);
    const { api, end, subscription, charges, balance, kindsTold } = prepared;
    await renewByCard(api.context, {});
    await refuse(prepared);
    await api.runJobs();
    const { status, current_period_end: still } = await subscription();
    assert.deepEqual([status, still, charges(), await balance()], ['active', end, 2, 600n]);
    assert.deepEqual(await kindsTold(), []);
    await api.db
      .updateTable('subscriptions')
      .set({ current_period_end: new Date(Date.now() - 1000) })
      .execute();
    await subscriptionJobs['renew-subscriptions'](api.context, {});
    assert.equal((await subscription()).status, name === 'a cap' ? 'past-due' : 'expired');
    assert.deepEqual(await findImbalances(api.db), []);
  });
}
