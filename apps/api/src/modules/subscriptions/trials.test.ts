import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { personalAddress } from './trials.ts';

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

test('variations of an e-mail address count as one person', () => {
  assert.equal(personalAddress(' Ni.Lou+barg@GoogleMail.com '), 'nilou@gmail.com');
  assert.equal(personalAddress('ni.lou+x@barg.example'), 'ni.lou@barg.example');
});

test('each person and card has one free trial with each performer', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer({ isFreeTrial: true });
  const saman = await api.createPerformer({ isFreeTrial: true });
  const begin = async (fan: TestAccount, { performer = mahsa, type = 'free', expectedPrice = 0 } = {}) => {
    const order = { performerId: performer.id, type, expectedPrice, expectedRenewalPrice: 5 };
    const { status, body } = await api.as(fan).pay('/wallet/charges/subscribe/performers', order);
    return status === 200 ? body.data.charged : body.code;
  };
  const join = async (email: string) => {
    const fan = await api.createUser({ balance: 20 });
    await api.db.updateTable('users').set({ email }).where('id', '=', fan.id).execute();
    return fan;
  };
  const again = await join('ni.lou+two@gmail.com');
  assert.equal(await begin(await join('nilou@gmail.com')), 0);
  assert.equal(await begin(again), 'subscription.trial_used');
  assert.equal(await begin(again, { type: 'monthly' }), 'price.changed', 'nobody pays what was shown as free');
  assert.equal(await begin(again, { type: 'monthly', expectedPrice: 5 }), 5);
  assert.equal(await begin(again, { performer: saman }), 0, 'with another performer');
  const [withCard, sameCard] = [await join('a@barg.example'), await join('b@barg.example')];
  for (const fan of [withCard, sameCard]) assert.equal((await api.as(fan).post('/sandbox/cards', CARD)).status, 200);
  assert.equal(await begin(withCard), 0);
  assert.equal(await begin(sameCard), 'subscription.trial_used');
});

test('a card that came after the trial counts too, also once it was removed', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ isFreeTrial: true });
  const begin = async (fan: TestAccount) => {
    const order = { performerId: performer.id, type: 'free', expectedPrice: 0, expectedRenewalPrice: 5 };
    const { status, body } = await api.as(fan).pay('/wallet/charges/subscribe/performers', order);
    return status === 200 ? body.data.charged : body.code;
  };
  const keep = async (fan: TestAccount) => (await api.as(fan).post('/sandbox/cards', CARD)).body.data._id as string;
  const [first, second, stranger] = [await api.createUser(), await api.createUser(), await api.createUser()];
  assert.equal(await begin(first), 0);
  await api.as(first).delete(`/payment-cards/${await keep(first)}`);
  await keep(second);
  assert.equal(await begin(second), 'subscription.trial_used');
  assert.equal(await begin(stranger), 0);
});

test('a performer sees her subscribers by plan, trial and gift, and anonymous reasons of cancellations', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ isFreeTrial: true });
  const join = () => api.createUser({ balance: 100 });
  const [monthly, yearly, trial, given] = [await join(), await join(), await join(), await join()];
  const monthlyId = await api.subscribe(monthly, performer);
  const yearlyId = await api.subscribe(yearly, performer);
  await api.db.updateTable('subscriptions').set({ type: 'yearly' }).where('id', '=', yearlyId).execute();
  const order = { performerId: performer.id, type: 'free', expectedPrice: 0, expectedRenewalPrice: 5 };
  await api.as(trial).pay('/wallet/charges/subscribe/performers', order);
  const to = await api.db.selectFrom('users').select('username').where('id', '=', given.id).executeTakeFirstOrThrow();
  const gift = { performerId: performer.id, username: to.username, expectedPrice: 5 };
  assert.equal((await api.as(monthly).pay('/wallet/charges/subscribe/gifts', gift)).status, 200);
  const why = { reason: 'too-little', words: 'More brushes.' };
  await api.as(monthly).post(`/payment/wallet/cancel-subscription/${monthlyId}`, why);
  const { data } = (await api.as(performer).get('/subscriptions/performer/summary')).body;
  assert.deepEqual(data, {
    total: 4,
    plans: { monthly: 1, quarterly: 0, 'half-yearly': 0, yearly: 1, free: 0 },
    ...{ trials: 1, gifts: 1, paused: 0, unpaid: 0, ending: 1 },
    reasons: [{ reason: 'too-little', count: 1 }],
    words: [why],
  });
});
