import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { KEYS, stripeEnvironmentOf } from '../../testing/stripe-bench.ts';
import { onboard, reverseTransfer } from '../../testing/stripe-stand-in/accounts.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in/stand-in.ts';
import { deliverEvents } from '../../testing/stripe-stand-in/webhooks.ts';
import { act, earn, giveMethod, holdings } from './testing.ts';
import { payoutJobs } from './payouts.jobs.ts';
import { settleTransfer } from './transfers.service.ts';

const ONCE_PAID = { earnings: 4000n, reserved: 0n, owed: 0n };

/** A performer with an account at the stand-in that is through, and 100 tokens. */
const prepare = async (t: TestContext) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, stripeEnvironmentOf(standIn));
  t.after(standIn.close);
  const { standing } = standIn;
  // What the platform has at Stripe.
  standing.add('pi', 'payment_intent', { amount: 100_000, currency: 'usd', status: 'succeeded', metadata: {} });
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  await earn(api, performer, 100);
  const { accountId } = (await api.as(performer).post('/stripe/accounts')).body.data;
  onboard(standing, accountId);
  await giveMethod(api, performer, { kind: 'stripe', accountId });
  const request = (await api.as(performer).pay('/payout-requests', { amount: 60, methodId: 'stripe', expectedNet: 60 }))
    .body.data;
  return {
    ...{ api, standIn, standing, performer, operator, request },
    approve: () => act(api, operator, request, 'approve'),
    hear: async () => {
      await deliverEvents(standing, KEYS.webhookSecret, async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        await api.app.inject({ method: 'POST', url: '/api/payment/webhooks/stripe', headers, body });
      });
      await api.runJobs();
    },
  };
};

const viewOf = async (api: TestApi, performer: TestAccount, id: string) =>
  (await api.as(performer).get(`/payout-requests/${id}/view`)).body.data;

test('an approved payout is sent to the account by itself, once, and told', async (t) => {
  const { api, performer, request, approve, standing } = await prepare(t);
  assert.equal((await approve()).status, 200);
  await api.runJobs();
  await Promise.all([settleTransfer(api.context, request._id), settleTransfer(api.context, request._id)]);
  const transfers = standing.all('transfer');
  assert.deepEqual([transfers.length, transfers[0]?.amount], [1, 6000]);
  assert.deepEqual(await holdings(api, performer), ONCE_PAID);
  const { request: sent, attempts } = await viewOf(api, performer, request._id);
  assert.deepEqual([sent.status, attempts.length, attempts[0].reference], ['paid', 1, transfers[0]?.id]);
});

test('a transfer whose answer was lost is looked up, and nobody else sends it meanwhile', async (t) => {
  const { api, operator, performer, request, approve, standIn, standing } = await prepare(t);
  await approve();
  standIn.loseAnswers(3);
  await assert.rejects(settleTransfer(api.context, request._id));
  const byHand = await act(api, operator, request, 'paid', { reference: 'SEPA 1' });
  assert.equal(byHand.body.code, 'payout.wrong_state');
  await settleTransfer(api.context, request._id);
  assert.equal(standing.all('transfer').length, 1);
  assert.deepEqual(await holdings(api, performer), ONCE_PAID);
});

test('a transfer whose gateway does not answer stands behind the others, each time', async (t) => {
  const { api, approve, standIn, standing } = await prepare(t);
  await approve();
  const run = async () => {
    const before = new Date();
    await api.db.updateTable('payout_requests').set({ transfer_try_at: before }).execute();
    await payoutJobs['settle-transfers'](api.context, {});
    const found = await api.db.selectFrom('payout_requests').select('transfer_try_at').executeTakeFirstOrThrow();
    return (found.transfer_try_at?.getTime() ?? 0) - before.getTime();
  };
  for (const time of ['sent', 'asked about']) {
    standIn.loseAnswers(3);
    assert.ok((await run()) > 4 * 60_000, time);
  }
  await run();
  assert.equal(standing.all('transfer').length, 1);
});

test('what Stripe refuses is noted and tried again another day, under another key', async (t) => {
  const { api, performer, request, approve, standing } = await prepare(t);
  const account = standing.all('account')[0];
  assert.ok(account);
  account.payouts_enabled = false;
  await approve();
  await api.runJobs();
  const { request: kept, attempts } = await viewOf(api, performer, request._id);
  assert.deepEqual([kept.status, attempts[0].status], ['approved', 'failed']);
  assert.equal(attempts[0].text, 'insufficient_capabilities_for_transfer');
  account.payouts_enabled = true;
  await api.db.updateTable('payout_requests').set({ transfer_try_at: new Date() }).execute();
  await settleTransfer(api.context, request._id);
  assert.equal((await viewOf(api, performer, request._id)).request.status, 'paid');
});

test('a transfer that is a day old and unknown is not sent again, it is an operator’s', async (t) => {
  const { api, operator, request, approve, standing } = await prepare(t);
  await approve();
  const then = new Date(Date.now() - 21 * 3_600_000);
  const key = '018f0000-0000-7000-8000-000000000001';
  await api.db.updateTable('payout_requests').set({ transfer_id: key, transfer_asked_at: then }).execute();
  await settleTransfer(api.context, request._id);
  // A day later, when what failed otherwise is tried again.
  const yesterday = sql<Date>`transfer_try_at - interval '25 hours'`;
  await api.db.updateTable('payout_requests').set({ transfer_try_at: yesterday }).execute();
  await payoutJobs['settle-transfers'](api.context, {});
  await api.runJobs();
  await settleTransfer(api.context, request._id);
  assert.equal(standing.all('transfer').length, 0);
  assert.equal((await act(api, operator, request, 'refuse', { text: 'not possible' })).status, 200);
});

test('what was given up is sent once an operator lets it be tried again, and what one has taken over is not', async (t) => {
  const { api, operator, request, approve, standing } = await prepare(t);
  const account = standing.all('account')[0];
  assert.ok(account);
  account.payouts_enabled = false;
  await approve();
  const runDaily = async () => {
    await api.db
      .updateTable('payout_requests')
      .set({ transfer_try_at: new Date() })
      .where('transfer_try_at', 'is not', null)
      .execute();
    await payoutJobs['settle-transfers'](api.context, {});
  };
  const nextTry = async (): Promise<string | null> =>
    (await api.as(operator).get(`/operator/payouts/${request._id}`)).body.data.request.gateway.nextTryAt;
  assert.equal((await act(api, operator, request, 'retry')).body.code, 'payout.wrong_state', 'it is planned');
  for (let tries = 0; tries < 5; tries += 1) {
    assert.notEqual(await nextTry(), null);
    await runDaily();
  }
  assert.equal(await nextTry(), null);
  account.payouts_enabled = true;
  await runDaily();
  assert.equal(standing.all('transfer').length, 0);
  assert.equal((await act(api, operator, request, 'retry')).status, 200);
  assert.equal((await act(api, operator, request, 'failed', { text: 'Sent by hand', reference: '' })).status, 200);
  await runDaily();
  await api.runJobs();
  assert.deepEqual([await nextTry(), standing.all('transfer').length], [null, 0]);
  assert.equal((await act(api, operator, request, 'retry')).status, 200);
  await api.runJobs();
  assert.equal(standing.all('transfer').length, 1);
  const log = api.db.selectFrom('audit_log').select('action').where('action', '=', 'payout.retried');
  assert.equal((await log.execute()).length, 2);
});

test('what comes back is earned again, however often and late it is told', async (t) => {
  const { api, performer, request, approve, standing, hear } = await prepare(t);
  await approve();
  await api.runJobs();
  reverseTransfer(standing, String(standing.all('transfer')[0]?.id));
  await hear();
  await hear();
  assert.deepEqual(await holdings(api, performer), { earnings: 10_000n, reserved: 0n, owed: 0n });
  const { request: returned, timeline } = await viewOf(api, performer, request._id);
  const { status, reason, reasonText } = returned;
  // Stripe tells no reason: what can be told without one is.
  assert.deepEqual([status, reason, reasonText], ['rejected', 'returned', 'not_accepted_by_bank']);
  assert.equal(timeline.at(-1).text, 'not_accepted_by_bank');
});

test('who was suspended after the approval is not sent anything', async (t) => {
  const { api, operator, performer, request, approve, standing } = await prepare(t);
  await approve();
  await api.as(operator).post(`/operator/users/${performer.id}/suspend`, { reason: 'spam' });
  await settleTransfer(api.context, request._id);
  assert.equal(standing.all('transfer').length, 0);
});
