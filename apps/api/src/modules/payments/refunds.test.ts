import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/api.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { templatesTo } from '../money-letters/testing.ts';
import { paymentJobs } from './payments.jobs.ts';
import { findRefunds } from './refunds.repository.ts';
import { endRefund, retryQueued } from './operator-queue.service.ts';
import { recordRefund, requestRefund, settleRefund } from './refunds.service.ts';
import { deliverAll } from './testing/deliveries.ts';

const paid = async (t: Parameters<typeof createTestApi>[0], number = '4242424242424242') => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const card = { number, expMonth: 12, expYear: 2099, cvc: '123' };
  const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', { amount: 30, card })).body.data;
  const paymentId: string = payment._id;
  return {
    api,
    fan,
    paymentId,
    refund: (amount?: bigint, of = paymentId) =>
      api.context.work((unit) => requestRefund(api.context, unit, { paymentId: of, amount, reason: 'asked for it' })),
    balance: () => findBalance(api.db, walletOf(fan.id)),
    statuses: async () => (await findRefunds(api.db, paymentId)).map(({ status }) => status),
    status: async (of = paymentId) =>
      (await api.db.selectFrom('payments').select('status').where('id', '=', of).executeTakeFirstOrThrow()).status,
  };
};

test('a refund takes tokens at once and returns money by a job, up to the paid amount', async (t) => {
  const { api, refund, balance, status, statuses } = await paid(t);
  await refund(1000n);
  assert.equal(await balance(), 2000n);
  await api.runJobs();
  assert.deepEqual([await status(), await statuses()], ['succeeded', ['succeeded']]);
  await assert.rejects(refund(2001n), { code: 'payment.not_refundable' });
  await refund();
  await api.runJobs();
  assert.deepEqual([await balance(), await status()], [0n, 'refunded']);
  await assert.rejects(refund(1n), { code: 'payment.not_refundable' });
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a payment whose gateway is no longer configured is refused with a code, and one that waits is not asked of another', async (t) => {
  const { api, paymentId, refund, balance, statuses } = await paid(t);
  await refund(1000n);
  const { sandbox } = api.context.gateways;
  assert.ok(sandbox);
  const other = {
    ...sandbox,
    refund: () => assert.fail('the wrong gateway'),
    findRefund: () => assert.fail('the wrong gateway'),
  };
  api.context.gateways = { stripe: other };
  await assert.rejects(refund(500n), { code: 'payment.gateway_gone' });
  const operator = api.as(await api.createOperator());
  const answer = await operator.pay(`/operator/payments/${paymentId}/refund`, { amount: 5, reason: 'kindness' });
  assert.deepEqual([answer.status, answer.body.code], [409, 'payment.gateway_gone']);
  const preview = await operator.get(`/operator/payments/${paymentId}/refund-preview`);
  assert.equal(preview.body.code, 'payment.gateway_gone');
  const [waiting] = await findRefunds(api.db, paymentId);
  await assert.rejects(settleRefund(api.context, waiting?.id ?? ''), { code: 'payment.gateway_gone' });
  assert.deepEqual([await balance(), await statuses()], [2000n, ['pending']]);
});

test('a card of a gateway that is no longer configured is refused with a code, and deleted without asking', async (t) => {
  const { api, fan } = await paid(t);
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  const { _id: cardId } = (await api.as(fan).post('/sandbox/cards', card)).body.data;
  // What the sandbox still had to tell would be told to nobody.
  await deliverAll(api);
  api.context.gateways = {};
  const charged = await api.as(fan).pay('/payment/wallet/top-up', { amount: 10, cardId });
  assert.deepEqual([charged.status, charged.body.code], [409, 'payment.gateway_gone']);
  assert.equal((await api.as(fan).delete(`/payment-cards/${cardId}`)).status, 200);
  await api.runJobs();
});

test('where one part has failed at the bank, all that is left can still be given back', async (t) => {
  const { api, fan, refund, balance, status } = await paid(t);
  const packageId = newId();
  const stored = { id: packageId, names: '{}', tokens: 2600n, price: 2500n, currency: 'USD' };
  await api.db.insertInto('token_packages').values(stored).execute();
  const tax = { id: newId(), country: 'DE', name: 'MwSt.', rate: 1900, valid_from: new Date('2020-01-01') };
  await api.db.insertInto('tax_rates').values(tax).execute();
  for (const [country, expectedPrice] of [
    [undefined, 25],
    ['DE', 29.75],
  ] as const) {
    if (country) await api.db.updateTable('users').set({ country }).where('id', '=', fan.id).execute();
    const before = await balance();
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
    const order = { packageId, expectedPrice, currency: 'USD', card };
    const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', order)).body.data;
    const back = (amount?: bigint) => refund(amount, payment._id);
    const [failing] = [await back(10n), await back(15n)];
    await api.context.work((unit) => recordRefund(unit, failing, { status: 'failed', ref: null }));
    await back();
    await api.runJobs();
    assert.deepEqual([await balance(), await status(payment._id)], [before, 'refunded']);
  }
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});

test('the gateway’s entry of each part is what goes back to the card, with tax and gifts, and parts add up to all', async (t) => {
  const { api, fan } = await paid(t);
  const packageId = newId();
  const stored = { id: packageId, names: '{}', tokens: 2600n, price: 2500n, currency: 'USD' };
  await api.db.insertInto('token_packages').values(stored).execute();
  const tax = { id: newId(), country: 'DE', name: 'VAT', rate: 2350, valid_from: new Date('2020-01-01') };
  await api.db.insertInto('tax_rates').values(tax).execute();
  await api.db.updateTable('users').set({ country: 'DE' }).where('id', '=', fan.id).execute();
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  const order = { packageId, expectedPrice: 30.88, currency: 'USD', card };
  const { payment } = (await api.as(fan).pay('/payment/wallet/top-up', order)).body.data;
  const operator = api.as(await api.createOperator());
  const parts = async (amount?: number) => {
    const path = `/operator/payments/${payment._id}`;
    const asked = amount === undefined ? '' : `?amount=${amount}`;
    const { body } = await operator.get(`${path}/refund-preview${asked}`);
    const answer = await operator.pay(`${path}/refund`, {
      reason: 'kindness',
      ...(amount !== undefined && { amount }),
    });
    assert.equal(answer.status, 200, answer.text);
    return Object.fromEntries(
      body.data.parts.map((part: { account: string; amount: number }) => [part.account, part.amount]),
    );
  };
  const first = { wallet: -8.42, gateway: 10.01, 'tax-payable': -1.91, promotion: 0.32 };
  assert.deepEqual(await parts(10.01), first);
  assert.equal((await parts(7.77)).gateway, 7.77);
  assert.equal((await parts()).gateway, 13.1);
  await api.runJobs();
  const { rows } = await sql<{ kind: string; amount: bigint }>`
    select account.kind, sum(entry.amount)::bigint as amount from ledger_entries entry
      join ledger_transactions movement on movement.id = entry.transaction_id
      join ledger_accounts account on account.id = entry.account_id
    where movement.id = (select transaction_id from payments where id = ${payment._id})
      or movement.reverses_id = (select transaction_id from payments where id = ${payment._id})
    group by account.kind`.execute(api.db);
  assert.deepEqual(new Set(rows.map(({ amount }) => amount)), new Set([0n]), 'nothing of the payment is left anywhere');
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});

test('concurrent refunds together do not exceed the payment', async (t) => {
  const { refund, balance } = await paid(t);
  const ends = await Promise.allSettled([refund(2000n), refund(2000n), refund(2000n)]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await balance(), 1000n);
});

test('tokens that were spent are not refunded', async (t) => {
  const { api, fan, refund } = await paid(t);
  const performer = await api.createPerformer();
  assert.equal(
    (
      await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, {
        amount: 10,
        source: { type: 'profile', _id: performer.id },
      })
    ).status,
    200,
  );
  await assert.rejects(refund(), { code: 'wallet.insufficient_balance' });
});

test('a refund whose answer was lost is looked up, and made once', async (t) => {
  const { api, refund, statuses } = await paid(t);
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  let made = 0;
  const lost = async (...order: Parameters<typeof working.refund>) => {
    made += 1;
    await working.refund(...order);
    throw new Error('the gateway did not answer');
  };
  api.context.gateways = { sandbox: { ...working, refund: lost } };
  const id = await refund(1000n);
  await assert.rejects(settleRefund(api.context, id));
  await settleRefund(api.context, id);
  assert.deepEqual([made, await statuses()], [1, ['succeeded']]);
});

test('a pending refund is settled later, by an event or by polling', async (t) => {
  const { api, refund, statuses, status } = await paid(t, '4000000000007726');
  const id = await refund();
  await settleRefund(api.context, id);
  assert.deepEqual([await statuses(), await status()], [['pending'], 'succeeded']);
  const long = new Date(Date.now() - 60 * 60_000);
  await api.db.updateTable('sandbox_refunds').set({ later_at: long }).execute();
  await api.db.updateTable('refunds').set({ updated_at: long }).execute();
  await paymentJobs['settle-pending-refunds'](api.context, {});
  assert.deepEqual([await statuses(), await status()], [['succeeded'], 'refunded']);
});

test('a refund that fails later returns the tokens once, and can be requested again', async (t) => {
  const { api, fan, refund, balance, statuses, status } = await paid(t, '4000000000005126');
  const id = await refund();
  await settleRefund(api.context, id);
  assert.deepEqual([await balance(), await status()], [0n, 'refunded']);
  await deliverAll(api);
  await Promise.all([settleRefund(api.context, id), settleRefund(api.context, id)]);
  assert.deepEqual([await balance(), await statuses(), await status()], [3000n, ['failed'], 'succeeded']);
  const told = api.events.map(({ event }) => event).filter(({ name }) => name === 'wallet.balance.changed');
  assert.deepEqual(
    told.map(({ data }) => ('change' in data ? data.change : null)),
    [30, -30, 30],
  );
  await refund();
  assert.deepEqual([await balance(), (await statuses()).length], [0n, 2]);
  assert.equal((await api.as(fan).get('/users/me')).body.data.balance, 0);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('an answer from before a refund had succeeded changes nothing, and its payer gets one letter', async (t) => {
  const { api, fan, refund, statuses, status } = await paid(t);
  const id = await refund();
  await api.runJobs();
  const record = (outcome: 'pending' | 'succeeded') =>
    api.context.work((unit) => recordRefund(unit, id, { status: outcome, ref: 'sandbox:refund' }));
  await record('pending');
  assert.deepEqual([await statuses(), await status()], [['succeeded'], 'refunded']);
  await record('succeeded');
  await api.runJobs();
  const letters = (await templatesTo(api, fan)).filter((template) => template === 'refund-succeeded');
  assert.equal(letters.length, 1);
});

test('a refund that is tried again while its gateway is asked about it is not ended, and its tokens stay away', async (t) => {
  for (const isMade of [true, false]) {
    const { api, refund, balance, statuses } = await paid(t);
    const working = api.context.gateways.sandbox;
    assert.ok(working);
    const id = await refund(1000n);
    await api.db.updateTable('refunds').set({ operator_since: new Date() }).where('id', '=', id).execute();
    const note = async () => {};
    // The other operator presses while this one's look-up has found nothing and is still on its way back.
    const findRefundSlowly: typeof working.findRefund = async (order) => {
      const known = await working.findRefund(order);
      api.context.gateways = { sandbox: working };
      await retryQueued(api.context, { kind: 'refund', id }, note);
      if (isMade) await settleRefund(api.context, id);
      return known;
    };
    api.context.gateways = { sandbox: { ...working, findRefund: findRefundSlowly } };
    await assert.rejects(endRefund(api.context, id, note), { code: 'payment.nothing_waits' });
    await api.runJobs();
    assert.deepEqual([await balance(), await statuses()], [2000n, ['succeeded']]);
  }
});

test('a refund that two operators end is ended, and noted, once', async (t) => {
  const { api, refund } = await paid(t);
  const id = await refund(1000n);
  await api.db.updateTable('refunds').set({ operator_since: new Date() }).where('id', '=', id).execute();
  let noted = 0;
  const note = async () => void (noted += 1);
  const ends = await Promise.allSettled([endRefund(api.context, id, note), endRefund(api.context, id, note)]);
  assert.deepEqual([ends.filter(({ status }) => status === 'fulfilled').length, noted], [1, 1]);
});
