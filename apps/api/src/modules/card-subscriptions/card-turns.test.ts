import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { paymentJobs } from '../payments/payments.jobs.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { subscriptionJobs } from '../subscriptions/subscriptions.jobs.ts';
import type { SubscriptionChange } from '../subscriptions/subscriptions.repository.ts';
import { renewByCard } from './card-renewals.service.ts';
import { HOUR_MS, prepareCardSubscription, type PreparedCard } from './testing.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

const prepare = async (t: TestContext, options?: Parameters<typeof prepareCardSubscription>[1]) => {
  const prepared = await prepareCardSubscription(t, options);
  const { api, fan } = prepared;
  const change = (values: SubscriptionChange) => api.db.updateTable('subscriptions').set(values).execute();
  return {
    ...prepared,
    change,
    /** Has it paused until so many hours from now; null: until its fan goes on. */
    pauseUntil: (hours: number | null) => {
      const until = hours === null ? null : inHours(hours);
      const period = { current_period_end: inHours(-100), status: 'paused', pauses: true } as const;
      return change({ ...period, resumes_at: until, retry_at: until });
    },
    askWallet: () => subscriptionJobs['renew-subscriptions'](api.context, {}),
    /** Lets the half hour pass in which the card comes first. */
    passCardsTurn: () => change({ retry_at: inHours(-0.001) }),
    settle: async () => {
      const then = inHours(-1);
      await api.db.updateTable('payments').set({ asked_at: then, next_try_at: then }).execute();
      await paymentJobs['settle-pending-payments'](api.context, {});
      await api.runJobs();
      assert.deepEqual(await findImbalances(api.db), []);
    },
    failure: async () => {
      const rows = api.db.selectFrom('payments').select('failure_code').where('purpose', '=', 'renewal');
      return (await rows.executeTakeFirstOrThrow()).failure_code;
    },
    sold: async () =>
      (await api.as(fan).get('/wallet/charges/user/search?kind=subscription')).body.data.total as number,
  };
};

/** Has the gateway's answers to charges get lost: of those that it has made, or before they reach it. */
const loseCharges = ({ api }: PreparedCard, isMade: boolean): void => {
  const { stripe } = api.context.gateways;
  assert.ok(stripe);
  const charge: PaymentGateway['charge'] = async (given) => {
    if (isMade) await stripe.charge(given);
    throw new Error('no answer');
  };
  api.context.gateways = { stripe: { ...stripe, charge } };
};

test('after a pause the kept card is charged on its date, not before, and the wallet is left alone', async (t) => {
  const prepared = await prepare(t);
  const { api, fan, pauseUntil, askWallet, renew, subscription, charges, balance, kindsTold } = prepared;
  await api.fund(fan, 6);
  await pauseUntil(1);
  await askWallet();
  await renew();
  assert.deepEqual([(await subscription()).status, charges()], ['paused', 1]);
  await pauseUntil(-0.1);
  await askWallet();
  assert.equal((await subscription()).status, 'paused');
  await Promise.all([renewByCard(api.context, {}), renewByCard(api.context, {})]);
  await renew();
  await askWallet();
  const { status, pauses, retry_at: retryAt, current_period_end: end } = await subscription();
  assert.deepEqual([status, pauses, retryAt, charges(), await balance()], ['active', false, null, 2, 600n]);
  assert.ok(end > inHours(27 * 24));
  assert.deepEqual(await kindsTold(), ['subscription-continued']);
});

test('a pause without a date, and one that is to begin, charge no card', async (t) => {
  const { pauseUntil, change, end, renew, charges } = await prepare(t);
  await pauseUntil(null);
  await renew();
  await change({ status: 'active', current_period_end: end, resumes_at: inHours(2) });
  await renew();
  assert.equal(charges(), 1);
  // A gift has moved the end behind the date of the pause, which is skipped.
  await change({ current_period_end: inHours(3) });
  await renew();
  assert.equal(charges(), 2);
});

for (const [name, { isFunded, status }] of Object.entries({
  'a full wallet goes on': { isFunded: true, status: 'active' },
  'an empty one is unpaid': { isFunded: false, status: 'past-due' },
})) {
  test(`where a card is declined after a pause, ${name}, and the card is not charged again`, async (t) => {
    const prepared = await prepare(t, { token: 'pm_card_authenticationRequired' });
    const { api, fan, pauseUntil, askWallet, renew, subscription, charges, balance, sold } = prepared;
    if (isFunded) await api.fund(fan, 6);
    await pauseUntil(-0.1);
    await askWallet();
    await renew();
    await askWallet();
    await renew();
    assert.deepEqual([(await subscription()).status, charges(), await balance()], [status, 2, 0n]);
    assert.equal(await sold(), isFunded ? 2 : 1);
  });
}

test('after all workers were down over the end, the card comes before the wallet', async (t) => {
  const { change, askWallet, renew, subscription, charges, kindsTold } = await prepare(t);
  await change({ current_period_end: inHours(-12) });
  await askWallet();
  await renew();
  assert.deepEqual([(await subscription()).status, charges()], ['active', 2]);
  assert.ok((await subscription()).current_period_end > new Date());
  assert.deepEqual(await kindsTold(), ['subscription-continued']);
});

test('where the card is not reached in its time, the wallet is asked, and the card mends what that left unpaid', async (t) => {
  const { change, askWallet, passCardsTurn, renew, subscription, charges } = await prepare(t);
  await change({ current_period_end: inHours(-2) });
  await askWallet();
  await passCardsTurn();
  await askWallet();
  assert.equal((await subscription()).status, 'past-due');
  await renew();
  const { status, current_period_end: end, failure } = await subscription();
  assert.deepEqual([status, failure, charges()], ['active', null, 2]);
  assert.ok(end > inHours(27 * 24), 'time without access is not paid for');
});

test('a period that has become free is begun at once, without the card and its time', async (t) => {
  const { api, change, askWallet, renew, subscription, charges } = await prepare(t);
  const problems = t.mock.method(api.context.log, 'error');
  await change({ next_price: 0n, next_price_from: inHours(-1) });
  await renew();
  await change({ current_period_end: inHours(-0.01) });
  await renew();
  await askWallet();
  const { status, price, current_period_end: end } = await subscription();
  assert.deepEqual([status, price, charges(), problems.mock.callCount()], ['active', 0n, 1, 0]);
  assert.ok(end > new Date());
});

test('the first period that is paid for again after a free time is charged to the card', async (t) => {
  const { change, askWallet, renew, subscription, charges } = await prepare(t);
  await change({ price: 0n, next_price: 500n, next_price_from: inHours(-1), current_period_end: inHours(-0.01) });
  await askWallet();
  await renew();
  const { status, price } = await subscription();
  assert.deepEqual([status, price, charges()], ['active', 500n, 2]);
});

for (const [name, price] of [
  ['worth nothing in the currency', 1n],
  ['below the least that cards are charged', 294n],
] as const)
  test(`a price that is ${name} leaves the period to the wallet at once, which its fan is told in time`, async (t) => {
    const prepared = await prepare(t);
    const { api, fan, change, askWallet, renew, subscription, charges, balance, kindsTold } = prepared;
    if (price === 1n) await setSetting(api, 'tokenValue', 0.01);
    await api.fund(fan, 6);
    await change({ price });
    await renew();
    await renew();
    assert.deepEqual(await kindsTold(), ['subscription-card-refused']);
    await change({ current_period_end: inHours(-0.01) });
    await askWallet();
    assert.ok((await subscription()).current_period_end > new Date());
    assert.deepEqual([charges(), await balance()], [1, 600n - price]);
  });

test('while a card is not answered for the wallet is not asked for the same period, and the answer opens it', async (t) => {
  const prepared = await prepare(t);
  const { api, fan, change, askWallet, passCardsTurn, settle, subscription, charges, balance, kindsTold } = prepared;
  const working = api.context.gateways;
  await api.fund(fan, 6);
  loseCharges(prepared, true);
  const due = inHours(-0.01);
  await change({ current_period_end: due });
  await renewByCard(api.context, {});
  api.context.gateways = working;
  await askWallet();
  assert.equal((await subscription()).status, 'active');
  await passCardsTurn();
  await askWallet();
  const { status, failure } = await subscription();
  assert.deepEqual([status, failure], ['past-due', 'account.payment_pending']);
  assert.deepEqual([await balance(), await kindsTold()], [600n, []]);
  await settle();
  assert.equal((await subscription()).status, 'active');
  assert.deepEqual([charges(), await balance(), await kindsTold()], [2, 600n, ['subscription-continued']]);
});

for (const [name, act] of Object.entries({
  'was cancelled': async ({ api, fan, subscription }) =>
    api.as(fan).post(`/payment/wallet/cancel-subscription/${(await subscription()).id}`),
  'was paid from the wallet by hand': async ({ api, fan, subscription }) => {
    await api.fund(fan, 6);
    return api.as(fan).pay(`/subscriptions/${(await subscription()).id}/resume`, { expectedPrice: 6 });
  },
  'lost its card': async ({ api, fan, subscription }) =>
    api.as(fan).delete(`/payment-cards/${(await subscription()).card_id}`),
} satisfies Record<string, (prepared: PreparedCard) => Promise<{ status: number }>>)) {
  test(`a charge that did not reach the gateway is not sent again for a subscription that ${name}`, async (t) => {
    const prepared = await prepare(t);
    const { api, change, askWallet, passCardsTurn, settle, failure, charges, balance } = prepared;
    const working = api.context.gateways;
    loseCharges(prepared, false);
    await change({ current_period_end: inHours(-0.01) });
    await renewByCard(api.context, {});
    api.context.gateways = working;
    await askWallet();
    await passCardsTurn();
    await askWallet();
    assert.ok((await act(prepared)).status < 300);
    await settle();
    assert.deepEqual([charges(), await failure(), await balance()], [1, 'not_charged', 0n]);
  });
}

test('where the answer that was waited for is a refusal, the wallet is asked at once, and its fan told of what it says', async (t) => {
  const prepared = await prepare(t, { token: 'pm_card_authenticationRequired' });
  const { api, change, askWallet, passCardsTurn, settle, subscription, kindsTold } = prepared;
  const working = api.context.gateways;
  loseCharges(prepared, false);
  await change({ current_period_end: inHours(-0.01) });
  await renewByCard(api.context, {});
  api.context.gateways = working;
  await askWallet();
  await passCardsTurn();
  await askWallet();
  await settle();
  await askWallet();
  assert.deepEqual(await kindsTold(), ['subscription-past-due']);
  assert.equal((await subscription()).failure, 'wallet.insufficient_balance');
});

test('a charge that was just sent once more is on its way again, and its payment is not ended', async (t) => {
  const prepared = await prepare(t);
  const { api, fan, settle, failure, subscription } = prepared;
  loseCharges(prepared, false);
  await renewByCard(api.context, {});
  await settle();
  await api.as(fan).post(`/payment/wallet/cancel-subscription/${(await subscription()).id}`);
  await settle();
  assert.equal(await failure(), null);
  const longAgo = { sent_again_at: inHours(-1) };
  await api.db.updateTable('payments').set(longAgo).where('sent_again_at', 'is not', null).execute();
  await settle();
  assert.equal(await failure(), 'not_charged');
});

test('a charge that did not reach the gateway is sent once more as long as it is wanted', async (t) => {
  const prepared = await prepare(t);
  const { api, settle, charges, subscription } = prepared;
  const working = api.context.gateways;
  loseCharges(prepared, false);
  await renewByCard(api.context, {});
  api.context.gateways = working;
  await settle();
  await settle();
  assert.equal(charges(), 2);
  assert.ok((await subscription()).current_period_end > inHours(27 * 24));
});

test('a cap that is reached at the end of a pause is not charged for, and the card is once it has room again', async (t) => {
  const { api, fan, pauseUntil, askWallet, renew, subscription, charges } = await prepare(t);
  assert.equal((await api.as(fan).put('/wallet/spending-caps', { period: 'day', amount: 1 })).status, 200);
  await pauseUntil(-0.1);
  await askWallet();
  await renew();
  await askWallet();
  await renew();
  assert.deepEqual([(await subscription()).status, charges()], ['past-due', 1]);
  await api.db.deleteFrom('spending_caps').execute();
  await renew();
  assert.deepEqual([(await subscription()).status, charges()], ['active', 2]);
});

test('a card that has expired leaves the end of a period to the wallet at once', async (t) => {
  const { api, fan, change, askWallet, renew, subscription, charges, balance } = await prepare(t);
  await api.fund(fan, 6);
  await api.db.updateTable('payment_cards').set({ exp_year: 2020 }).execute();
  await renew();
  await askWallet();
  await change({ current_period_end: new Date((await subscription()).current_period_end.getTime() - 2 * HOUR_MS) });
  await askWallet();
  assert.ok((await subscription()).current_period_end > new Date());
  assert.deepEqual([charges(), await balance()], [1, 0n]);
});

test('of card and wallet that are asked at once for what is unpaid, one pays, once', async (t) => {
  const prepared = await prepare(t);
  const { api, fan, change, askWallet, renew, subscription, charges, balance, sold } = prepared;
  await api.fund(fan, 6);
  await change({ status: 'past-due', current_period_end: inHours(-1), retry_at: inHours(-0.1) });
  await Promise.all([renewByCard(api.context, {}), askWallet(), renewByCard(api.context, {})]);
  await renew();
  assert.deepEqual([(await subscription()).status, await sold()], ['active', 2]);
  assert.equal(charges() === 2, (await balance()) === 600n);
});

test('a performer who is suspended meanwhile is not paid for, by card or by wallet', async (t) => {
  const { api, fan, performer, pauseUntil, askWallet, renew, subscription, charges, balance } = await prepare(t);
  await api.fund(fan, 6);
  await pauseUntil(-0.1);
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  await renew();
  await askWallet();
  assert.deepEqual([(await subscription()).status, charges(), await balance()], ['expired', 1, 600n]);
});

test('a price that was lowered while the card was on its way is what is charged, and the rest stays', async (t) => {
  const prepared = await prepare(t);
  const { api, change, settle, subscription, balance } = prepared;
  const working = api.context.gateways;
  loseCharges(prepared, true);
  await renewByCard(api.context, {});
  api.context.gateways = working;
  await change({ price: 500n });
  await settle();
  assert.deepEqual([(await subscription()).price, await balance()], [500n, 100n]);
});

for (const [name, exp_year] of Object.entries({ 'a card': 2099, 'an expired card': 2020 })) {
  test(`${name} that another one takes the place of in its turn leaves the turn to that one`, async (t) => {
    const prepared = await prepare(t);
    const { api, fan, change, renew, subscription, charges, kindsTold } = prepared;
    const first = (await subscription()).card_id ?? '';
    await api.db.updateTable('payment_cards').set({ exp_year }).execute();
    const order = { amount: 6, card: { token: 'pm_card_mastercard' }, saveCard: true };
    assert.equal((await api.as(fan).pay('/payment/wallet/top-up', order)).status, 200);
    const cards = api.db.selectFrom('payment_cards').select('id').where('id', '<>', first);
    const { id: second } = await cards.executeTakeFirstOrThrow();
    // The card is changed when the first one was found and is about to be charged.
    const { work } = api.context;
    let transactions = 0;
    api.context.work = async (does) => {
      if (++transactions === 2) await change({ card_id: second });
      return work(does);
    };
    await renewByCard(api.context, {});
    api.context.work = work;
    const payments = api.db.selectFrom('payments').select('card_id').where('purpose', '=', 'renewal');
    assert.deepEqual([await payments.execute(), (await subscription()).card_tried_for], [[], null]);
    await renew();
    assert.deepEqual([await payments.execute(), charges()], [[{ card_id: second }], 3]);
    assert.deepEqual(await kindsTold(), ['subscription-continued']);
  });
}
