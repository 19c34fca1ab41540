import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { suspendAccount } from '../accounts/suspension.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { moneyOf, openShop, order, send } from '../orders/testing.ts';
import { dispute, pay } from '../payment-operations/testing.ts';
import { answerDispute } from '../payments/dispute-answers.service.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { refundSale } from './sale-refunds.service.ts';

/** As a deletion does, with the balance that is given up. */
const leave = (api: TestApi, { id }: TestAccount, forfeited: bigint) =>
  api.context.work(async (unit) => {
    await unit.callHook('onLeaving', { userId: id, forfeited });
    await unit.callHook('forget', { id, name: 'Nobody' });
    await unit.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  });

/** What the platform's accounts hold. */
const platform = async ({ db }: TestApi): Promise<Record<string, bigint>> => {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where('account.owner_id', 'is', null)
    .groupBy('account.kind')
    .select(['account.kind', (eb) => eb.fn.sum<string>('entry.amount').as('sum')])
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, BigInt(sum)]));
};

const paymentOf = async ({ db }: TestApi, orderId: string): Promise<string> =>
  (await db.selectFrom('orders').select('payment_id').where('id', '=', orderId).executeTakeFirstOrThrow()).payment_id;

test('deleting an account refuses its open refund requests and deletes their texts', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const itemId = await pay(api, fan);
  await api.as(fan).post('/refund-requests', { kind: 'payment', itemId, reason: 'other', text: 'A secret' });
  await leave(api, fan, 3000n);
  const rows = await api.db.selectFrom('refund_requests').select(['status', 'text']).execute();
  assert.deepEqual(rows, [{ status: 'refused', text: '' }]);
});

test('a dispute of a deleted account continues, and the books balance whatever its result', async (t) => {
  for (const evidence of ['winning_evidence', 'losing_evidence']) {
    const api = await createTestApi(t);
    const fan = await api.createUser();
    const { disputeId } = await dispute(api, fan);
    await leave(api, fan, 0n);
    await answerDispute(api.context, disputeId, evidence);
    await deliverAll(api);
    const { commission = 0n } = await platform(api);
    assert.equal(commission, evidence === 'winning_evidence' ? 3000n : 0n, evidence);
    assert.deepEqual(await findImbalances(api.db), []);
  }
});

test('the refund of a deleted performer’s sale is paid by the platform', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await send(api, shop, id);
  await leave(api, shop.seller, 2240n);
  const transactionId = await paymentOf(api, id);
  await api.context.work((unit) => refundSale(unit, { transactionId, reason: 'It broke' }));
  assert.deepEqual(await moneyOf(api, shop), [10_000, 0, 0]);
  const { commission, 'dispute-loss': loss } = await platform(api);
  assert.deepEqual([commission, loss], [2240n, -2240n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the refund of a suspended performer’s sale is paid from her earnings', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await send(api, shop, id);
  await api.context.work((unit) => suspendAccount(unit, { userId: shop.seller.id, reason: 'fraud' }));
  const transactionId = await paymentOf(api, id);
  await api.context.work((unit) => refundSale(unit, { transactionId, reason: 'It broke' }));
  assert.deepEqual(await moneyOf(api, shop), [10_000, 0, 0]);
});

test('a disputed payment takes nothing from the sellers it was spent on', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.as(fan).pay('/payment/wallet/top-up', {
    ...{ amount: 30, card: { number: '4000000000000259', expMonth: 12, expYear: 2099, cvc: '123' } },
  });
  const shop = await openShop(api, {}, { fan, balance: 0 });
  const id = await order(api, shop);
  await send(api, shop, id);
  await deliverAll(api);
  assert.deepEqual(await moneyOf(api, shop), [0, 0, 2240]);
  assert.equal((await platform(api))['dispute-loss'], -2800n);
  assert.deepEqual(await findImbalances(api.db), []);
});
