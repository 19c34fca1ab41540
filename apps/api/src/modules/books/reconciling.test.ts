import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import { openCrypto } from '../../platform/payments/crypto/open-crypto.ts';
import type { GatewayRecord } from '../../platform/payments/gateway-records.ts';
import { createGateways } from '../../platform/payments/gateways.ts';
import type { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { rehearse } from '../../platform/unit-of-work.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { KEYS, stripeEnvironmentOf } from '../../testing/stripe-bench.ts';
import { onboard } from '../../testing/stripe-stand-in/accounts.ts';
import { createRefund } from '../../testing/stripe-stand-in/refunds.ts';
import type { Thing } from '../../testing/stripe-stand-in/standing.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in/stand-in.ts';
import { deliverAll } from '../payments/testing/deliveries.ts';
import { requestRefund } from '../payments/refunds.service.ts';
import { act, approvedTransfer, earn, giveMethod } from '../payouts/testing.ts';
import { settleTransfer } from '../payouts/transfers.service.ts';
import { booksJobs } from './books.jobs.ts';
import { checkLedger } from './checking.service.ts';
import { LIMITS, type Limits } from './gateway-lists.ts';
import { ON_ITS_WAY_MS, reconcile } from './reconciling.service.ts';

const DAY_MS = 86_400_000;

const cardOf = (number: string) => ({ number, expMonth: 12, expYear: 2099, cvc: '123' });
const GOOD = cardOf('4242424242424242');
const DISPUTED = cardOf('4000000000000259');
const ASKED = cardOf('4000002760003184');

/** As of when nothing of this test is on its way any more. */
const later = (): Date => new Date(Date.now() + ON_ITS_WAY_MS + 60_000);

const foundBy = async (context: Context, at = later(), limits?: Limits): Promise<string[]> => {
  const { differences } = await reconcile(context, { at, patienceMs: 60_000, limits });
  return differences.map(({ what, here, there, expected, found }) => `${what} ${here} ${there} ${expected} ${found}`);
};

/** One of everything that stands at the sandbox too. */
const makeHistory = async (api: TestApi) => {
  const fan = await api.createUser();
  const pay = async (amount: number, card: object) =>
    (await api.as(fan).pay('/payment/wallet/top-up', { amount, card })).body.data.payment._id as string;
  const paid = await pay(30, GOOD);
  await api.context.work((unit) =>
    requestRefund(api.context, unit, { paymentId: paid, amount: 1000n, reason: 'kindness' }),
  );
  await pay(20, ASKED);
  await api.as(fan).pay('/crypt/invoices', { amount: 10 });
  const { id: payoutId } = await approvedTransfer(api);
  await settleTransfer(api.context, payoutId);
  await pay(50, GOOD);
  // The last one: a dispute stops who has it from paying.
  await pay(40, DISPUTED);
  await deliverAll(api);
};

/** What somebody changes behind the site's back, or what a gateway has that nobody here knows; and what is found then. */
const CHANGES: ReadonlyArray<[RawBuilder<unknown>, string]> = [
  [sql`update payments set status = 'pending' where amount = 3000`, 'gateway-charge open done 0 3000'],
  [
    sql`update payments set status = 'failed', failure_code = 'card_declined' where amount = 3000`,
    'gateway-charge undone done 0 3000',
  ],
  [sql`update sandbox_charges set amount = 3100 where amount = 3000`, 'gateway-charge done done 3000 3100'],
  [sql`update sandbox_charges set status = 'failed' where amount = 3000`, 'gateway-charge done undone 3000 0'],
  [sql`delete from sandbox_charges where amount = 5000`, 'gateway-charge done unknown 5000 0'],
  [
    sql`insert into sandbox_charges (idempotency_key, ref, card_ref, amount, currency)
      values (gen_random_uuid()::text, 'sandbox:charge:unknown', 'sandbox:succeeds:1', 700, 'USD')`,
    'gateway-charge unknown done 0 700',
  ],
  [sql`update sandbox_refunds set amount = 900`, 'gateway-refund done done 1000 900'],
  [sql`update sandbox_refunds set status = 'failed'`, 'gateway-refund done undone 1000 0'],
  [sql`delete from sandbox_refunds`, 'gateway-refund done unknown 1000 0'],
  [
    sql`insert into sandbox_refunds (idempotency_key, ref, charge_ref, amount, status)
      select gen_random_uuid()::text, 'sandbox:refund:unknown', charge_ref, 500, 'succeeded' from sandbox_refunds`,
    'gateway-refund unknown done 0 500',
  ],
  [sql`update sandbox_disputes set status = 'won'`, 'gateway-dispute done undone 4000 0'],
  [sql`delete from disputes`, 'gateway-dispute unknown done 0 4000'],
  [sql`update sandbox_transfers set returned_at = now()`, 'gateway-transfer done undone 6000 0'],
  [sql`delete from sandbox_transfers`, 'gateway-transfer done unknown 6000 0'],
  [
    sql`insert into sandbox_transfers (idempotency_key, ref, account_ref, amount, currency)
      select gen_random_uuid()::text, 'sandbox:transfer:unknown', ref, 800, 'USD' from sandbox_accounts`,
    'gateway-transfer unknown done 0 800',
  ],
  [
    sql`insert into sandbox_coins (id, invoice_ref, amount, confirmations, is_late)
      select gen_random_uuid(), ref, due, 2, false from sandbox_invoices`,
    'gateway-charge open done 0 1000',
  ],
  [sql`update payments set status = 'refunded' where provider = 'sandbox-crypto'`, 'gateway-charge done open 1000 0'],
];

/** The site and its sandboxes inside of a transaction. */
const within = async (context: Context, db: TestApi['db']): Promise<Context> => {
  const parts = { ...context, db };
  return { ...parts, gateways: await createGateways(parts), crypto: openCrypto(parts) };
};

test('each kind of difference with a gateway is found in both directions, once it is not on its way', async (t) => {
  const api = await createTestApi(t);
  await makeHistory(api);
  assert.deepEqual(await foundBy(api.context), []);
  for (const [change, expected] of CHANGES) {
    await rehearse(api.context.work, async ({ db }) => {
      await change.execute(db);
      const context = await within(api.context, db);
      assert.deepEqual(await foundBy(context), [expected], expected);
      assert.deepEqual(await foundBy(context, new Date()), [], `${expected}, on its way`);
    });
  }
});

test('after a change of the gateway each is compared with its own, and what one that is gone had is no difference', async (t) => {
  const api = await createTestApi(t);
  await makeHistory(api);
  const { gateways } = api.context;
  assert.ok(gateways.sandbox);
  const list: PaymentGateway['list'] = async function* () {};
  const stripe = { ...gateways.sandbox, list };
  const both = await reconcile(
    { ...api.context, gateways: { stripe, ...gateways } },
    { at: later(), patienceMs: 60_000 },
  );
  assert.deepEqual(both.differences, []);
  assert.deepEqual(
    both.reports.map(({ provider, compared }) => [provider, compared > 0]),
    [
      ['stripe', false],
      ['sandbox', true],
      ['sandbox-crypto', true],
    ],
  );
  const alone = await reconcile(
    { ...api.context, gateways: { stripe }, crypto: {} },
    { at: later(), patienceMs: 60_000 },
  );
  assert.deepEqual(alone.differences, []);
  assert.deepEqual(
    alone.reports.map(({ provider, notChecked, differenceCount }) => [provider, notChecked, differenceCount]),
    [
      ['stripe', null, 0],
      ['sandbox', 'not-configured', 0],
      ['sandbox-crypto', 'not-configured', 0],
    ],
  );
  api.context.gateways = { stripe };
  await checkLedger(api.context, null);
  api.context.gateways = { stripe, ...gateways };
  await sql`update sandbox_transfers set amount = 5900`.execute(api.db);
  assert.deepEqual(await foundBy(api.context), ['gateway-transfer done done 6000 5900']);
});

/** A site on a stand-in of Stripe, with one payment of thirty. */
const onStripe = async (t: TestContext) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, { ...stripeEnvironmentOf(standIn), METRICS_TOKEN });
  t.after(standIn.close);
  const body = { amount: 30, card: { token: 'pm_card_visa' } };
  const { payment } = (await api.as(await api.createUser()).pay('/payment/wallet/top-up', body)).body.data;
  return { api, standIn, standing: standIn.standing, paymentId: payment._id as string };
};

const METRICS_TOKEN = 'a-token-for-prometheus';
const metricsOf = async (api: TestApi): Promise<string> =>
  (await api.guest.get('/metrics', { authorization: METRICS_TOKEN })).text;

test('what stands at Stripe is read page after page, and what is of another site is only counted', async (t) => {
  const { api, standing } = await onStripe(t);
  const fields = { amount: 700, currency: 'usd', status: 'succeeded' };
  for (let made = 0; made < 230; made += 1) standing.add('pi', 'payment_intent', { ...fields, metadata: {} });
  const { reports } = await reconcile(api.context, { at: later(), patienceMs: 60_000 });
  const { provider, compared, foreign, differenceCount } = reports[0] ?? {};
  assert.deepEqual([provider, compared, foreign, differenceCount], ['stripe', 1, 230, 0]);
  const [oldest] = standing.all('payment_intent');
  Object.assign(oldest ?? {}, { amount: 2900 });
  assert.deepEqual(await foundBy(api.context), ['gateway-charge done done 3000 2900']);
  assert.deepEqual(await foundBy(api.context, later(), { slice: 50, most: 231 }), [
    'gateway-charge done done 3000 2900',
  ]);
  standing.things.clear();
  assert.deepEqual(await foundBy(api.context, later(), { slice: 50, most: 231 }), [
    'gateway-charge done unknown 3000 0',
  ]);
});

test('charges of many days are compared a slice at a time, each with the rows of its time', async (t) => {
  const { api, standing, paymentId } = await onStripe(t);
  const [paid] = standing.all('payment_intent');
  assert.ok(paid);
  standing.things.delete(paid.id);
  const fields = { amount: 700, currency: 'usd', status: 'succeeded', metadata: {} };
  const daysAgo = (days: number) => Math.floor((Date.now() - days * DAY_MS) / 1000);
  for (let day = 20; day > 0; day -= 1) standing.add('pi', 'payment_intent', { ...fields, created: daysAgo(day) });
  const limits = { slice: 3, most: 100 };
  for (const days of [19.5, 10.5, 4.01]) {
    const asked_at = new Date(Date.now() - days * DAY_MS);
    await api.db.updateTable('payments').set({ asked_at }).where('id', '=', paymentId).execute();
    assert.deepEqual(await foundBy(api.context, later(), limits), ['gateway-charge done unknown 3000 0']);
    const things = [...standing.things];
    const isOlder = (thing: Thing): boolean => thing.object === 'payment_intent' && thing.created < daysAgo(days);
    standing.things.clear();
    const older = things.filter(([, thing]) => isOlder(thing));
    const newer = things.filter(([, thing]) => !isOlder(thing));
    const moved: Thing = { ...paid, created: daysAgo(days) };
    for (const [id, thing] of [...older, [paid.id, moved] as const, ...newer]) standing.things.set(id, thing);
    assert.deepEqual(await foundBy(api.context, later(), limits), [], `${days} days ago`);
    standing.things.delete(paid.id);
  }
});

test('a refund by hand and more charges than are read hide nothing else, and the next check reads on', async (t) => {
  const { api, standing } = await onStripe(t);
  const [paid] = standing.all('payment_intent');
  assert.ok(paid);
  createRefund(standing, { payment_intent: paid.id, amount: '1200' });
  standing.things.delete(paid.id);
  const fields = { amount: 700, currency: 'usd', status: 'succeeded', metadata: {} };
  for (let made = 0; made < 30; made += 1) standing.add('pi', 'payment_intent', fields);
  standing.things.set(paid.id, paid);
  const limits = { slice: 5, most: 20 };
  const { reports } = await reconcile(api.context, { at: later(), patienceMs: 60_000, limits });
  assert.deepEqual([reports[0]?.notChecked, reports[0]?.compared], ['too-many', 2]);
  assert.deepEqual(reports[0]?.agreed, ['dispute', 'transfer', 'charge']);
  Object.assign(paid, { amount: 2900 });
  assert.deepEqual(await foundBy(api.context, later(), limits), [
    'gateway-unchecked unknown unknown 0 0',
    'gateway-refund unknown done 0 1200',
    'gateway-charge done done 3000 2900',
  ]);
});

test('what was given back, charged or sent by hand at Stripe is found', async (t) => {
  const { api, standing, paymentId } = await onStripe(t);
  const [intent] = standing.all('payment_intent');
  createRefund(standing, { payment_intent: String(intent?.id), amount: '1200' });
  const { differences } = await reconcile(api.context, { at: later(), patienceMs: 60_000 });
  assert.deepEqual(
    differences.map(({ what, id, found, currency }) => [what, id, found, currency]),
    [['gateway-refund', paymentId, 1200n, 'USD']],
  );
  standing.things.clear();
  const unknown = { amount: 500, currency: 'usd', status: 'succeeded', metadata: { barg_charge: 'none of these' } };
  const { id } = standing.add('pi', 'payment_intent', unknown);
  assert.deepEqual(await foundBy(api.context), [
    'gateway-charge done unknown 3000 0',
    'gateway-charge unknown done 0 500',
  ]);
  standing.add('re', 'refund', { amount: 500, currency: 'usd', status: 'succeeded', payment_intent: id, metadata: {} });
  assert.deepEqual(await foundBy(api.context), ['gateway-charge done unknown 3000 0']);
});

test('a gateway that does not answer is told as not checked, and the night goes on', async (t) => {
  const { api, standIn } = await onStripe(t);
  await booksJobs['check-ledger'](api.context, {});
  assert.match(await metricsOf(api), /^barg_gateway_checked\{gateway="stripe"\} 1$/m);
  await standIn.close();
  await booksJobs['check-ledger'](api.context, {});
  const text = await metricsOf(api);
  assert.match(text, /^barg_ledger_differences 0$/m);
  assert.match(text, /^barg_gateway_checked\{gateway="stripe"\} 0$/m);
  assert.match(text, /^barg_gateway_checked\{gateway="sandbox-crypto"\} 1$/m);
  const operator = api.as(await api.createOperator());
  const { checks } = (await operator.get('/operator/books/checks')).body.data;
  const { differenceCount, differences, gateways } = checks[0];
  assert.deepEqual(
    [differenceCount, differences[0].what, differences[0].gateway.provider],
    [1, 'gateway-unchecked', 'stripe'],
  );
  assert.equal(gateways[0].notChecked, 'no-answer');
});

test('a transfer that was taken back in part by hand is found, also weeks after it', async (t) => {
  const { api, standing } = await onStripe(t);
  // What the platform has at Stripe.
  standing.add('pi', 'payment_intent', { amount: 9000, currency: 'usd', status: 'succeeded', metadata: {} });
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  await earn(api, performer, 100);
  const { accountId } = (await api.as(performer).post('/stripe/accounts')).body.data;
  onboard(standing, accountId);
  await giveMethod(api, performer, { kind: 'stripe', accountId });
  const asked = { amount: 60, methodId: 'stripe', expectedNet: 60 };
  const { _id: id } = (await api.as(performer).pay('/payout-requests', asked)).body.data;
  await act(api, operator, { _id: id }, 'approve');
  await settleTransfer(api.context, id);
  const [transfer] = standing.all('transfer');
  assert.ok(transfer);
  assert.deepEqual(await foundBy(api.context), []);
  const weekAgo = new Date(Date.now() - 7 * DAY_MS);
  await api.db.updateTable('payout_requests').set({ transfer_asked_at: weekAgo }).where('id', '=', id).execute();
  await checkLedger(api.context, null);
  Object.assign(transfer, { created: weekAgo.getTime() / 1000, amount_reversed: 4000 });
  assert.deepEqual(await foundBy(api.context), ['gateway-transfer done done 6000 2000']);
});

test('a gateway that answers too slowly, or has too much, is not checked either', async (t) => {
  const api = await createTestApi(t);
  const [sandbox] = [api.context.gateways.sandbox];
  assert.ok(sandbox);
  const listing = (list: PaymentGateway['list']): Context => ({
    ...api.context,
    gateways: { sandbox: { ...sandbox, list } },
  });
  const limits = { ...LIMITS, most: 100 };
  const whyNot = async (list: PaymentGateway['list'], patienceMs: number) =>
    (await reconcile(listing(list), { at: later(), patienceMs, limits })).reports[0]?.notChecked;
  const silent: AsyncIterator<GatewayRecord> = { next: () => new Promise(() => undefined) };
  const never: PaymentGateway['list'] = () => ({ [Symbol.asyncIterator]: () => silent });
  assert.equal(await whyNot(never, 50), 'too-slow');
  const endless = async function* (): AsyncGenerator<GatewayRecord> {
    const one = { key: null, of: null, amount: 1n, currency: 'USD', state: 'done', createdAt: new Date() } as const;
    for (let ref = 0; ; ref += 1) yield { ...one, ref: `${ref}` };
  };
  assert.equal(await whyNot(endless, 60_000), 'too-many');
});

test('once a gateway agreed, only what came since is listed; until then what was found is found again', async (t) => {
  const api = await createTestApi(t);
  const sandbox = api.context.gateways.sandbox;
  assert.ok(sandbox);
  const asked: number[] = [];
  const list: PaymentGateway['list'] = (kind, since) => {
    if (kind === 'charge') asked.push(Math.round((Date.now() - since.getTime()) / 3_600_000));
    return sandbox.list(kind, since);
  };
  const context = { ...api.context, gateways: { sandbox: { ...sandbox, list } } };
  await checkLedger(context, null);
  await checkLedger(context, null);
  await api.db.updateTable('ledger_checks').set({ gateways: '[]' }).execute();
  await checkLedger(context, null);
  assert.deepEqual(asked, [30 * 24 + 1, 2 * 24 + 1, 30 * 24 + 1]);
});

test('a kind that is not listed or differs does not have the charges read from farther back', async (t) => {
  const api = await createTestApi(t);
  const { sandbox } = api.context.gateways;
  assert.ok(sandbox);
  const asked: number[] = [];
  const list: PaymentGateway['list'] = (kind, since) => {
    if (kind === 'charge') asked.push(Math.round((Date.now() - since.getTime()) / 3_600_000));
    return sandbox.list(kind === 'refund' ? ('none' as typeof kind) : kind, since);
  };
  const context = { ...api.context, gateways: { sandbox: { ...sandbox, list } } };
  for (let night = 0; night < 2; night += 1) {
    const { gateways } = await checkLedger(context, null);
    assert.equal(gateways[0]?.notChecked, 'no-answer');
  }
  assert.deepEqual(asked, [30 * 24 + 1, 2 * 24 + 1]);
});
