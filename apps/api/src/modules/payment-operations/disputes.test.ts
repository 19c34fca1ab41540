import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { order, openShop, send } from '../orders/testing.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { publishDownload } from '../products/testing.ts';
import { CARDS, dispute, pay } from './testing.ts';

const DISPUTES = '/operator/disputes';

const openConsole = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const fan = await api.createUser({ name: 'Nilou' });
  const view = async (id: string) => (await operator.get(`${DISPUTES}/${id}`)).body.data;
  return { api, operator, fan, view };
};

test('a dispute is listed with its deadline, and its answer reaches the bank', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const { disputeId } = await dispute(api, fan);
  const [listed] = (await operator.get(`${DISPUTES}?status=open`)).body.data.data;
  assert.deepEqual([listed._id, listed.person._id, listed.amount], [disputeId, fan.id, 30]);
  assert.ok(new Date(listed.dueAt).getTime() > Date.now() + 6 * 86_400_000);
  const evidence = 'winning_evidence';
  assert.equal((await operator.post(`${DISPUTES}/${disputeId}/answer`, { evidence })).status, 200);
  await deliverAll(api);
  const seen = await view(disputeId);
  assert.deepEqual([seen.dispute.status, seen.evidence], ['won', evidence]);
  assert.notEqual(seen.dispute.answeredAt, null);
  assert.equal((await operator.get(`${DISPUTES}?status=open`)).body.data.total, 0);
  const [entry] = (await operator.get('/operator/audit-log?action=dispute.answered')).body.data.data;
  assert.equal(entry.targetId, disputeId);
  assert.equal((await operator.post(`${DISPUTES}/${disputeId}/answer`, { evidence: ' ' })).status, 422);
});

test('an accepted dispute is lost and cannot be answered any more', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const { disputeId } = await dispute(api, fan);
  assert.equal((await operator.post(`${DISPUTES}/${disputeId}/accept`)).status, 200);
  await deliverAll(api);
  assert.equal((await view(disputeId)).dispute.status, 'lost');
  for (const act of ['accept', 'answer']) {
    const answer = await operator.post(`${DISPUTES}/${disputeId}/${act}`, { evidence: 'winning_evidence' });
    assert.equal(answer.body.code, 'payment.dispute_over', act);
  }
});

test('an accepted dispute is in the log even if the process ends once the gateway has it, and waits for nobody', async (t) => {
  const { api, operator, fan } = await openConsole(t);
  const { disputeId } = await dispute(api, fan);
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const acceptDispute = async () => {
    throw new Error('the process ended');
  };
  api.context.gateways = { sandbox: { ...working, acceptDispute } };
  assert.equal((await operator.post(`${DISPUTES}/${disputeId}/accept`)).status, 500);
  const { data } = (await operator.get('/operator/audit-log?action=dispute.accepted')).body.data;
  assert.deepEqual([data.length, data[0]?.targetId], [1, disputeId]);
  const waiting = async () => (await operator.get('/operator/overview')).body.data.openDisputes;
  assert.equal(await waiting(), 1);
  api.context.gateways = { sandbox: working };
  assert.equal((await operator.post(`${DISPUTES}/${disputeId}/accept`, { answeredAt: null })).status, 200);
  assert.equal(await waiting(), 0, 'before the gateway has told of its end');
});

test('a dispute that a colleague has answered is neither accepted nor answered by who has not seen it', async (t) => {
  const { api, operator, fan, view } = await openConsole(t);
  const { disputeId } = await dispute(api, fan);
  const { answeredAt } = (await view(disputeId)).dispute;
  const colleague = api.as(await api.createOperator());
  const act = (name: 'accept' | 'answer', seen: string | null) =>
    operator.post(`${DISPUTES}/${disputeId}/${name}`, { evidence: 'Mine', answeredAt: seen });
  const answered = await colleague.post(`${DISPUTES}/${disputeId}/answer`, { evidence: 'It was opened', answeredAt });
  assert.equal(answered.status, 200);
  for (const name of ['accept', 'answer'] as const)
    assert.equal((await act(name, answeredAt)).body.code, 'payment.dispute_changed', name);
  const seen = await view(disputeId);
  assert.deepEqual([seen.evidence, seen.dispute.acceptedAt], ['It was opened', null]);
  assert.equal((await act('answer', seen.dispute.answeredAt)).status, 200);
});

test('a bank is told of a refund once it has arrived', async (t) => {
  const { api, operator, fan } = await openConsole(t);
  const paymentId = await pay(api, fan, CARDS.disputes);
  await operator.pay(`/operator/payments/${paymentId}/refund`, { amount: 10, reason: 'Charged twice' });
  await deliverAll(api);
  const { id } = await api.db.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
  const gather = async () => (await operator.get(`${DISPUTES}/${id}/evidence?language=en-US`)).body.data.text;
  assert.match(await gather(), /Refunded since then: 10\.00 USD/);
  await api.db.updateTable('refunds').set({ status: 'pending' }).execute();
  assert.doesNotMatch(await gather(), /Refunded/);
});

test('evidence consists of the receipt, the sales with the titles of their time, views, and messages', async (t) => {
  const { api, operator, fan } = await openConsole(t);
  const paymentId = await pay(api, fan, CARDS.disputes);
  const seller = await api.createPerformer();
  const shop = await openShop(api, { title: 'Bowl' }, { seller, fan, balance: 50 });
  const orderId = await order(api, shop);
  await send(api, shop, orderId);
  const { _id: fileId } = await publishDownload(api, seller, { title: 'Patterns' });
  const bought = await api.as(fan).pay(`/wallet/charges/product/${fileId}`, { expectedPrice: 4 });
  assert.equal(bought.status, 200, bought.text);
  await api.db.updateTable('products').set({ title: 'Renamed' }).execute();
  for (let time = 0; time < 2; time += 1) await api.as(fan).get(`/performer-assets/products/${fileId}/download-link`);
  const talk = await api.as(fan).post('/conversations', { source: 'performer', sourceId: seller.id });
  await api.as(fan).post(`/messages/conversations/${talk.body.data._id}`, { text: 'A secret between us' });
  await deliverAll(api);
  const { id } = await api.db.selectFrom('disputes').select('id').executeTakeFirstOrThrow();
  const gather = async (query = '') => (await operator.get(`${DISPUTES}/${id}/evidence${query}`)).body.data.text;
  const text = await gather('?language=en-US');
  for (const words of [
    `Receipt: payment ${paymentId}, 30.00 USD`,
    'Card: visa, ends in 0259',
    `Account: Nilou (@${fan.username})`,
    'Order (Product): 28.00 tokens',
    '"Bowl"',
    'order: On its way, shipped ',
    '"Patterns", opened once, ',
    `- 1 to @${seller.username}`,
  ]) {
    assert.ok(text.includes(words), `${words} is not in\n${text}`);
  }
  assert.ok(!text.includes('secret') && !text.includes('Renamed'), text);
  assert.equal((await operator.get(`${DISPUTES}/${fan.id}/evidence`)).status, 404);
  assert.equal((await operator.get(`${DISPUTES}/${id}/evidence?language=tlh`)).status, 422);
  assert.doesNotMatch(text, /[\u2068\u2069]/);
  const [inPersian, inArabic] = [await gather(), await gather('?language=ar-EG')];
  for (const [other, words] of [
    [inPersian, ['سفارش (محصول): 28.00 توکن', '"Bowl"', 'سفارش: در راه', 'یک بار باز شده']],
    [inArabic, ['طلب (منتج): 28.00 توكنًا', '"Bowl"', 'الطلب: في الطريق', 'فُتح مرة واحدة']],
  ] as const) {
    for (const word of words) assert.ok(other.includes(word), `${word} is not in\n${other}`);
    assert.doesNotMatch(other, /order|product|shipped|purchase/i);
    assert.match(other, /\u2068\d{4}-\d\d-\d\dT[\d:]+Z\u2069/, 'times are isolated among words from right to left');
  }
  await setSetting(api, 'locale', 'en-US');
  assert.equal(await gather(), text, 'as the site speaks, where nobody chose');
});
