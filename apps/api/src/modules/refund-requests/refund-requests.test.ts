import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { insertGallery } from '../../testing/content.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { moneyOf, openShop, order, readOrder, send } from '../orders/testing.ts';
import type { SettlePreview } from '../payment-operations/order-problems.schema.ts';
import { dispute, pay, payByCoins } from '../payment-operations/testing.ts';

const MANAGED = '/operator/refund-requests';

const prepare = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  const [fan, performer] = [await api.createUser({ balance: 50 }), await api.createPerformer()];
  return { api, operator, fan, performer };
};

const ask = (api: TestApi, fan: TestAccount, kind: string, itemId: string) =>
  api.as(fan).post('/refund-requests', { kind, itemId, reason: 'unwanted', text: 'By mistake' });

const noticesOf = async (api: TestApi, account: TestAccount): Promise<string[]> =>
  (await api.as(account).get('/notifications')).body.data.data.map(({ kind }: { kind: string }) => kind);

/** A gallery for 6 tokens that somebody has bought; answers both ids. */
const buyGallery = async (api: TestApi, fan: TestAccount, performer: TestAccount) => {
  const galleryId = await insertGallery(api.db, performer, { price: 6 });
  const bought = await api.as(fan).pay(`/wallet/charges/gallery/${galleryId}`, { expectedPrice: 6 });
  if (bought.status !== 200) throw new Error(bought.text);
  return { galleryId, saleId: bought.body.data.transaction._id as string };
};

test('a granted request returns the tokens and locks the item again', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  const { galleryId, saleId } = await buyGallery(api, fan, performer);
  const asked = await ask(api, fan, 'purchase', saleId);
  assert.equal(asked.status, 200, asked.text);
  const { _id: id } = asked.body.data;
  assert.deepEqual([asked.body.data.status, asked.body.data.total, asked.body.data.currency], ['open', 6, null]);
  assert.equal((await ask(api, fan, 'purchase', saleId)).body.code, 'refund.asked');
  const [waiting] = (await operator.get(MANAGED)).body.data.data;
  assert.deepEqual([waiting._id, waiting.person._id, waiting.seller._id], [id, fan.id, performer.id]);

  const preview = (await operator.get(`${MANAGED}/${id}/preview`)).body.data;
  assert.deepEqual(
    preview.parts.map(({ account, amount }: Record<string, unknown>) => [account, amount]),
    [
      ['wallet', 6],
      ['earnings', -4.8],
      ['commission', -1.2],
    ],
  );
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 4400n);
  const granted = await operator.pay(`${MANAGED}/${id}/grant`, { text: 'With pleasure' });
  assert.equal(granted.status, 200, granted.text);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 5000n);
  const [mine] = (await api.as(fan).get('/refund-requests')).body.data.data;
  assert.deepEqual([mine.status, mine.granted, mine.answer], ['granted', 6, 'With pleasure']);
  assert.ok((await noticesOf(api, fan)).includes('refund-granted'));
  assert.ok((await noticesOf(api, performer)).includes('sale-refunded'));
  const again = await api.as(fan).pay(`/wallet/charges/gallery/${galleryId}`, { expectedPrice: 6 });
  assert.equal(again.status, 200, 'it is closed, so it may be bought again');
  assert.equal((await ask(api, fan, 'purchase', saleId)).body.code, 'refund.not_possible');
  const decided = await operator.post(`${MANAGED}/${id}/refuse`, { text: 'No' });
  assert.equal(decided.body.code, 'refund.decided');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a request for a subscription says whether it was given, to whom and for which time', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  const receiver = await api.createUser({ name: 'Receiver' });
  const charges = '/wallet/charges/subscribe';
  const terms = { performerId: performer.id, type: 'monthly', expectedPrice: 5 };
  const { username } = receiver;
  const give = () => api.as(fan).pay(`${charges}/gifts`, { ...terms, username });
  const subscribe = () => api.as(fan).pay(`${charges}/performers`, { ...terms, expectedRenewalPrice: 5 });
  for (const answer of [await give(), await give(), await subscribe()]) {
    assert.equal(answer.status, 200, answer.text);
  }
  const sales = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .orderBy('id')
    .execute();
  for (const { id } of sales) assert.equal((await ask(api, fan, 'purchase', id)).status, 200);
  const [first, second, own] = (await operator.get(MANAGED)).body.data.data;
  for (const { sale, paidAt } of [first, second, own]) {
    assert.deepEqual([sale.kind, Number.isNaN(Date.parse(paidAt))], ['subscription', false]);
  }
  assert.deepEqual([first.gift.to.name, second.gift.to.name, own.gift], ['Receiver', 'Receiver', null]);
  assert.equal(second.gift.from, first.gift.until, 'two that cost the same differ by their time');
  const [mine] = (await api.as(fan).get('/refund-requests')).body.data.data;
  assert.deepEqual([mine.sale, mine.gift], [own.sale, null]);
  const { body } = await ask(api, fan, 'payment', await pay(api, fan));
  assert.deepEqual([body.data.sale, body.data.gift], [null, null]);
});

test('a partial refund leaves the item open', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  const { galleryId, saleId } = await buyGallery(api, fan, performer);
  const { _id: id } = (await ask(api, fan, 'purchase', saleId)).body.data;
  assert.equal((await operator.pay(`${MANAGED}/${id}/grant`, { amount: 2, text: 'A part' })).status, 200);
  const again = await api.as(fan).pay(`/wallet/charges/gallery/${galleryId}`, { expectedPrice: 6 });
  assert.equal(again.body.code, 'wallet.already_purchased');
});

test('a refused request moves nothing, notifies with a message, and can be repeated', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  const { saleId } = await buyGallery(api, fan, performer);
  const { _id: id } = (await ask(api, fan, 'purchase', saleId)).body.data;
  assert.equal((await operator.post(`${MANAGED}/${id}/refuse`, { text: ' ' })).status, 422);
  assert.equal((await operator.post(`${MANAGED}/${id}/refuse`, { text: 'It was opened' })).status, 200);
  const [mine] = (await api.as(fan).get('/refund-requests')).body.data.data;
  assert.deepEqual([mine.status, mine.answer, mine.granted], ['refused', 'It was opened', null]);
  assert.ok((await noticesOf(api, fan)).includes('refund-refused'));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 4400n);
  assert.equal((await ask(api, fan, 'purchase', saleId)).status, 200);
});

test('of concurrent requests for one thing one is made, and of concurrent decisions one', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  const { saleId } = await buyGallery(api, fan, performer);
  const answers = await Promise.all([1, 2, 3].map(() => ask(api, fan, 'purchase', saleId)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
  const id = answers.find(({ status }) => status === 200)?.body.data._id;
  const ends = await Promise.all([1, 2].map(() => operator.pay(`${MANAGED}/${id}/grant`, { text: 'Yes' })));
  assert.deepEqual(ends.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 5000n);
});

test('requests are refused after the days of the setting, for disputed payments, and for those of others', async (t) => {
  const { api, fan, performer } = await prepare(t);
  const { saleId } = await buyGallery(api, fan, performer);
  assert.equal((await ask(api, await api.createUser(), 'purchase', saleId)).status, 404);
  const paymentId = await pay(api, fan);
  await api.db
    .updateTable('payments')
    .set({ created_at: new Date(Date.now() - 15 * 86_400_000) })
    .execute();
  assert.equal((await ask(api, fan, 'payment', paymentId)).body.code, 'refund.too_late');
  const { paymentId: disputed } = await dispute(api, fan);
  assert.equal((await ask(api, fan, 'payment', disputed)).body.code, 'payment.disputed');
});

test('a granted request for a payment refunds its card', async (t) => {
  const { api, operator, fan } = await prepare(t);
  const paymentId = await pay(api, fan);
  const { _id: id } = (await ask(api, fan, 'payment', paymentId)).body.data;
  const preview = (await operator.get(`${MANAGED}/${id}/preview?amount=10`)).body.data;
  assert.deepEqual([preview.amount, preview.currency], [10, 'USD']);
  assert.equal((await operator.pay(`${MANAGED}/${id}/grant`, { amount: 10, text: 'A third' })).status, 200);
  const seen = (await operator.get(`/operator/payments/${paymentId}`)).body.data;
  assert.deepEqual([seen.payment.refunded, seen.refunds.length], [10, 1]);
});

test('a refund can be requested for a shipped order, and is paid by its seller', async (t) => {
  const { api, operator } = await prepare(t);
  const shop = await openShop(api);
  const [id, other] = [await order(api, shop), await order(api, shop)];
  assert.equal((await ask(api, shop.fan, 'order', id)).body.code, 'refund.not_possible');
  await send(api, shop, id);
  const { _id: requestId } = (await ask(api, shop.fan, 'order', id)).body.data;
  const preview = (await operator.get(`${MANAGED}/${requestId}/preview`)).body.data;
  assert.deepEqual(
    preview.parts.map(({ account, amount }: Record<string, unknown>) => [account, amount]),
    [
      ['earnings', -22.4],
      ['commission', -5.6],
      ['wallet', 28],
    ],
  );
  assert.equal((await operator.pay(`${MANAGED}/${requestId}/grant`, { text: 'It broke' })).status, 200);
  assert.deepEqual(await moneyOf(api, shop), [7200, 2800, 0], 'the other order is held as before');
  const after = await readOrder(api, shop.fan, id);
  assert.deepEqual([after.status, after.cancelledBy], ['refunded', 'site']);
  assert.equal((await readOrder(api, shop.fan, other)).status, 'created');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a reported problem is answered by the seller and closed by an operator, with a refund or without', async (t) => {
  const { api, operator } = await prepare(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await send(api, shop, id);
  const answer = (text: string) => api.as(shop.seller).put(`/orders/${id}/problem/answer`, { text });
  assert.equal((await answer('Sorry')).body.code, 'order.not_allowed_now');
  await api.as(shop.fan).put(`/orders/${id}/problem`, { reason: 'damaged', text: 'A crack' });
  assert.equal((await answer('Send me a picture')).status, 200);
  assert.equal((await readOrder(api, shop.fan, id)).problem?.answer, 'Send me a picture');
  const [open] = (await operator.get('/operator/order-problems')).body.data.data;
  assert.equal((await operator.get('/operator/overview')).body.data.openOrderProblems, 1);
  assert.deepEqual([open._id, open.left, open.answer], [id, 28, 'Send me a picture']);
  const preview = (amount: number) => operator.get(`/operator/order-problems/${id}/settle-preview?amount=${amount}`);
  const { amount, parts } = (await preview(10)).body.data as SettlePreview;
  const bearers = parts.map((part) => [part.account, part.owner?._id ?? null, part.amount]);
  assert.deepEqual([amount, parts.reduce((sum, part) => sum + part.amount, 0)], [10, 0]);
  assert.deepEqual(
    bearers.toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    [
      ['commission', null, -2],
      ['earnings', shop.seller.id, -8],
      ['wallet', shop.fan.id, 10],
    ],
  );
  assert.deepEqual((await preview(0)).body.data, { amount: 0, parts: [] });
  assert.equal((await preview(29)).body.code, 'ledger.nothing_to_reverse');
  assert.equal((await readOrder(api, shop.fan, id)).problem?.closedAt, null, 'a preview settles nothing');
  const settled = await operator.pay(`/operator/order-problems/${id}/settle`, { amount: 10, text: 'Half of it' });
  assert.equal(settled.status, 200, settled.text);
  assert.deepEqual(await moneyOf(api, shop), [8200, 0, 1440]);
  const after = await readOrder(api, shop.fan, id);
  assert.deepEqual([after.status, after.problem?.closedAt !== null, after.refunded], ['shipped', true, 10]);
  for (const side of [shop.fan, shop.seller]) {
    const { refunds = [] } = await readOrder(api, side, id);
    assert.deepEqual(
      refunds.map(({ amount: back, text }) => [back, text]),
      [[10, 'Half of it']],
    );
  }
  assert.equal((await operator.get('/operator/order-problems')).body.data.total, 0);
  assert.equal((await answer('Too late')).body.code, 'order.not_allowed_now');
  assert.equal((await preview(1)).body.code, 'order.not_allowed_now');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a subscription whose period is refunded ends at once', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  await api.db.updateTable('performers').set({ monthly_price: 500n }).where('user_id', '=', performer.id).execute();
  const prices = { expectedPrice: 5, expectedRenewalPrice: 5 };
  const subscribed = await api
    .as(fan)
    .pay('/wallet/charges/subscribe/performers', { performerId: performer.id, type: 'monthly', ...prices });
  assert.equal(subscribed.status, 200, subscribed.text);
  const { id: saleId } = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .executeTakeFirstOrThrow();
  const { _id: id } = (await ask(api, fan, 'purchase', saleId)).body.data;
  assert.equal((await operator.pay(`${MANAGED}/${id}/grant`, { text: 'Yes' })).status, 200);
  const { status } = await api.db.selectFrom('subscriptions').select('status').executeTakeFirstOrThrow();
  assert.equal(status, 'expired');
});

test('a request for coins is granted once an operator has sent them back', async (t) => {
  const { api, operator, fan, performer } = await prepare(t);
  const paymentId = await payByCoins(api, fan);
  const { _id: id } = (await ask(api, fan, 'payment', paymentId)).body.data;
  const { saleId } = await buyGallery(api, fan, performer);
  const { _id: ofSale } = (await ask(api, fan, 'purchase', saleId)).body.data;
  const listed = (await operator.get(MANAGED)).body.data.data;
  assert.deepEqual(
    listed.map((row: Record<string, unknown>) => [row._id, row.isOfCoins]),
    [
      [id, true],
      [ofSale, false],
    ],
  );
  const preview = await operator.get(`${MANAGED}/${id}/preview`);
  assert.deepEqual([preview.status, preview.body.data.amount], [200, 30], preview.text);
  const grant = (of: string, values: object) => operator.pay(`${MANAGED}/${of}/grant`, { text: 'tx 1', ...values });
  assert.equal((await grant(id, {})).body.code, 'payment.coins_by_hand');
  assert.equal((await grant(ofSale, { isSentByHand: true })).body.code, 'payment.not_refundable');
  const granted = await grant(id, { isSentByHand: true });
  assert.equal(granted.status, 200, granted.text);
  const { payment } = (await operator.get(`/operator/payments/${paymentId}`)).body.data;
  assert.deepEqual([payment.status, payment.refunded], ['refunded', 30]);
  const [entry] = (await operator.get('/operator/audit-log?action=refund-request.granted')).body.data.data;
  assert.deepEqual(entry.details.status.after, { granted: 30, isSentByHand: true });
  assert.deepEqual(await findImbalances(api.db), []);
});

const standingOf = async (api: TestApi, account: TestAccount) => {
  await api.runJobs();
  const [{ status, granted }] = (await api.as(account).get('/refund-requests')).body.data.data;
  const told = await noticesOf(api, account);
  const refundsTold = told.filter((kind) => kind === 'refund-granted' || kind === 'payment-refunded');
  return [status, granted, refundsTold];
};

for (const [what, payed] of [
  ['a card', pay],
  ['coins', payByCoins],
] as const) {
  test(`a request is granted once all of its payment with ${what} was refunded another way`, async (t) => {
    const { api, operator, fan } = await prepare(t);
    const paymentId = await payed(api, fan);
    const refund = (amount: number) =>
      operator.pay(`/operator/payments/${paymentId}/refund`, {
        ...{ amount, reason: 'tx 1', isSentByHand: what === 'coins' },
      });
    assert.equal((await refund(5)).status, 200);
    await ask(api, fan, 'payment', paymentId);
    assert.equal((await refund(10)).status, 200);
    assert.deepEqual(await standingOf(api, fan), ['open', null, ['payment-refunded', 'payment-refunded']]);
    assert.equal((await refund(15)).status, 200);
    const ended = ['granted', 25, ['refund-granted', 'payment-refunded', 'payment-refunded']];
    assert.deepEqual(await standingOf(api, fan), ended);
    await api.context.work((unit) => unit.addJob('end-refunded-requests', {}));
    assert.deepEqual(await standingOf(api, fan), ended, 'told once');
    assert.equal((await operator.get(MANAGED)).body.data.total, 0);
  });
}

test('a request for an order is granted once its problem was settled with all of it', async (t) => {
  const { api, operator } = await prepare(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await send(api, shop, id);
  await ask(api, shop.fan, 'order', id);
  await api.as(shop.fan).put(`/orders/${id}/problem`, { reason: 'damaged', text: 'A crack' });
  const settled = await operator.pay(`/operator/order-problems/${id}/settle`, { amount: 28, text: 'All of it' });
  assert.equal(settled.status, 200, settled.text);
  assert.deepEqual(await standingOf(api, shop.fan), ['granted', 28, ['refund-granted']]);
});
