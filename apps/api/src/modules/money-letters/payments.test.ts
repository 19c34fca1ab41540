import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery } from '../../testing/content.ts';
import { reverse } from '../ledger/reversals.ts';
import { CARDS, dispute, pay, payByCoins } from '../payment-operations/testing.ts';
import { answerDispute } from '../payments/dispute-answers.service.ts';
import { requestRefund } from '../payments/refunds.service.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { act, ask, createPaidPerformer } from '../payouts/testing.ts';
import { lettersTo, speak, templatesTo } from './testing.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 50 });
  await speak(api, fan, 'en-US');
  return { api, fan };
};

const newest = async (api: TestApi, reader: Parameters<typeof lettersTo>[1]) =>
  (await lettersTo(api, reader)).at(-1)?.text ?? '';

test('coins that were asked back go to no card', async (t) => {
  const { api, fan } = await prepare(t);
  const operator = api.as(await api.createOperator());
  const request = { kind: 'payment', itemId: await payByCoins(api, fan), reason: 'unwanted', text: 'Oh' };
  const { _id: id } = (await api.as(fan).post('/refund-requests', request)).body.data;
  await operator.pay(`/operator/refund-requests/${id}/grant`, { text: 'tx 1', isSentByHand: true });
  assert.match(await newest(api, fan), /coins worth \S*30\.00\S* were sent back to you\.\n\ntx 1/);
  assert.doesNotMatch(await newest(api, fan), /card/);
});

test('what a fan asked back is told as it was decided, with the words, and the performer what she gave', async (t) => {
  const { api, fan } = await prepare(t);
  const performer = await api.createPerformer();
  await speak(api, performer, 'en-US');
  const operator = api.as(await api.createOperator());
  const galleryId = await insertGallery(api.db, performer, { price: 6 });
  const bought = await api.as(fan).pay(`/wallet/charges/gallery/${galleryId}`, { expectedPrice: 6 });
  const request = { kind: 'purchase', itemId: bought.body.data.transaction._id, reason: 'unwanted', text: 'Oh' };
  const askBack = async () => (await api.as(fan).post('/refund-requests', request)).body.data._id;
  await operator.post(`/operator/refund-requests/${await askBack()}/refuse`, { text: 'It was opened' });
  assert.match(await newest(api, fan), /There is no refund for [^]*It was opened/);
  await operator.pay(`/operator/refund-requests/${await askBack()}/grant`, { text: 'With pleasure' });
  assert.match(await newest(api, fan), /your wallet has \S*6\S* tokens back\.\n\nWith pleasure/);
  assert.deepEqual(await templatesTo(api, fan), ['refund-refused', 'refund-granted']);
  assert.deepEqual(await templatesTo(api, performer), ['sale-refunded']);
  assert.match(await newest(api, performer), /6\S* tokens went back to the buyer/);
});

test('money that goes back to a card is told once it is there, and when the bank sends it back', async (t) => {
  const { api, fan } = await prepare(t);
  const refund = (paymentId: string) =>
    api.context.work((unit) => requestRefund(api.context, unit, { paymentId, amount: 1000n, reason: 'asked for it' }));
  await refund(await pay(api, fan));
  assert.deepEqual(await templatesTo(api, fan), ['refund-succeeded']);
  assert.match(await newest(api, fan), /\$10\.00\S* went back to the card \S* ?4242/);
  await refund(await pay(api, fan, CARDS.refundFails));
  await api.runJobs();
  await deliverAll(api);
  assert.equal((await templatesTo(api, fan)).at(-1), 'refund-failed');
  assert.match(await newest(api, fan), /Your wallet has \S*10\S* tokens back/);
});

test('a dispute is told as it opens and as it ends', async (t) => {
  for (const [evidence, end] of [
    ['winning_evidence', 'dispute-won'],
    ['losing_evidence', 'dispute-lost'],
  ] as const) {
    const { api, fan } = await prepare(t);
    const { disputeId } = await dispute(api, fan);
    assert.deepEqual(await templatesTo(api, fan), ['dispute-opened']);
    assert.match(await newest(api, fan), /Your bank wants \S*\$30\.00/);
    await answerDispute(api.context, disputeId, evidence);
    await deliverAll(api);
    await deliverAll(api);
    assert.deepEqual(await templatesTo(api, fan), ['dispute-opened', end]);
    if (end === 'dispute-won') continue;
    const operator = api.as(await api.createOperator());
    await operator.post(`/operator/disputes/${disputeId}/open-wallet`, { reason: 'It was a mistake' });
    assert.match(await newest(api, fan), /Your wallet is open again[^]*\S*\$30\.00[^]*do not return/);
    assert.doesNotMatch(await newest(api, fan), /It was a mistake/, 'what operators write for each other');
    assert.equal((await api.as(fan).get('/notifications')).body.data.data[0].kind, 'wallet-opened');
  }
});

test('a payout is told when it is sent, refused or comes back, and not while nothing moves', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await createPaidPerformer(api, 100), await api.createOperator()];
  await speak(api, performer, 'en-US');
  const told = async () => (await templatesTo(api, performer)).filter((name) => name !== 'payout-details-changed');
  await act(api, operator, await ask(api, performer, 60), 'refuse', { text: 'Not your name' });
  assert.match(await newest(api, performer), /60\S* tokens was rejected[^]*Not your name/);
  const sent = await ask(api, performer, 90);
  await act(api, operator, sent, 'approve');
  assert.deepEqual(await told(), ['payout-refused']);
  await act(api, operator, sent, 'paid', { reference: 'SEPA 78' });
  assert.match(await newest(api, performer), /\$90\.00\S* was sent to \S*•+ ?3007/);
  await act(api, operator, sent, 'returned', { text: 'Account closed' });
  assert.match(await newest(api, performer), /Account closed/);
  assert.deepEqual(await told(), ['payout-refused', 'payout-sent', 'payout-returned']);
});

test('a subscription that is given is told with its end, and so is that it was taken back', async (t) => {
  const { api, fan } = await prepare(t);
  const [giver, performer] = [await api.createUser({ name: 'Tara', balance: 50 }), await api.createPerformer()];
  const gift = { performerId: performer.id, username: fan.username, type: 'monthly', expectedPrice: 5, note: 'Buy x' };
  assert.equal((await api.as(giver).pay('/wallet/charges/subscribe/gifts', gift)).status, 200);
  const told = await newest(api, fan);
  assert.match(told, /Tara\S* gave you a subscription to \S*Mahsa/);
  assert.doesNotMatch(told, /Buy x/, 'a letter of the site carries no words of strangers');
  assert.deepEqual([await templatesTo(api, fan), await templatesTo(api, giver)], [['subscription-gift'], []]);
  const { transaction_id: transactionId } = await api.db
    .selectFrom('subscription_gifts')
    .select('transaction_id')
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId }));
  assert.deepEqual(await templatesTo(api, fan), ['subscription-gift', 'subscription-gift-returned']);
});
