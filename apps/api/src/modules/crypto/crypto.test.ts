import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { newId } from '../../platform/ids.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { findDue } from './crypto.repository.ts';
import { cryptoJobs } from './crypto.jobs.ts';
import type { CryptoStatus, MismatchedPayment } from './crypto.schema.ts';
import { pollInvoice } from './invoice-polling.service.ts';

/** An invoice for ten tokens, and what its payer can do on the sandbox's page. */
const openOne = async (api: TestApi, fan: TestAccount, body: object = {}) => {
  const opened = await api.as(fan).pay('/crypt/invoices', { amount: 10, ...body });
  assert.equal(opened.status, 200, opened.text);
  const invoice: CryptoStatus = opened.body.data;
  const [path = '', query = ''] = (invoice.payUrl ?? '').replace('/api', '').split('?');
  const act = async (name: string, amount?: string) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api${path}?${query}&act=${name}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: amount === undefined ? '' : `amount=${amount}`,
    });
    assert.equal(answer.statusCode, 303, answer.payload);
    await deliverAll(api);
  };
  const status = async (): Promise<CryptoStatus> => (await api.as(fan).get(`/crypt/${invoice._id}/status`)).body.data;
  const standing = async () => {
    const { status: state, detail, pollAfterMs } = await status();
    return [state, detail, pollAfterMs];
  };
  return { invoice, act, status, standing, page: `${path}?${query}` };
};

const balanceOf = (api: TestApi, fan: TestAccount) => findBalance(api.db, walletOf(fan.id));

test('a full payment is confirmed by blocks and credits its tokens once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice, act, standing, status } = await openOne(api, fan);
  assert.deepEqual(await standing(), ['pending', 'waiting', 5000]);
  assert.deepEqual([invoice.amount, invoice.coin, invoice.tokens, invoice.cost], ['0.0002', 'BTC', 10, 10]);
  assert.equal(invoice.uri, `bitcoin:${invoice.address}?amount=0.0002`);
  await act('send', '0.0002');
  assert.deepEqual(await standing(), ['pending', 'confirming', 15_000]);
  await act('mine');
  assert.equal((await status()).confirmations, 1);
  assert.equal(await balanceOf(api, fan), 0n);
  await act('mine');
  assert.deepEqual(await standing(), ['succeeded', 'settled', null]);
  await act('mine');
  await deliverAll(api);
  assert.equal(await balanceOf(api, fan), 1000n);
  const told = api.events.filter(({ event }) => event.name === 'payment.changed');
  assert.deepEqual(told[0]?.target, { kind: 'user', userId: fan.id });
  const [payment] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  assert.deepEqual([payment.status, payment.provider], ['succeeded', 'sandbox-crypto']);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the page of the test chain reads amounts as fields do, and shows a wrong one again with the reason', async (t) => {
  const api = await createTestApi(t);
  const { act, status, page } = await openOne(api, await api.createUser());
  await act('send', encodeURIComponent('۰٫۰۰۰۱'));
  assert.equal((await status()).received, '0.0001');
  const refused = await api.app.inject({
    ...{ method: 'POST', url: `/api${page}&act=send` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ amount: 'much "<b>' }).toString(),
  });
  assert.deepEqual([refused.statusCode, refused.headers['content-type']], [422, 'text/html; charset=utf-8']);
  assert.match(refused.payload, /value="much &#34;&#60;b&#62;" aria-invalid="true"/);
  assert.match(refused.payload, /<p role="alert" class="wrong" id="wrong">/);
  assert.match(refused.payload, /act=mine/, 'and the rest of the page is there');
  assert.equal((await status()).received, '0.0001');
});

test('the same key opens one invoice, and its price in coins stays', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const open = () => api.as(fan).pay('/crypt/invoices', { amount: 10 }, 'crypto-key-1');
  const [one, other] = [await open(), await open()];
  assert.equal(one.body.data._id, other.body.data._id);
  assert.equal(one.body.data.address, other.body.data.address);
  const refused = await api.as(fan).pay('/crypt/invoices', { amount: 1 });
  assert.equal(refused.body.code, 'wallet.amount_out_of_bounds');
});

test('an unpaid invoice expires, is no longer polled, and is visible to its payer only', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const { invoice, act, standing, page } = await openOne(api, fan);
  assert.equal((await api.as(other).get(`/crypt/${invoice._id}/status`)).status, 404);
  assert.equal((await api.guest.get(page)).status, 200);
  const over = await api.app.inject({ url: `/api${page.replace(/signature=.../, 'signature=xxx')}` });
  assert.deepEqual([over.statusCode, over.headers['content-type']], [404, 'text/html; charset=utf-8']);
  assert.match(over.payload, /<a href="\/">/, 'a way back, and no raw answer');
  await act('expire');
  assert.deepEqual(await standing(), ['failed', 'expired', null]);
});

const decide = async (api: TestApi, id: string, decision: 'credited' | 'refunded', seen: object = {}) => {
  const operator = await api.createOperator();
  return api.as(operator).post(`/operator/crypto-payments/${id}/decision`, { decision, note: 'looked at', ...seen });
};

const mismatched = {
  underpaid: { steps: [['send', '0.0001'], ['mine'], ['mine'], ['expire']], tokens: 500n },
  overpaid: { steps: [['send', '0.0003'], ['mine'], ['mine']], tokens: 1500n },
  late: { steps: [['expire'], ['send', '0.0002'], ['mine'], ['mine']], tokens: 1000n },
} as const;

for (const [detail, { steps, tokens }] of Object.entries(mismatched)) {
  test(`${detail}: an operator decides, and what came is credited once`, async (t) => {
    const api = await createTestApi(t);
    const fan = await api.createUser();
    const { invoice, act, standing } = await openOne(api, fan);
    for (const [name, amount] of steps) await act(name, amount);
    assert.deepEqual(await standing(), ['pending', detail, 60_000]);
    assert.equal(await balanceOf(api, fan), 0n);
    const operator = await api.createOperator();
    const listed = await api.as(operator).get('/operator/crypto-payments');
    assert.equal(listed.status, 200, listed.text);
    const [shown] = listed.body.data.data;
    assert.deepEqual([shown.payment._id, shown.payer._id, shown.worth], [invoice._id, fan.id, Number(tokens) / 100]);
    const answers = await Promise.all([decide(api, invoice._id, 'credited'), decide(api, invoice._id, 'credited')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.equal(await balanceOf(api, fan), tokens);
    assert.deepEqual((await standing()).slice(0, 1), ['succeeded']);
    const log = await api.db.selectFrom('audit_log').select('action').where('target_id', '=', invoice._id).execute();
    assert.deepEqual(log, [{ action: 'crypto.decided' }]);
    assert.deepEqual(await findImbalances(api.db), []);
  });
}

test('what is credited in part has whole amounts where the currency has no others, and all of it can be given back', async (t) => {
  const api = await createTestApi(t);
  const settings = { currency: 'JPY', tokenValue: 151 };
  await api.db
    .insertInto('settings')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute();
  const tax = { id: newId(), country: 'JP', name: 'Tax', rate: 1000, valid_from: new Date('2020-01-01') };
  await api.db.insertInto('tax_rates').values(tax).execute();
  const fan = await api.createUser();
  await api.db.updateTable('users').set({ country: 'JP' }).where('id', '=', fan.id).execute();
  const operator = api.as(await api.createOperator());
  const row = () =>
    api.db
      .selectFrom('payments')
      .select(['id', 'amount', 'tax_amount', 'tokens'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const giveBack = async () => {
    const order = { reason: 'sent back', isSentByHand: true };
    const answer = await operator.pay(`/operator/payments/${(await row()).id}/refund`, order);
    assert.equal(answer.status, 200, answer.text);
    assert.equal(await balanceOf(api, fan), 0n);
    assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
  };
  const creditPart = async () => {
    const { invoice, act } = await openOne(api, fan, { expectedPrice: 1661, currency: 'JPY' });
    assert.equal(invoice.cost, 1661);
    for (const [name, amount] of [['send', '0.010001'], ['mine'], ['mine'], ['expire']] as const)
      await act(name, amount);
    assert.equal((await decide(api, invoice._id, 'credited')).status, 200);
    return row();
  };
  // 500.05 of 1,661 have come, and 45.45 of its tax.
  const { amount, tax_amount: taxed, tokens } = await creditPart();
  assert.deepEqual([amount, taxed, tokens], [50_000n, 4500n, 301n]);
  await giveBack();
  const { id } = await creditPart();
  await api.db.updateTable('payments').set({ amount: 50_005n }).where('id', '=', id).execute();
  await giveBack();
});

test('a returned payment is marked as sent back, and an unconfirmed one credits nothing', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice, act, standing } = await openOne(api, fan);
  const early = await decide(api, invoice._id, 'credited');
  assert.deepEqual([early.status, early.body.code], [409, 'crypt.decided']);
  await act('send', '0.0001');
  assert.deepEqual(await standing(), ['pending', 'underpaid', 5000]);
  const missing = async () => {
    const { data } = (await api.as(fan).get(`/crypt/${invoice._id}/status`)).body;
    return [data.missing, data.uri?.split('=')[1]];
  };
  assert.deepEqual(await missing(), ['0.0001', '0.0001'], 'the rest is asked for, not all of it again');
  await act('expire');
  await standing();
  assert.deepEqual(await missing(), [null, undefined], 'nothing more is to be sent');
  const operator = await api.createOperator();
  const waiting = async () => (await api.as(operator).get('/operator/overview')).body.data.mismatchedCoins;
  assert.equal(await waiting(), 1);
  const unconfirmed = await decide(api, invoice._id, 'credited');
  assert.deepEqual([unconfirmed.status, unconfirmed.body.code], [409, 'crypt.not_creditable']);
  assert.equal((await decide(api, invoice._id, 'refunded')).status, 200);
  assert.deepEqual(await standing(), ['refunded', 'underpaid', null]);
  assert.equal(await waiting(), 0);
  await act('send', '0.0001');
  assert.equal(await balanceOf(api, fan), 0n);
});

const listOf = async (api: TestApi, state: 'open' | 'decided') => {
  const answer = await api.as(await api.createOperator()).get(`/operator/crypto-payments?state=${state}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.data as MismatchedPayment[];
};

test('coins that come after an invoice was settled wait for an operator, who sends them back, and credit nothing', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice, act, standing } = await openOne(api, fan);
  for (const [name, amount] of [['send', '0.0002'], ['mine'], ['mine']] as const) await act(name, amount);
  assert.deepEqual(await listOf(api, 'open'), []);
  await act('send', '0.0001');
  await api.db.updateTable('crypto_invoices').set({ next_look_at: new Date() }).execute();
  await cryptoJobs['watch-crypto'](api.context, {});
  const [shown, ...others] = await listOf(api, 'open');
  assert.deepEqual([shown?.payment.received, shown?.decision, shown?.hasMore], ['0.0003', 'credited', true]);
  assert.deepEqual([others, await listOf(api, 'decided')], [[], []]);
  const operator = api.as(await api.createOperator());
  assert.equal((await operator.get('/operator/overview')).body.data.mismatchedCoins, 1);
  assert.equal((await decide(api, invoice._id, 'credited')).body.code, 'crypt.not_creditable');
  assert.equal((await decide(api, invoice._id, 'refunded')).status, 200);
  assert.equal((await decide(api, invoice._id, 'refunded')).body.code, 'crypt.decided');
  assert.deepEqual(await listOf(api, 'open'), []);
  const [ended] = await listOf(api, 'decided');
  assert.deepEqual([ended?.decision, ended?.hasMore, ended?.note], ['credited', false, 'looked at']);
  assert.deepEqual(
    ended?.decisions.map(({ decision, coins, note }) => [decision, coins, note]),
    [
      ['credited', '0.0002 BTC', ''],
      ['refunded', '0.0001 BTC', 'looked at'],
    ],
    'what was credited by itself, and then what an operator said',
  );
  assert.deepEqual([await standing(), await balanceOf(api, fan)], [['succeeded', 'settled', null], 1000n]);
  await act('send', '0.0001');
  await pollInvoice(api.context, invoice._id);
  assert.equal((await listOf(api, 'open'))[0]?.payment.received, '0.0004', 'and what comes once more, too');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('coins that came since an operator looked are not decided about unseen, before a decision and after it', async (t) => {
  const api = await createTestApi(t);
  const { invoice, act } = await openOne(api, await api.createUser());
  for (const [name, amount] of [['send', '0.0001'], ['mine'], ['mine'], ['expire']] as const) await act(name, amount);
  const look = async () => {
    const [shown] = await listOf(api, 'open');
    return { received: shown?.payment.received, hasMore: shown?.hasMore };
  };
  const sendMore = async () => {
    await act('send', '0.0001');
    await pollInvoice(api.context, invoice._id);
  };
  const first = await look();
  await sendMore();
  assert.equal((await decide(api, invoice._id, 'refunded', first)).body.code, 'crypt.changed');
  const second = await look();
  assert.deepEqual(second, { received: '0.0002', hasMore: false });
  assert.equal((await decide(api, invoice._id, 'refunded', second)).status, 200);
  await sendMore();
  assert.equal((await decide(api, invoice._id, 'refunded', second)).body.code, 'crypt.changed');
  const { received } = await look();
  assert.equal((await decide(api, invoice._id, 'refunded', { received, hasMore: false })).body.code, 'crypt.changed');
  assert.equal((await decide(api, invoice._id, 'refunded', await look())).status, 200);
});

test('what comes after a decision is told and decided about apart from what the decision was about', async (t) => {
  const api = await createTestApi(t);
  const { invoice, act, status } = await openOne(api, await api.createUser());
  const more = async (amount: string) => {
    await act('send', amount);
    await pollInvoice(api.context, invoice._id);
  };
  const coinsOf = ({ decided, more: waits, returned }: CryptoStatus) => [decided, waits, returned];
  for (const [name, amount] of [['send', '0.00007'], ['mine'], ['mine'], ['expire']] as const) await act(name, amount);
  assert.deepEqual(coinsOf(await status()), [null, null, '0']);
  assert.equal((await decide(api, invoice._id, 'refunded', { note: 'by tx 1', coins: '0.00007' })).status, 200);
  await more('0.0001');
  const [shown] = await listOf(api, 'open');
  assert.ok(shown);
  assert.deepEqual([coinsOf(shown.payment), shown.worth], [['0.00007', '0.0001', '0'], 5]);
  assert.deepEqual(coinsOf(await status()), ['0.00007', '0.0001', '0'], 'and its payer is told the same');
  assert.equal((await status()).pollAfterMs, 60_000);
  const seen = { received: '0.00017', hasMore: true };
  const ofAll = await decide(api, invoice._id, 'refunded', { ...seen, coins: '0.00017' });
  assert.equal(ofAll.body.code, 'crypt.changed');
  assert.equal((await decide(api, invoice._id, 'refunded', { ...seen, coins: '0.0001', note: 'by tx 2' })).status, 200);
  const [ended] = await listOf(api, 'decided');
  assert.deepEqual([coinsOf(await status()), ended?.worth], [['0.00007', null, '0.0001'], 3.5]);
  assert.equal(ended?.note, 'by tx 1', 'the note of the decision stays');
  assert.deepEqual(
    ended.decisions.map(({ decision, coins, note }) => [decision, coins, note]),
    [
      ['refunded', '0.00007 BTC', 'by tx 1'],
      ['refunded', '0.0001 BTC', 'by tx 2'],
    ],
  );
  await more('0.00002');
  assert.deepEqual(coinsOf(await status()), ['0.00007', '0.00002', '0.0001']);
});

test('what comes after coins were credited is worth what the credited ones were, and is told to their payer', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice, act, status } = await openOne(api, fan);
  for (const [name, amount] of [['send', '0.0001'], ['mine'], ['mine'], ['expire']] as const) await act(name, amount);
  assert.equal((await decide(api, invoice._id, 'credited')).status, 200);
  const before = api.events.length;
  await act('send', '0.00004');
  await pollInvoice(api.context, invoice._id);
  assert.ok(api.events.slice(before).some(({ event }) => event.name === 'payment.changed'));
  const [shown] = await listOf(api, 'open');
  assert.deepEqual([shown?.payment.more, shown?.worth, shown?.payment.confirmations], ['0.00004', 2, 0]);
  const { status: state, decided, more } = await status();
  assert.deepEqual([state, decided, more], ['succeeded', '0.0001', '0.00004']);
});

test('a decision of a process that does not keep its coins yet is told apart all the same', async (t) => {
  const api = await createTestApi(t);
  const { invoice, act, status } = await openOne(api, await api.createUser());
  for (const [name, amount] of [['send', '0.0001'], ['mine'], ['mine'], ['expire']] as const) await act(name, amount);
  assert.equal((await decide(api, invoice._id, 'refunded')).status, 200);
  await api.db.updateTable('crypto_invoices').set({ decided_received: null }).execute();
  await act('send', '0.00004');
  await pollInvoice(api.context, invoice._id);
  const { decided, more } = await status();
  assert.deepEqual([decided, more], ['0.0001', '0.00004']);
});

test('crediting is offered once the coins are confirmed and while their payer is there', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice, act } = await openOne(api, fan);
  const offered = async () => {
    const [shown] = await listOf(api, 'open');
    return [shown?.acts, shown?.payment.confirmations, shown?.ref !== null];
  };
  for (const [name, amount] of [['send', '0.0001'], ['mine'], ['expire']] as const) await act(name, amount);
  assert.deepEqual(await offered(), [['refunded'], 1, true]);
  await act('mine');
  assert.deepEqual(await offered(), [['credited', 'refunded'], 2, true]);
  await api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', fan.id).execute();
  assert.deepEqual(await offered(), [['refunded'], 2, true]);
  assert.equal((await decide(api, invoice._id, 'credited')).body.code, 'crypt.not_creditable');
});

test('an older answer of a gateway does not take the place of a newer one', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice, act, standing } = await openOne(api, fan);
  const working = api.context.crypto;
  const gateway = working['sandbox-crypto'];
  assert.ok(gateway);
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const findInvoice: typeof gateway.findInvoice = async (order) => {
    const answer = await gateway.findInvoice(order);
    begun.resolve();
    await goOn.promise;
    return answer;
  };
  const slow = pollInvoice({ ...api.context, crypto: { 'sandbox-crypto': { ...gateway, findInvoice } } }, invoice._id);
  await begun.promise;
  await act('send', '0.0002');
  await pollInvoice(api.context, invoice._id);
  assert.deepEqual(await standing(), ['pending', 'confirming', 15_000]);
  goOn.resolve();
  await slow;
  assert.deepEqual(await standing(), ['pending', 'confirming', 15_000]);
});

test('an invoice is looked up at the gateway that opened it, and at none when that is gone', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice } = await openOne(api, fan);
  const sandbox = api.context.crypto['sandbox-crypto'];
  assert.ok(sandbox);
  const refuse = () => assert.fail('the other gateway was asked');
  const btcpay = { ...sandbox, provider: 'btcpay', findInvoice: refuse, createInvoice: refuse } as const;
  api.context.crypto = { btcpay, 'sandbox-crypto': sandbox };
  await pollInvoice(api.context, invoice._id);
  api.context.crypto = { btcpay };
  await assert.rejects(pollInvoice(api.context, invoice._id), { code: 'payment.gateway_gone' });
  const due = { now: new Date(Date.now() + 3_600_000 * 2), limit: 10 };
  assert.equal((await findDue(api.db, { ...due, providers: ['btcpay'] })).length, 0);
  assert.equal((await findDue(api.db, { ...due, providers: ['btcpay', 'sandbox-crypto'] })).length, 1);
});

test('without a gateway for coins no invoice can be opened or found', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { invoice } = await openOne(api, fan);
  api.context.crypto = {};
  assert.equal((await api.as(fan).get(`/crypt/${invoice._id}/status`)).status, 404);
  const refused = await api.as(fan).pay('/crypt/invoices', { amount: 10 });
  assert.deepEqual([refused.status, refused.body.code], [503, 'payment.gateway_unavailable']);
});
