import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { MAX_ATTEMPTS } from '../payments/failed-attempts.repository.ts';
import { handleEvent } from '../payments/inbox.service.ts';
import { paymentJobs } from '../payments/payments.jobs.ts';
import { requestRefund, settleRefund } from '../payments/refunds.service.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import type { WaitingPayment } from './queue.schema.ts';
import { CARDS, giveUpPayment, pay } from './testing.ts';

const QUEUE = '/operator/payment-queue';
const silent = () => Promise.reject(new Error('the gateway did not answer'));

const openConsole = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const fan = await api.createUser();
  const { sandbox } = api.context.gateways;
  assert.ok(sandbox);
  return {
    api,
    operator,
    fan,
    /** Has calls of the gateway fail until it is called with nothing. */
    break: (calls: Partial<typeof sandbox> = {}) => {
      api.context.gateways = { sandbox: { ...sandbox, ...calls } };
    },
    queue: async () => (await operator.get(QUEUE)).body.data.data,
    retry: (kind: string, id: string) => operator.post(`${QUEUE}/${id}/retry`, { kind }),
    end: (kind: string, id: string) => operator.post(`${QUEUE}/${id}/end`, { kind, text: 'Looked up by hand' }),
    balance: () => findBalance(api.db, walletOf(fan.id)),
    refund: (paymentId: string) =>
      api.context.work((unit) => requestRefund(api.context, unit, { paymentId, reason: 'asked' })),
  };
};

const failing = async (times: number, act: () => Promise<void>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await assert.rejects(act());
};

test('a queued payment can be retried, or ended with the gateway’s result', async (t) => {
  const { api, fan, queue, retry, end, balance } = await openConsole(t);
  const id = await giveUpPayment(api, fan);
  const [waiting] = await queue();
  assert.deepEqual(
    [waiting.kind, waiting.paymentId, waiting.person._id, waiting.acts],
    ['payment', id, fan.id, ['retry', 'end']],
  );
  assert.equal((await retry('payment', id)).status, 200);
  assert.deepEqual(await queue(), []);
  assert.equal((await retry('payment', id)).body.code, 'payment.nothing_waits');
  await paymentJobs['settle-pending-payments'](api.context, {});
  assert.equal((await queue()).length, 1, 'the gateway still knows nothing of it');
  assert.equal((await end('payment', id)).status, 200);
  const { data } = (await api.as(fan).get('/payment/transactions/user/search')).body.data;
  assert.deepEqual([data[0].status, data[0].failureCode, await balance()], ['failed', 'payment.not_charged', 0n]);
  assert.equal((await end('payment', id)).body.code, 'payment.nothing_waits');
});

test('ending a queued payment that the gateway has charged credits the tokens', async (t) => {
  const { api, fan, end, balance } = await openConsole(t);
  const id = await giveUpPayment(api, fan);
  const row = await api.db
    .selectFrom('payments')
    .innerJoin('payment_cards', 'payment_cards.id', 'payments.card_id')
    .select(['payments.amount', 'payments.currency', 'payment_cards.provider_ref'])
    .executeTakeFirstOrThrow();
  await api.context.gateways.sandbox?.charge({
    ...{ idempotencyKey: id, cardRef: row.provider_ref, amount: row.amount, currency: row.currency },
    ...{ isOnSession: true, isRepeated: false, returnPath: '/wallet', locale: '' },
  });
  assert.equal((await end('payment', id)).status, 200);
  assert.equal(await balance(), 3000n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what a gateway made that is no longer set up ends as an operator saw it there, once it says so', async (t) => {
  const { api, operator, fan, queue, end, balance } = await openConsole(t);
  const endAs = (kind: string, id: string, seen: string) =>
    operator.post(`${QUEUE}/${id}/end`, { kind, text: 'Seen in its dashboard', seen });
  const [charged, lost] = [await giveUpPayment(api, fan), await giveUpPayment(api, await api.createUser())];
  const { gateways } = api.context;
  api.context.gateways = {};
  const waiting = (await queue()).map(({ acts, isGatewayGone }: WaitingPayment) => ({ acts, isGatewayGone }));
  assert.deepEqual(waiting, Array(2).fill({ acts: ['end'], isGatewayGone: true }));
  assert.equal((await end('payment', charged)).body.code, 'payment.gateway_gone');
  assert.equal((await endAs('payment', charged, 'done')).status, 200);
  assert.equal((await endAs('payment', lost, 'not-done')).status, 200);
  assert.equal(await balance(), 3000n);
  const rows = await api.db.selectFrom('payments').select(['id', 'status']).execute();
  assert.deepEqual(
    new Map(rows.map(({ id, status }) => [id, status])),
    new Map([
      [charged, 'succeeded'],
      [lost, 'failed'],
    ]),
  );
  const audit = await api.db.selectFrom('audit_log').select('details').orderBy('id', 'desc').executeTakeFirstOrThrow();
  assert.deepEqual(audit.details, {
    ...{ text: 'Seen in its dashboard', seen: 'not-done' },
    state: { before: 'pending', after: 'not-charged' },
  });
  // Given back: seen there as sent, then as unknown.
  api.context.gateways = gateways;
  for (const seen of ['done', 'not-done'] as const) {
    const refundId = await api.context.work((unit) =>
      requestRefund(api.context, unit, { paymentId: charged, amount: 500n, reason: 'asked' }),
    );
    api.context.gateways = {};
    await failing(MAX_ATTEMPTS, () => settleRefund(api.context, refundId));
    assert.equal((await end('refund', refundId)).body.code, 'payment.gateway_gone');
    assert.equal((await endAs('refund', refundId, seen)).status, 200);
    assert.deepEqual([await queue(), await balance()], [[], 2500n]);
    api.context.gateways = gateways;
  }
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what was seen at a gateway does not count where it can be asked', async (t) => {
  const { api, operator, fan, balance } = await openConsole(t);
  const id = await giveUpPayment(api, fan);
  const ended = await operator.post(`${QUEUE}/${id}/end`, { kind: 'payment', text: 'I believe so', seen: 'done' });
  assert.deepEqual([ended.status, await balance()], [200, 0n], 'the gateway knows nothing of it');
});

test('a refund that keeps failing is queued for an operator after bounded attempts, and no longer polled', async (t) => {
  const { api, fan, queue, retry, balance, refund, ...rest } = await openConsole(t);
  const id = await refund(await pay(api, fan));
  rest.break({ refund: silent });
  await failing(MAX_ATTEMPTS - 1, () => settleRefund(api.context, id));
  assert.deepEqual(await queue(), []);
  await failing(1, () => settleRefund(api.context, id));
  const [waiting] = await queue();
  assert.deepEqual([waiting.kind, waiting._id, waiting.lastError], ['refund', id, 'the gateway did not answer']);
  let asked = 0;
  rest.break({
    findRefund: () => {
      asked += 1;
      return silent();
    },
  });
  await api.db
    .updateTable('refunds')
    .set({ updated_at: new Date(0) })
    .execute();
  await paymentJobs['settle-pending-refunds'](api.context, {});
  assert.equal(asked, 0);
  rest.break();
  assert.equal((await retry('refund', id)).status, 200);
  await deliverAll(api);
  assert.deepEqual([await queue(), await balance()], [[], 0n]);
});

test('ending a queued refund unknown to the gateway returns the tokens', async (t) => {
  const { api, fan, queue, end, balance, refund, ...rest } = await openConsole(t);
  const id = await refund(await pay(api, fan));
  rest.break({ refund: silent });
  await failing(MAX_ATTEMPTS, () => settleRefund(api.context, id));
  rest.break();
  assert.equal(await balance(), 0n);
  assert.equal((await end('refund', id)).status, 200);
  assert.deepEqual([await queue(), await balance()], [[], 3000n]);
  await deliverAll(api);
  assert.equal(await balance(), 3000n, 'the job that was left asks for nothing any more');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a refund returned by the bank is queued for an operator, who can only dismiss it', async (t) => {
  const { api, fan, queue, retry, end, balance, refund } = await openConsole(t);
  const id = await refund(await pay(api, fan, CARDS.refundFails));
  await settleRefund(api.context, id);
  await deliverAll(api);
  const [waiting] = await queue();
  assert.deepEqual([waiting._id, waiting.state, waiting.acts], [id, 'failed', ['end']]);
  assert.equal((await retry('refund', id)).body.code, 'payment.nothing_waits');
  assert.equal((await end('refund', id)).status, 200);
  assert.deepEqual([await queue(), await balance()], [[], 3000n]);
});

test('an event that keeps failing is queued, and can be retried or dismissed', async (t) => {
  const { api, fan, queue, retry, end, operator, ...rest } = await openConsole(t);
  await pay(api, fan, CARDS.disputes);
  rest.break({ findDispute: silent });
  await assert.rejects(deliverAll(api));
  const { id, attempts } = await api.db
    .selectFrom('external_events')
    .select(['id', 'attempts'])
    .where('subject_kind', '=', 'dispute')
    .executeTakeFirstOrThrow();
  await failing(MAX_ATTEMPTS - attempts, () => handleEvent(api.context, id));
  assert.deepEqual(
    (await queue()).map((it: { kind: string; _id: string }) => [it.kind, it._id]),
    [['event', id]],
  );
  assert.equal((await operator.get('/operator/payment-events?state=given-up')).body.data.total, 1);
  await handleEvent(api.context, id);
  assert.equal((await queue()).length, 1, 'nobody tries it but by an operator’s word');
  assert.equal((await retry('event', id)).status, 200);
  await failing(MAX_ATTEMPTS, () => handleEvent(api.context, id));
  assert.equal((await end('event', id)).status, 200);
  assert.deepEqual(await queue(), []);
});

test('the queue is paged, the longest waiting first', async (t) => {
  const { api, fan, operator } = await openConsole(t);
  const first = await giveUpPayment(api, fan);
  const second = await giveUpPayment(api, await api.createUser());
  const page = (await operator.get(`${QUEUE}?limit=1`)).body.data;
  assert.deepEqual([page.data[0]._id, page.total], [first, 2]);
  const next = (await operator.get(`${QUEUE}?limit=1&cursor=${page.nextCursor}`)).body.data;
  assert.deepEqual([next.data[0]._id, next.nextCursor], [second, undefined]);
  assert.equal((await operator.get(`${QUEUE}?kind=refund`)).body.data.total, 0);
});
