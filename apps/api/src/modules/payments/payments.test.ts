import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import { paymentJobs } from './payments.jobs.ts';
import type { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';

const TOP_UP = '/payment/wallet/top-up';
const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123' };
const declined = { ...card, number: '4000000000000002' };

const countTopUps = async (api: TestApi) =>
  (await api.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'top-up').execute()).length;

/** A gateway that stops answering, before or after it has charged. */
const breakGateway = (api: TestApi, when: 'before' | 'after') => {
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const broken: PaymentGateway = {
    ...working,
    charge: async (charge) => {
      if (when === 'after') await working.charge(charge);
      throw new Error('the gateway did not answer');
    },
  };
  api.context.gateways = { sandbox: broken };
  return () => {
    api.context.gateways = { sandbox: working };
  };
};

test('a top-up fills the wallet, and every device gets the new balance', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const answer = await api.as(fan).pay(TOP_UP, { amount: 25.5, card });
  assert.equal(answer.status, 200);
  const { payment, balance } = answer.body.data;
  assert.equal(balance, 25.5);
  assert.deepEqual(
    [payment.status, payment.amount, payment.tokens, payment.currency, payment.provider],
    ['succeeded', 25.5, 25.5, 'USD', 'sandbox'],
  );
  assert.deepEqual(payment.card, { brand: 'visa', last4: '4242' });
  const names = api.events.map(({ event }) => event.name);
  assert.deepEqual(names.toSorted(), ['account.changed', 'notification.created', 'wallet.balance.changed']);
  const listed = await api.as(fan).get('/payment/transactions/user/search');
  assert.deepEqual(listed.body.data.data, [payment]);
  assert.equal((await api.as(fan).get('/payment-cards')).body.data.total, 0);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a declined card credits nothing, and a retry gets the same answer', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const key = randomUUID();
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await api.as(fan).pay(TOP_UP, { amount: 25, card: declined }, key);
    assert.deepEqual([answer.status, answer.body.code], [402, 'payment.card_declined']);
  }
  const { data } = (await api.as(fan).get('/payment/transactions/user/search')).body.data;
  assert.equal(data.length, 1);
  assert.deepEqual([data[0].status, data[0].failureCode], ['failed', 'payment.card_declined']);
  assert.equal(await countTopUps(api), 0);
});

test('each reason of a decline has its own error code', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const codes: Record<string, string> = {
    '4000000000009995': 'payment.insufficient_funds',
    '4000000000000069': 'payment.expired_card',
    '4000000000000127': 'payment.incorrect_cvc',
    '4242424242424241': 'payment.card_invalid',
    '4539578763621486': 'payment.not_a_test_card',
  };
  for (const [number, code] of Object.entries(codes)) {
    const answer = await api.as(fan).pay(TOP_UP, { amount: 10, card: { ...card, number } });
    assert.equal(answer.body.code, code);
  }
  const past = await api.as(fan).pay(TOP_UP, { amount: 10, card: { ...card, expYear: 2020 } });
  assert.equal(past.body.code, 'payment.expired_card');
});

test('the same top-up sent five times at once charges once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.as(fan).pay(TOP_UP, { amount: 30, card }, key)),
  );
  for (const { status, body } of answers) {
    assert.equal(status, 200);
    assert.deepEqual(body.data.payment, answers[0]?.body.data.payment);
  }
  assert.equal(await countTopUps(api), 1);
  const other = await api.as(fan).pay(TOP_UP, { amount: 31, card }, key);
  assert.deepEqual([other.status, other.body.code], [409, 'idempotency.key_reused']);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);
});

for (const when of ['before', 'after'] as const) {
  test(`a process that dies ${when} the charge ends well by the retry of the same key`, async (t) => {
    const api = await createTestApi(t);
    const fan = await api.createUser();
    const key = randomUUID();
    const repair = breakGateway(api, when);
    assert.equal((await api.as(fan).pay(TOP_UP, { amount: 30, card }, key)).status, 500);
    assert.equal(await countTopUps(api), 0);
    repair();
    assert.equal((await api.as(fan).pay(TOP_UP, { amount: 30, card }, key)).body.data.balance, 30);
    assert.equal(await countTopUps(api), 1);
  });

  test(`a process that dies ${when} the charge ends well by the job alone`, async (t) => {
    const api = await createTestApi(t);
    const fan = await api.createUser();
    const repair = breakGateway(api, when);
    await api.as(fan).pay(TOP_UP, { amount: 30, card });
    const settle = () => paymentJobs['settle-pending-payments'](api.context, {});
    await settle();
    repair();
    await settle();
    assert.equal(await countTopUps(api), 0, 'the request may still be at it');
    await api.db.updateTable('payments').set({ next_try_at: new Date() }).execute();
    await Promise.all([settle(), settle()]);
    assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);
    const charges = await api.db.selectFrom('sandbox_charges').select('ref').execute();
    assert.equal(charges.length, 1);
    assert.deepEqual(await findImbalances(api.db), []);
  });
}

test('the gateway is called outside of transactions, and once for the same request', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const asked: string[] = [];
  const held = sql`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;
  const watched =
    <T extends 'createCard' | 'charge'>(call: T) =>
    async (...order: Parameters<PaymentGateway[T]>) => {
      asked.push(call);
      assert.equal((await held.execute(api.db)).rows.length, 0, `${call} inside a transaction`);
      return (working[call] as (...given: unknown[]) => never)(...order);
    };
  api.context.gateways = { sandbox: { ...working, createCard: watched('createCard'), charge: watched('charge') } };
  const key = randomUUID();
  for (let attempt = 0; attempt < 2; attempt++) {
    assert.equal((await api.as(fan).pay(TOP_UP, { amount: 25, card }, key)).status, 200);
  }
  assert.deepEqual(asked, ['createCard', 'charge']);
  assert.equal((await api.as(fan).pay(TOP_UP, { amount: 0.01, card })).status, 422);
  assert.equal((await api.as(fan).post('/sandbox/cards', card)).status, 200);
  assert.deepEqual(asked, ['createCard', 'charge', 'createCard']);
});

test('amounts have bounds, and an order names one item and one card', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  for (const amount of [2.94, 300.01]) {
    assert.equal((await api.as(fan).pay(TOP_UP, { amount, card })).body.code, 'wallet.amount_out_of_bounds');
  }
  for (const body of [{ card }, { amount: 10 }, { amount: 10, card, cardId: randomUUID() }, { amount: 10.001, card }]) {
    assert.equal((await api.as(fan).pay(TOP_UP, body)).body.code, 'request.invalid_values');
  }
  assert.equal((await api.as(fan).pay(TOP_UP, { amount: 10, cardId: randomUUID() })).status, 404);
  assert.equal((await api.as(fan).post(TOP_UP, { amount: 10, card })).body.code, 'idempotency.key_required');
});

test('the extra tokens of a package are promotional, paid by the platform', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const { data: packages } = (await api.guest.get('/package/token/search', { 'x-locale': 'en-US' })).body.data;
  assert.deepEqual(
    packages.map((it: { name: string }) => it.name),
    ['Leaf', 'Branch', 'Tree', 'Garden'],
  );
  const tree = packages[2];
  const { payment, balance } = (
    await api.as(fan).pay(TOP_UP, { packageId: tree._id, expectedPrice: 50, currency: 'USD', card })
  ).body.data;
  assert.deepEqual([payment.amount, payment.tokens, balance], [50, 55, 55]);
  const gift = await api.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.kind', '=', 'promotion')
    .select('amount')
    .executeTakeFirstOrThrow();
  assert.equal(gift.amount, -500n);
  const wrong = await api
    .as(fan)
    .pay(TOP_UP, { packageId: tree._id, amount: 54, expectedPrice: 50, currency: 'USD', card });
  assert.equal(wrong.body.code, 'request.invalid_values');
  const seen = { expectedPrice: 50, currency: 'USD' };
  assert.equal((await api.as(fan).pay(TOP_UP, { packageId: randomUUID(), ...seen, card })).status, 404);
  assert.equal((await api.as(fan).pay(TOP_UP, { packageId: tree._id, card })).status, 422);
  for (const other of [{ expectedPrice: 49 }, { currency: 'EUR' }]) {
    const moved = await api.as(fan).pay(TOP_UP, { packageId: tree._id, ...seen, ...other, card });
    assert.deepEqual([moved.status, moved.body.code], [409, 'price.changed']);
  }
  assert.equal((await api.as(fan).get('/users/me')).body.data.balance, 55);
});

const set = (api: TestApi, values: Record<string, unknown>) =>
  api.db
    .insertInto('settings')
    .values(Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute();

test('of a currency without hundredths whole amounts are charged and given back', async (t) => {
  const api = await createTestApi(t);
  await set(api, { currency: 'JPY', tokenValue: 150 });
  const fan = await api.createUser();
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 10.01, card })).body.data;
  assert.deepEqual([payment.amount, payment.currency, payment.tokens], [1502, 'JPY', 10.01]);
  const operator = api.as(await api.createOperator());
  const refund = (amount: number) =>
    operator.pay(`/operator/payments/${payment._id}/refund`, { amount, reason: 'kindness' });
  const refused = await refund(1000.5);
  assert.deepEqual([refused.status, refused.body.details[0].path], [422, 'amount']);
  assert.equal((await refund(1000)).status, 200);
});

test('a package costs what its list says, tax included, also in a currency without hundredths', async (t) => {
  const api = await createTestApi(t);
  await set(api, { currency: 'CLP', tokenValue: 999 });
  const tax = { id: newId(), country: 'CL', name: 'IVA', rate: 1900, valid_from: new Date('2020-01-01') };
  await api.db.insertInto('tax_rates').values(tax).execute();
  await api.db.deleteFrom('token_packages').execute();
  // 9,990 has 1,898.10 of tax. The other was priced while the site had another currency.
  await api.db
    .insertInto('token_packages')
    .values([999_000n, 749_950n].map((price) => ({ id: newId(), names: '{}', tokens: 1000n, price, currency: 'CLP' })))
    .execute();
  const fan = await api.createUser();
  await api.db.updateTable('users').set({ country: 'CL' }).where('id', '=', fan.id).execute();
  const { data: packages } = (await api.as(fan).get('/package/token/search')).body.data;
  const paid = [];
  for (const { _id: packageId, price: expectedPrice, tax: shown, currency } of packages) {
    const { status, body, text } = await api.as(fan).pay(TOP_UP, { packageId, expectedPrice, currency, card });
    assert.equal(status, 200, text);
    assert.deepEqual([body.data.payment.amount, body.data.payment.tax], [expectedPrice, shown]);
    paid.push([expectedPrice, shown]);
  }
  assert.deepEqual(
    paid.toSorted(([one = 0], [other = 0]) => one - other),
    [
      [8925, 1425],
      [11_888, 1898],
    ],
  );
  assert.deepEqual(await findImbalances(api.db), []);
});

test('nothing is charged for nothing, whatever the settings allowed once', async (t) => {
  const api = await createTestApi(t);
  await set(api, { minimumWalletPrice: 0, minimumTipPrice: 0, tokenValue: 0.01 });
  const [fan, performer] = [await api.createUser({ balance: 5 }), await api.createPerformer()];
  for (const amount of [0, 0.01]) assert.equal((await api.as(fan).pay(TOP_UP, { amount, card })).status, 422);
  const tip = { amount: 0, source: { type: 'profile', _id: performer.id } };
  assert.equal((await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, tip)).status, 422);
  const operator = api.as(await api.createOperator());
  await api.db.deleteFrom('settings').execute();
  const { version } = (await operator.get('/operator/settings')).body.data;
  for (const key of ['minimumWalletPrice', 'minimumTipPrice']) {
    const { status, body } = await operator.put('/operator/settings', { version, [key]: 0 });
    assert.deepEqual([status, body.details[0].path], [422, key]);
  }
});

test('a saved card can be used by its owner only, until it is deleted', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const saved = (await api.as(fan).post('/sandbox/cards', card)).body.data;
  assert.deepEqual([saved.brand, saved.last4, saved.expMonth, saved.expYear], ['visa', '4242', 12, 2099]);
  assert.deepEqual((await api.as(fan).get('/payment-cards')).body.data.data, [saved]);
  assert.equal((await api.as(other).get('/payment-cards')).body.data.total, 0);
  assert.equal((await api.as(other).pay(TOP_UP, { amount: 10, cardId: saved._id })).status, 404);
  assert.equal((await api.as(other).delete(`/payment-cards/${saved._id}`)).status, 404);
  assert.equal((await api.as(fan).pay(TOP_UP, { amount: 10, cardId: saved._id })).status, 200);
  await api.as(fan).pay(TOP_UP, { amount: 10, card, saveCard: true });
  assert.equal((await api.as(fan).get('/payment-cards')).body.data.total, 2);
  assert.equal((await api.as(fan).delete(`/payment-cards/${saved._id}`)).status, 200);
  assert.equal((await api.as(fan).delete(`/payment-cards/${saved._id}`)).status, 404);
  assert.equal((await api.as(fan).pay(TOP_UP, { amount: 10, cardId: saved._id })).status, 404);
});

test('no table holds a card number or its code', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const rare = { ...card, cvc: '947' };
  await api.as(fan).pay(TOP_UP, { amount: 10, card: rare, saveCard: true });
  const tables = ['payment_cards', 'payments', 'sandbox_charges', 'idempotency_keys'] as const;
  for (const table of tables) {
    const rows = await api.db.selectFrom(table).selectAll().execute();
    assert.equal(rows.length, 1);
    const text = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
    assert.ok(!text.includes('424242424242') && !text.includes('"947"'), table);
  }
});

test('without a gateway payments answer 503 with a code', async (t) => {
  const api = await createTestApi(t, { NODE_ENV: 'production' });
  const fan = await api.createUser();
  for (const provider of ['sandbox', 'stripe']) {
    const answer = await api.as(fan).post(`/${provider}/cards`, card);
    assert.deepEqual([answer.status, answer.body.code], [503, 'payment.gateway_unavailable']);
  }
  assert.equal((await api.as(fan).pay(TOP_UP, { amount: 10, card })).body.code, 'payment.gateway_unavailable');
  assert.equal((await api.guest.get('/settings/public')).body.data.isTestMode, false);
});

test('a card that is kept by a payment is told to the other windows', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const areas = () => api.events.flatMap(({ event }) => ('area' in event.data ? [event.data.area] : []));
  await api.as(fan).pay(TOP_UP, { amount: 25, card });
  assert.deepEqual(areas(), ['wallet']);
  await api.as(fan).pay(TOP_UP, { amount: 25, card, saveCard: true });
  assert.deepEqual(areas().slice(1), ['cards', 'wallet']);
});

test('an own amount is charged at the price that was seen, or not at all', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const order = { amount: 50, expectedPrice: 50, currency: 'USD', card };
  await set(api, { tokenValue: 1.2 });
  const { status, body } = await api.as(fan).pay(TOP_UP, order);
  assert.deepEqual([status, body.code], [409, 'price.changed']);
  assert.equal((await api.as(fan).pay(TOP_UP, { ...order, expectedPrice: 60 })).body.data.payment.amount, 60);
});
