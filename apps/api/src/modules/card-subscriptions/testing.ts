import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { KEYS, stripeEnvironmentOf } from '../../testing/stripe-bench.ts';
import { authenticate } from '../../testing/stripe-stand-in/intents.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in/stand-in.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { subscriptionJobs } from '../subscriptions/subscriptions.jobs.ts';
import { renewByCard } from './card-renewals.service.ts';

export const HOUR_MS = 3_600_000;

/** A fan who has subscribed for 6 tokens with a card of Stripe; the period ends in an hour. */
export const prepareCardSubscription = async (t: TestContext, { token = 'pm_card_visa', saveCard = true } = {}) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, stripeEnvironmentOf(standIn));
  t.after(standIn.close);
  const { standing } = standIn;
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const price = { monthly_price: 600n, is_free_trial: false };
  await api.db.updateTable('performers').set(price).where('user_id', '=', performer.id).execute();
  const body = {
    ...{ performerId: performer.id, type: 'monthly', expectedPrice: 6, expectedRenewalPrice: 6 },
    ...{ expectedAmount: 6, currency: 'USD', card: { token }, saveCard },
  };
  const { status } = (await api.as(fan).pay('/payment/subscribe/performers', body)).body.data;
  if (status === 'requires-action') {
    authenticate(standing, String(standing.all('payment_intent')[0]?.id), true);
    const payment = await api.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    await api.as(fan).post(`/payment/transactions/${payment.id}/check`);
    await api.runJobs();
  }
  const end = new Date(Date.now() + HOUR_MS);
  await api.db.updateTable('subscriptions').set({ current_period_end: end }).execute();
  const subscription = () => api.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  /** Cancels it, and lets its time run out. */
  const expire = async () => {
    const { id } = await subscription();
    assert.equal((await api.as(fan).post(`/payment/wallet/cancel-subscription/${id}`)).status, 200);
    await api.db.updateTable('subscriptions').set({ current_period_end: new Date() }).execute();
    await subscriptionJobs['renew-subscriptions'](api.context, {});
    assert.equal((await subscription()).status, 'expired');
  };
  return {
    ...{ api, fan, performer, standing, end, subscription, expire },
    charges: () => standing.all('payment_intent').length,
    balance: () => findBalance(api.db, walletOf(fan.id)),
    kindsTold: async () => {
      const told = api.db.selectFrom('notifications').select('kind').where('user_id', '=', fan.id);
      const rows = await told.orderBy('created_at').orderBy('id').execute();
      return rows.map(({ kind }) => kind).filter((kind) => kind !== 'top-up');
    },
    renew: async () => {
      await renewByCard(api.context, {});
      await api.runJobs();
      assert.deepEqual(await findImbalances(api.db), []);
    },
  };
};

export type PreparedCard = Awaited<ReturnType<typeof prepareCardSubscription>>;
