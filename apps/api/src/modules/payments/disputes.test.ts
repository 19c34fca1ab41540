import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { reverse } from '../ledger/reversals.ts';
import { findDifferences } from '../books/differences.ts';
import { listDisputes } from '../payment-operations/disputes.repository.ts';
import { findVersion } from './disputes.repository.ts';
import { answerDispute } from './dispute-answers.service.ts';
import { recordDispute, settleDispute } from './disputes.service.ts';
import { requestRefund } from './refunds.service.ts';
import { deliverAll } from './testing/deliveries.ts';

const card = { number: '4000000000000259', expMonth: 12, expYear: 2099, cvc: '123' };
const TOP_UP = '/payment/wallet/top-up';

const disputed = async (t: Parameters<typeof createTestApi>[0], spent = 0) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.as(fan).pay(TOP_UP, { amount: 20, card: { ...card, number: '4242424242424242' } });
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 30, card })).body.data;
  const tip = (amount: number) =>
    api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount, source: { type: 'profile', _id: performer.id } });
  if (spent > 0) assert.equal((await tip(spent)).status, 200);
  await deliverAll(api);
  const find = async () => {
    const [dispute] = await listDisputes(api.db, { limit: 1 }, null);
    assert.ok(dispute);
    return dispute;
  };
  const answer = async (evidence: string) => {
    await answerDispute(api.context, (await find()).id, evidence);
    await deliverAll(api);
  };
  const lost = async () => {
    const entries = await api.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .select('ledger_entries.amount')
      .where('kind', '=', 'dispute-loss')
      .execute();
    return entries.reduce((sum, { amount }) => sum + amount, 0n);
  };
  return {
    api,
    fan,
    tip,
    find,
    answer,
    lost,
    paymentId: payment._id as string,
    balance: () => findBalance(api.db, walletOf(fan.id)),
  };
};

test('a dispute takes the tokens back, and nothing is paid while it is open', async (t) => {
  const { api, fan, tip, find, balance, paymentId } = await disputed(t);
  assert.deepEqual([(await find()).status, await balance()], ['open', 2000n]);
  const [newest, earlier] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  assert.deepEqual([newest._id, newest.dispute, earlier.dispute], [paymentId, 'open', null]);
  for (const answer of [await tip(10), await api.as(fan).pay(TOP_UP, { amount: 30, card })]) {
    assert.deepEqual([answer.status, answer.body.code], [403, 'wallet.suspended']);
  }
  const refund = api.context.work((unit) => requestRefund(api.context, unit, { paymentId, reason: 'kindness' }));
  await assert.rejects(refund, { code: 'payment.disputed' });
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a won dispute returns the tokens, and the account may pay again', async (t) => {
  const { api, tip, find, answer, balance } = await disputed(t);
  await answer('winning_evidence');
  assert.deepEqual([(await find()).status, await balance()], ['won', 5000n]);
  assert.equal((await tip(10)).status, 200);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a lost dispute keeps the tokens, and won and lost may change', async (t) => {
  const { api, tip, find, answer, balance } = await disputed(t);
  const ends: Array<[string, bigint]> = [];
  for (const evidence of ['losing_evidence', 'winning_evidence', 'losing_evidence', 'winning_evidence']) {
    await answer(evidence);
    ends.push([(await find()).status, await balance()]);
    if (evidence === 'losing_evidence') assert.equal((await tip(10)).body.code, 'wallet.closed');
  }
  assert.deepEqual(ends, [
    ['lost', 2000n],
    ['won', 5000n],
    ['lost', 2000n],
    ['won', 5000n],
  ]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a wallet that a lost dispute has closed is opened by an operator, and another loss closes it again', async (t) => {
  const { api, fan, tip, find, answer } = await disputed(t, 40);
  const operator = api.as(await api.createOperator());
  const closedBy = async () => (await api.as(fan).get('/wallet/standing')).body.data.closedBy;
  const { id } = await find();
  const open = (reason = 'It was a mistake') => operator.post(`/operator/disputes/${id}/open-wallet`, { reason });
  assert.deepEqual([await closedBy(), (await open()).body.code], ['open-dispute', 'payment.wallet_not_closed']);
  await answer('losing_evidence');
  assert.equal(await closedBy(), 'lost-dispute');
  assert.equal((await open(' ')).status, 422);
  const before = api.events.length;
  assert.equal((await open()).status, 200);
  assert.ok(api.events.slice(before).some(({ event }) => 'area' in event.data && event.data.area === 'wallet'));
  assert.equal(await closedBy(), null);
  const { wallet } = (await operator.get(`/operator/disputes/${id}`)).body.data;
  assert.deepEqual([wallet.isClosed, wallet.openedFor], [false, 'It was a mistake']);
  assert.equal((await open()).body.code, 'payment.wallet_not_closed');
  const [entry] = (await operator.get('/operator/audit-log?action=dispute.wallet-opened')).body.data.data;
  const details = { state: { before: 'closed', after: 'open' }, reason: 'It was a mistake' };
  assert.deepEqual([entry.targetId, entry.details], [id, details]);

  // What is bought now is the fan's: the loss of before is the platform's.
  assert.equal(
    (await api.as(fan).pay(TOP_UP, { amount: 30, card: { ...card, number: '4242424242424242' } })).status,
    200,
  );
  const tipped = await tip(20);
  assert.equal(tipped.status, 200, tipped.text);
  const transactionId = tipped.body.data.transaction._id;
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId }));
  await api.runJobs();
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);

  await api.as(fan).pay(TOP_UP, { amount: 20, card });
  await deliverAll(api);
  assert.equal(await closedBy(), 'open-dispute');
  const second = await find();
  assert.notEqual(second.id, id);
  await answerDispute(api.context, second.id, 'losing_evidence');
  await deliverAll(api);
  assert.equal(await closedBy(), 'lost-dispute');
  assert.equal((await tip(10)).body.code, 'wallet.closed');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a dispute that is lost anew after the wallet was opened closes it again', async (t) => {
  const { api, fan, find, answer } = await disputed(t);
  const operator = api.as(await api.createOperator());
  const closedBy = async () => (await api.as(fan).get('/wallet/standing')).body.data.closedBy;
  await answer('losing_evidence');
  await operator.post(`/operator/disputes/${(await find()).id}/open-wallet`, { reason: 'kindness' });
  await answer('winning_evidence');
  assert.equal(await closedBy(), null);
  await answer('losing_evidence');
  assert.equal(await closedBy(), 'lost-dispute');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('spent tokens of a dispute are the platform’s loss, and return to it when the dispute is won', async (t) => {
  const { api, answer, lost, balance } = await disputed(t, 40);
  assert.deepEqual([await balance(), await lost()], [0n, -2000n]);
  await answer('winning_evidence');
  assert.deepEqual([await balance(), await lost()], [1000n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('repeated and concurrent events of a dispute move tokens once', async (t) => {
  const { api, find, balance } = await disputed(t);
  const { provider_ref: ref } = await find();
  const settle = () => settleDispute(api.context, { provider: 'sandbox', ref });
  assert.deepEqual(await Promise.all([settle(), settle(), settle()]), [true, true, true]);
  assert.equal(await balance(), 2000n);
  const taken = await api.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'chargeback').execute();
  assert.equal(taken.length, 1);
});

test('a dispute above its payment takes that payment’s tokens alone, and gives them back', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const paid = { ...card, number: '4242424242424242' };
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 20, card: paid })).body.data;
  await api.as(fan).pay(TOP_UP, { amount: 30, card: paid });
  const about = { provider: 'sandbox', ref: 'dearer' };
  const tell = async (status: 'open' | 'won') => {
    const told = { ...about, chargeKey: payment._id, amount: 2300n, reason: 'fraudulent', status, dueAt: null };
    const version = await findVersion(api.db, about);
    await api.context.work((unit) => recordDispute(unit, payment._id, { provider: 'sandbox', told, version }));
    return findBalance(api.db, walletOf(fan.id));
  };
  assert.equal(await tell('open'), 3000n);
  const [dispute] = await listDisputes(api.db, { limit: 1 }, null);
  assert.equal(dispute?.amount, 2300n, 'what the bank took is kept with it');
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
  assert.equal(await tell('won'), 5000n);
  assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
});

test('a dispute of an unsettled payment settles the payment first', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const lose = async (...charge: Parameters<typeof working.charge>) => {
    await working.charge(...charge);
    throw new Error('the gateway did not answer');
  };
  api.context.gateways = { sandbox: { ...working, charge: lose } };
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  api.context.gateways = { sandbox: working };
  const { ref } = await api.db.selectFrom('sandbox_disputes').select('ref').executeTakeFirstOrThrow();
  assert.equal(await settleDispute(api.context, { provider: 'sandbox', ref }), true);
  const kinds = await api.db.selectFrom('ledger_transactions').select('kind').orderBy('id').execute();
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    ['top-up', 'chargeback'],
  );
  assert.equal(await settleDispute(api.context, { provider: 'sandbox', ref: 'sandbox:dispute:none' }), false);
});
