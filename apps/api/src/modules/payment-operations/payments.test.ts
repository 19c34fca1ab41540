import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findDifferences } from '../books/differences.ts';
import { pollInvoice } from '../crypto/invoice-polling.service.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { dispute, pay, payByCoins } from './testing.ts';

const PAYMENTS = '/operator/payments';

const openConsole = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const fan = await api.createUser({ name: 'علی کاظمی' });
  const view = async (id: string) => (await operator.get(`${PAYMENTS}/${id}`)).body.data;
  return { api, operator, fan, view };
};

const idsOf = (answer: { body: { data: { data: Array<{ _id: string }> } } }) =>
  answer.body.data.data.map(({ _id }) => _id);

const refOf = async (api: TestApi, id: string): Promise<string> =>
  (await api.db.selectFrom('payments').select('provider_ref').where('id', '=', id).executeTakeFirstOrThrow())
    .provider_ref ?? '';

test('payments are found by status, person, id, gateway reference and time', async (t) => {
  const { api, operator, fan } = await openConsole(t);
  const [one, other] = [await pay(api, fan), await pay(api, await api.createUser())];
  const find = async (query: Record<string, string>) =>
    idsOf(await operator.get(`${PAYMENTS}?${new URLSearchParams(query)}`));
  assert.deepEqual(await find({}), [other, one]);
  for (const q of ['كاظمي', `${fan.username}@BARG.example`, fan.id, one, await refOf(api, one)]) {
    assert.deepEqual(await find({ q }), [one], q);
  }
  assert.deepEqual(await find({ q: 'nobody at all' }), []);
  assert.deepEqual(await find({ status: 'failed' }), []);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  assert.deepEqual(await find({ from: tomorrow }), []);
  assert.deepEqual(await find({ to: tomorrow, status: 'succeeded' }), [other, one]);
  assert.equal((await operator.get(`${PAYMENTS}?from=yesterday`)).status, 422);
});

test('the preview of a refund equals its later entries, and moves nothing', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const id = await pay(api, fan);
  const preview = (await operator.get(`${PAYMENTS}/${id}/refund-preview?amount=10`)).body.data;
  assert.deepEqual([preview.amount, preview.currency, preview.tokens], [10, 'USD', 10]);
  assert.deepEqual([(await view(id)).refunds, (await view(id)).movements.length], [[], 1]);
  const answer = await operator.pay(`${PAYMENTS}/${id}/refund`, { amount: 10, reason: 'Charged twice' });
  assert.equal(answer.status, 200, answer.text);
  const after = await view(id);
  assert.deepEqual(after.movements[1].parts, preview.parts);
  assert.deepEqual(
    preview.parts.map(({ account, owner, amount }: Record<string, { _id: string } | null>) => [
      account,
      owner?._id,
      amount,
    ]),
    [
      ['wallet', fan.id, -10],
      ['gateway', undefined, 10],
    ],
  );
  assert.deepEqual([after.payment.refunded, after.refunds[0].reason], [10, 'Charged twice']);
  const [entry] = (await operator.get('/operator/audit-log?action=payment.refunded')).body.data.data;
  assert.deepEqual(entry.details.refunded, { before: 0, after: 10 });
  const onItsWay = async () => {
    const [own] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
    return [(await view(id)).payment.refundsOnTheirWay, own.refunded, own.refundsOnTheirWay];
  };
  assert.deepEqual(await onItsWay(), [10, 10, 10]);
  await deliverAll(api);
  assert.deepEqual(await onItsWay(), [0, 10, 0]);
  assert.equal((await view(id)).refunds[0].status, 'succeeded');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a preview fails as the refund would: disputed, too much, or spent', async (t) => {
  const { api, operator, fan } = await openConsole(t);
  const performer = await api.createPerformer();
  const spent = await pay(api, fan);
  const source = { type: 'profile', _id: performer.id };
  await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source });
  const { paymentId } = await dispute(api, await api.createUser());
  for (const [id, query, code] of [
    [paymentId, '', 'payment.disputed'],
    [spent, '?amount=30.01', 'payment.not_refundable'],
    [spent, '', 'wallet.insufficient_balance'],
  ] as const) {
    assert.equal((await operator.get(`${PAYMENTS}/${id}/refund-preview${query}`)).body.code, code);
    const amount = query === '' ? {} : { amount: 30.01 };
    assert.equal((await operator.pay(`${PAYMENTS}/${id}/refund`, { reason: 'x', ...amount })).body.code, code);
  }
  assert.equal((await operator.get(`${PAYMENTS}/${fan.id}/refund-preview`)).status, 404);
});

test('where tokens are spent, the preview names the most that can be given back, which the refund gives', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const performer = await api.createPerformer();
  const id = await pay(api, fan);
  await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, {
    ...{ amount: 10.01, source: { type: 'profile', _id: performer.id } },
  });
  const mostOf = (answer: { body: { details: Array<{ path: string; maximum?: number }> } }) =>
    answer.body.details.find(({ path }) => path === 'amount')?.maximum;
  for (const query of ['', '?amount=20']) {
    const refused = await operator.get(`${PAYMENTS}/${id}/refund-preview${query}`);
    assert.deepEqual([refused.body.code, mostOf(refused)], ['wallet.insufficient_balance', 19.99], query);
  }
  const asked = await api
    .as(fan)
    .post('/refund-requests', { kind: 'payment', itemId: id, reason: 'unwanted', text: 'x' });
  assert.equal(mostOf(await operator.get(`/operator/refund-requests/${asked.body.data._id}/preview`)), 19.99);
  const refund = (amount: number) => operator.pay(`${PAYMENTS}/${id}/refund`, { amount, reason: 'x' });
  assert.equal((await refund(20)).body.code, 'wallet.insufficient_balance');
  assert.equal((await refund(5)).status, 200);
  assert.equal(mostOf(await operator.get(`${PAYMENTS}/${id}/refund-preview`)), 14.99);
  assert.equal((await refund(14.99)).status, 200);
  assert.equal((await view(id)).payment.refunded, 19.99);
  assert.equal(mostOf(await operator.get(`${PAYMENTS}/${id}/refund-preview`)), 0);
});

test('coins are sent back by hand, and recorded then: a card is never refunded so', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const id = await payByCoins(api, fan);
  assert.equal((await view(id)).payment.status, 'succeeded');
  const refund = (paymentId: string, values: object) =>
    operator.pay(`${PAYMENTS}/${paymentId}/refund`, { amount: 10, reason: 'tx 1', ...values });
  assert.equal((await refund(id, {})).body.code, 'payment.coins_by_hand');
  assert.equal((await refund(await pay(api, fan), { isSentByHand: true })).body.code, 'payment.not_refundable');
  const { parts } = (await operator.get(`${PAYMENTS}/${id}/refund-preview?amount=10`)).body.data;
  assert.equal((await refund(id, { isSentByHand: true })).status, 200);
  const part = await view(id);
  assert.deepEqual(
    [part.payment.status, part.payment.refunded, part.refunds[0].status],
    ['succeeded', 10, 'succeeded'],
  );
  assert.deepEqual(part.movements[1].parts, parts);
  const own = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  const seen = own.find((row: { _id: string }) => row._id === id);
  assert.deepEqual([seen.status, seen.refunded, seen.card], ['succeeded', 10, null]);
  const [told] = (await api.as(fan).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.link], ['payment-refunded', `/wallet/receipts/${id}`]);
  assert.equal((await refund(id, { amount: 20, isSentByHand: true })).status, 200);
  assert.equal((await view(id)).payment.status, 'refunded');
  assert.equal((await refund(id, { isSentByHand: true })).body.code, 'payment.not_refundable');
  await deliverAll(api);
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});

test('a payment with coins shows its invoice, which is found by its number, and that an operator has to decide', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const { _id: id } = (await api.as(fan).pay('/crypt/invoices', { amount: 10 })).body.data;
  const before = await view(id);
  assert.deepEqual(
    [before.tries.nextTryAt, before.coins.isWaiting, before.coins.payment.address !== null],
    [null, false, true],
    'no job tries what its owner sends',
  );
  await sql`insert into sandbox_coins (id, invoice_ref, amount, confirmations, is_late)
    select ${newId()}::uuid, ref, due / 2, 2, false from sandbox_invoices`.execute(api.db);
  await api.db.updateTable('sandbox_invoices').set({ expires_at: new Date() }).execute();
  await pollInvoice(api.context, id);
  const { payment, coins } = await view(id);
  assert.deepEqual([payment.ref, coins.ref, coins.isWaiting], [coins.ref, before.coins.ref, true]);
  assert.deepEqual([coins.payment.received, coins.payment.confirmations, coins.acts.length], ['0.0001', 2, 2]);
  assert.deepEqual(idsOf(await operator.get(`${PAYMENTS}?q=${coins.ref}`)), [id]);
  const decision = { decision: 'refunded', note: 'by tx 1' };
  assert.equal((await operator.post(`/operator/crypto-payments/${id}/decision`, decision)).status, 200);
  const after = await view(id);
  assert.deepEqual([after.payment.failureCode, after.coins.isWaiting], ['payment.sent_back', false]);
  const [said] = after.coins.decisions;
  assert.deepEqual([said.decision, said.coins, said.note], ['refunded', '0.0001 BTC', 'by tx 1']);
  assert.equal((await view(await pay(api, fan))).coins, null);
});

test('a refund sent twice with one key is made once', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const id = await pay(api, fan);
  const body = { amount: 10, reason: 'Charged twice' };
  const send = () => operator.pay(`${PAYMENTS}/${id}/refund`, body, 'the-same-key-again');
  await Promise.all([send(), send()]);
  assert.equal((await view(id)).payment.refunded, 10);
});

test('a payment shows its attempts, events, refunds, disputes and movements', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const { paymentId, disputeId } = await dispute(api, fan);
  const seen = await view(paymentId);
  assert.deepEqual([seen.payment.isDisputed, seen.payment.person._id], [true, fan.id]);
  assert.deepEqual(
    seen.disputes.map((it: { _id: string }) => it._id),
    [disputeId],
  );
  assert.deepEqual(seen.events.map((it: { type: string }) => it.type).sort(), ['charge.succeeded', 'dispute.created']);
  assert.deepEqual(
    seen.movements.map((it: { kind: string }) => it.kind),
    ['top-up', 'chargeback'],
  );
  assert.notEqual(seen.tries.askedAt, null);
  const events = (await operator.get(`/operator/payment-events?state=handled&q=${paymentId}`)).body.data;
  assert.deepEqual([events.total, events.data[0].type], [1, 'charge.succeeded']);
  assert.equal((await operator.get('/operator/payment-events?state=given-up')).body.data.total, 0);
});
