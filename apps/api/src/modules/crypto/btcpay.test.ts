import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { GatewayRecord } from '../../platform/payments/gateway-records.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { cryptoJobs } from './crypto.jobs.ts';
import { findDue } from './crypto.repository.ts';
import { startBtcpay, STORE } from './testing/stand-in-btcpay.ts';

const tell = async (api: TestApi, { body, signature }: { body: string; signature: string }) => {
  const headers = { 'content-type': 'application/json', 'btcpay-sig': signature };
  const answer = await api.app.inject({ method: 'POST', url: '/api/crypt/webhooks/btcpay', headers, payload: body });
  await deliverAll(api);
  return answer.statusCode;
};

test('an invoice is created at BTCPay, and read again after a webhook', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  const fan = await api.createUser();
  const opened = await api.as(fan).pay('/crypt/invoices', { amount: 10 });
  assert.equal(opened.status, 200, opened.text);
  const { _id: id, ...invoice } = opened.body.data;
  const body = btcpay.asked[0]?.body;
  assert.ok(body);
  const { checkout, metadata, amount, currency } = body;
  assert.deepEqual([amount, currency, metadata], ['10', 'USD', { orderId: id }]);
  assert.deepEqual([checkout.paymentMethods, checkout.paymentTolerance], [['BTC-CHAIN'], 0]);
  assert.ok(checkout.redirectURL.endsWith(`/wallet/crypto/${id}`));
  assert.deepEqual([invoice.amount, invoice.address, invoice.coin], ['0.00012345', 'bc1qstandin', 'BTC']);
  const standing = async () => {
    const { status, detail, confirmations } = (await api.as(fan).get(`/crypt/${id}/status`)).body.data;
    return [status, detail, confirmations];
  };

  btcpay.set('Invoice1', {
    status: 'Processing',
    paid: '0.00012345',
    payments: [{ status: 'Processing', receivedDate: 1 }],
  });
  assert.equal(await tell(api, btcpay.delivery('Invoice1')), 200);
  assert.deepEqual(await standing(), ['pending', 'confirming', 0]);
  btcpay.set('Invoice1', { status: 'Settled', payments: [{ status: 'Settled', receivedDate: 1 }] });
  for (let round = 0; round < 3; round += 1) assert.equal(await tell(api, btcpay.delivery('Invoice1')), 200);
  assert.deepEqual(await standing(), ['succeeded', 'settled', 1]);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 1000n);
});

test('a forged webhook is refused, a foreign one ignored, and neither moves anything', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  const fan = await api.createUser();
  await api.as(fan).pay('/crypt/invoices', { amount: 10 });
  const before = btcpay.asked.length;
  assert.equal(await tell(api, btcpay.delivery('Invoice1', 'another secret')), 400);
  assert.equal(await tell(api, { ...btcpay.delivery('Invoice1'), signature: '' }), 400);
  assert.equal(await tell(api, btcpay.delivery('Elsewhere')), 200);
  assert.equal(btcpay.asked.length, before);
});

test('events are kept once, by what they were sent as first, and old ones are refused', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  await api.as(await api.createUser()).pay('/crypt/invoices', { amount: 10 });
  const send = (changes: object) => tell(api, btcpay.delivery('Invoice1', undefined, changes));
  assert.equal(await send({ deliveryId: 'first' }), 200);
  const asked = btcpay.asked.length;
  assert.equal(await send({ deliveryId: 'first' }), 200);
  assert.equal(await send({ deliveryId: 'second', originalDeliveryId: 'first', isRedelivery: true }), 200);
  assert.equal(await send({ deliveryId: 'late', timestamp: Math.floor(Date.now() / 1000) - 7 * 3600 }), 400);
  assert.equal(await tell(api, btcpay.delivery('Elsewhere')), 200);
  assert.equal(btcpay.asked.length, asked, 'what was handled is not asked about again');
  const events = await api.db.selectFrom('external_events').selectAll().execute();
  assert.deepEqual(
    events.map((event) => [event.source, event.external_id, event.subject_kind, event.subject_ref]),
    [['btcpay', 'first', 'invoice', 'Invoice1']],
  );
  assert.ok(events[0]?.handled_at);
});

test('an invoice whose answer was lost is found by its key, and not created twice', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  const fan = await api.createUser();
  btcpay.failNext(1);
  const lost = await api.as(fan).pay('/crypt/invoices', { amount: 10 }, 'lost-answer');
  assert.equal(lost.status, 500);
  const again = await api.as(fan).pay('/crypt/invoices', { amount: 10 }, 'lost-answer');
  assert.equal(again.body.data.address, 'bc1qstandin');
  assert.equal(btcpay.invoices.size, 1);
});

test('requests and jobs at the same time create one invoice, and the payer sees its address', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  const fan = await api.createUser();
  const held = Promise.withResolvers<void>();
  btcpay.holdCreations(held.promise);
  const open = () => api.as(fan).pay('/crypt/invoices', { amount: 10 }, 'twice-at-once');
  const first = open();
  const invoice = () => api.db.selectFrom('crypto_invoices').selectAll().executeTakeFirst();
  while (!(await invoice())?.asked_at) await setTimeout(5);
  const due = { providers: ['btcpay'], limit: 10, now: new Date() };
  assert.deepEqual(await findDue(api.db, due), []);
  await api.db.updateTable('crypto_invoices').set({ next_look_at: new Date() }).execute();
  await cryptoJobs['watch-crypto'](api.context, {});
  const second = await open();
  assert.deepEqual([second.status, second.body.data.address], [200, null]);
  held.resolve();
  assert.equal((await first).body.data.address, 'bc1qstandin');
  const told = api.events.filter(({ event }) => event.name === 'payment.changed');
  assert.equal(told.length, 1, 'the page without an address is told of it');
  assert.deepEqual([(await open()).body.data.address, btcpay.invoices.size], ['bc1qstandin', 1]);
});

test('an invoice that could not be created is created after a minute', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  const fan = await api.createUser();
  const gateway = api.context.crypto.btcpay;
  assert.ok(gateway);
  api.context.crypto = { btcpay: { ...gateway, createInvoice: () => Promise.reject(new Error('no route')) } };
  const open = () => api.as(fan).pay('/crypt/invoices', { amount: 10 }, 'not-created');
  assert.equal((await open()).status, 500);
  api.context.crypto = { btcpay: gateway };
  assert.equal((await open()).body.data.address, null, 'the first request may still arrive');
  const minuteAgo = new Date(Date.now() - 60_000);
  await api.db.updateTable('crypto_invoices').set({ asked_at: minuteAgo, next_look_at: minuteAgo }).execute();
  await cryptoJobs['watch-crypto'](api.context, {});
  assert.deepEqual([(await open()).body.data.address, btcpay.invoices.size], ['bc1qstandin', 1]);
});

const mismatched = [
  ['late', { status: 'Expired', additionalStatus: 'PaidLate', paid: '0.00012345' }],
  ['underpaid', { status: 'Expired', additionalStatus: 'PaidPartial', paid: '0.0001' }],
  ['overpaid', { status: 'Settled', additionalStatus: 'PaidOver', paid: '0.0002' }],
  ['expired', { status: 'Expired', additionalStatus: 'None', paid: '0' }],
] as const;

test('PaidLate, PaidPartial and PaidOver need a decision, and an expired invoice does not', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  for (const [index, [detail, changes]] of mismatched.entries()) {
    const fan = await api.createUser();
    const { _id: id } = (await api.as(fan).pay('/crypt/invoices', { amount: 10 })).body.data;
    btcpay.set(`Invoice${index + 1}`, changes);
    await tell(api, btcpay.delivery(`Invoice${index + 1}`));
    assert.equal((await api.as(fan).get(`/crypt/${id}/status`)).body.data.detail, detail);
    assert.equal(await findBalance(api.db, walletOf(fan.id)), 0n);
  }
  const operator = await api.createOperator();
  assert.equal((await api.as(operator).get('/operator/crypto-payments')).body.data.total, 3);
});

test('invoices are listed page after page, those of other shops without a key', async (t) => {
  const btcpay = await startBtcpay(t);
  const api = await createTestApi(t, btcpay.env);
  const { _id: key } = (await api.as(await api.createUser()).pay('/crypt/invoices', { amount: 10 })).body.data;
  const kept = btcpay.invoices.get('Invoice1');
  assert.ok(kept);
  const statuses = [
    ['Processing', 'None', 'open'],
    ['Settled', 'PaidOver', 'done'],
    ['Expired', 'None', 'undone'],
    ['Expired', 'PaidLate', 'done'],
    ['Expired', 'PaidPartial', 'done'],
    ['Invalid', 'None', 'undone'],
  ] as const;
  for (const [index, [status, additionalStatus]] of statuses.entries()) {
    btcpay.invoices.set(`Other${index}`, {
      ...kept,
      id: `Other${index}`,
      status,
      additionalStatus,
      price: '12.3456789',
    });
  }
  for (let more = 0; more < 200; more += 1) btcpay.invoices.set(`More${more}`, { ...kept, id: `More${more}` });
  assert.ok(api.context.crypto.btcpay);
  const byRef = new Map<string, GatewayRecord>();
  for await (const record of api.context.crypto.btcpay.listInvoices(new Date(0))) byRef.set(record.ref, record);
  assert.equal(byRef.size, 207);
  const { state, amount, currency, of, key: marked } = byRef.get('Invoice1') ?? {};
  assert.deepEqual([state, amount, currency, of, marked], ['open', 1000n, 'USD', null, key]);
  for (const [index, [, , expected]] of statuses.entries()) {
    assert.deepEqual([byRef.get(`Other${index}`)?.state, byRef.get(`Other${index}`)?.amount], [expected, 1234n]);
  }
});

test('an incomplete configuration stops the start with a message', async (t) => {
  await assert.rejects(
    createTestApi(t, { BTCPAY_STORE_ID: STORE }),
    /BTCPay needs the environment variable BTCPAY_URL/,
  );
});
