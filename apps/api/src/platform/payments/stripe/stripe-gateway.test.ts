import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { KEYS, openStripeBench, type StripeBench } from '../../../testing/stripe-bench.ts';
import { CardDeclinedError, CardInvalidError, CardTokenNeededError } from '../card-errors.ts';
import type { GatewayRecord, RecordKind } from '../gateway-records.ts';
import type { AskedCharge, Charge } from '../payment-gateway.ts';
import { signWebhook, WebhookRefusedError } from '../webhook-signature.ts';
import { fromMinor, toMinor } from './stripe-money.ts';

/** The same suite against the stand-in, and against Stripe's test mode where its key is in the environment. */
const { STRIPE_TEST_SECRET_KEY: testKey } = process.env;
const everywhere = (name: string, run: (bench: StripeBench) => Promise<void>): void => {
  test(`${name} (stand-in)`, async (t) => run(await openStripeBench(t)));
  const skip = testKey === undefined && 'STRIPE_TEST_SECRET_KEY is not set';
  test(`${name} (Stripe’s test mode)`, { skip }, async (t) => run(await openStripeBench(t, testKey)));
};

const standInOf = async (t: TestContext) => {
  const bench = await openStripeBench(t);
  assert.ok(bench.standIn);
  return { ...bench, standIn: bench.standIn };
};

const cardOf = async ({ gateway, owner }: StripeBench, token: string): Promise<string> =>
  (await gateway.createCard({ token }, owner())).ref;

const chargeOf = (cardRef: string, changes: Partial<Charge> = {}): Charge => ({
  ...{ idempotencyKey: randomUUID(), cardRef, amount: 1000n, currency: 'USD' },
  ...{ isOnSession: true, isRepeated: false, returnPath: '/wallet', locale: 'en-US' },
  ...changes,
});

const asked = (charge: Charge, ref: string | null = null): AskedCharge => ({ ...charge, ref, askedAt: new Date() });

everywhere('a payment method becomes a card of one customer for each account', async ({ gateway, owner }) => {
  const person = owner();
  const first = await gateway.createCard({ token: 'pm_card_visa' }, person);
  const { brand, last4 } = first;
  assert.deepEqual([brand, last4], ['visa', '4242']);
  const second = await gateway.createCard({ token: 'pm_card_mastercard' }, { ...person, otherRef: first.ref });
  assert.equal(second.ref.split('/')[0], first.ref.split('/')[0]);
  await gateway.deleteCard(first.ref);
  await gateway.deleteCard(first.ref);
  await gateway.deleteOwner(second.ref);
  await gateway.deleteOwner(second.ref);
});

test('an owner who is deleted is no customer of Stripe any more, and no other is touched', async (t) => {
  const { gateway, owner, standIn } = await standInOf(t);
  const [gone, left] = [
    await gateway.createCard({ token: 'pm_card_visa' }, owner()),
    await gateway.createCard({ token: 'pm_card_visa' }, owner()),
  ];
  await gateway.deleteOwner(gone.ref);
  const isDeleted = ({ ref }: { ref: string }) => standIn.standing.find(ref.split('/')[0], 'customer').deleted === true;
  assert.deepEqual([isDeleted(gone), isDeleted(left)], [true, false]);
});

everywhere('what is no card is refused, and so is one that its bank refuses', async ({ gateway, owner }) => {
  const digits = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  await assert.rejects(gateway.createCard(digits, owner()), CardTokenNeededError);
  await assert.rejects(gateway.createCard({ token: 'pm_unknown' }, owner()), CardInvalidError);
  await assert.rejects(gateway.createCard({ token: 'pm_card_visa_chargeDeclined' }, owner()), CardDeclinedError);
});

everywhere('a charge is made once for its key, and is found by it', async (bench) => {
  const { gateway } = bench;
  const charge = chargeOf(await cardOf(bench, 'pm_card_visa'));
  assert.equal(await gateway.findCharge(asked(charge)), null);
  const made = await gateway.charge(charge);
  assert.equal(made.status, 'succeeded');
  assert.deepEqual(await gateway.charge(charge), made);
  assert.deepEqual(await gateway.findCharge(asked(charge)), made);
  assert.deepEqual(await gateway.findCharge(asked(charge, made.ref)), made);
  await assert.rejects(gateway.findCharge(asked({ ...charge, amount: 2000n })), /with other values/);
});

everywhere('what was charged and given back is listed with its keys, once each', async (bench) => {
  const { gateway } = bench;
  const since = new Date(Date.now() - 60_000);
  const charge = chargeOf(await cardOf(bench, 'pm_card_visa'));
  const { ref } = await gateway.charge(charge);
  const refund = { idempotencyKey: randomUUID(), chargeRef: ref, amount: 400n };
  await gateway.refund(refund);
  const listed = async (kind: RecordKind) => {
    const found: GatewayRecord[] = [];
    for await (const record of gateway.list(kind, since)) found.push(record);
    return found;
  };
  const charges = (await listed('charge')).filter((record) => record.key === charge.idempotencyKey);
  assert.deepEqual(
    charges.map(({ amount, currency, state, of }) => [amount, currency, state, of]),
    [[1000n, 'USD', 'done', null]],
  );
  const refunds = (await listed('refund')).filter(({ key }) => key === refund.idempotencyKey);
  assert.deepEqual(
    refunds.map(({ amount, of }) => [amount, of]),
    [[400n, ref]],
  );
});

everywhere('a bank that refuses says why, and the charge cannot be paid afterwards', async (bench) => {
  const charge = chargeOf(await cardOf(bench, 'pm_card_chargeCustomerFail'));
  const outcome = await bench.gateway.charge(charge);
  assert.deepEqual({ ...outcome, ref: '' }, { status: 'failed', ref: '', failure: 'card_declined' });
  assert.deepEqual(await bench.gateway.findCharge(asked(charge)), outcome);
});

everywhere('a bank may ask the payer, and refuses where nobody is there', async (bench) => {
  const { gateway } = bench;
  const cardRef = await cardOf(bench, 'pm_card_authenticationRequired');
  const charge = chargeOf(cardRef);
  const waiting = await gateway.charge(charge);
  assert.ok(waiting.status === 'requires-action' && waiting.clientSecret?.startsWith(waiting.ref));
  assert.equal(waiting.url, charge.returnPath);
  const ended = await gateway.cancelCharge(asked(charge, waiting.ref));
  assert.deepEqual(ended, { status: 'failed', ref: waiting.ref, failure: 'authentication_required' });
  const renewal = await gateway.charge(chargeOf(cardRef, { isOnSession: false }));
  assert.deepEqual({ ...renewal, ref: '' }, { status: 'failed', ref: '', failure: 'authentication_required' });
});

everywhere('an amount that Stripe never charges has failed, it is not tried for ever', async (bench) => {
  const outcome = await bench.gateway.charge(chargeOf(await cardOf(bench, 'pm_card_visa'), { amount: 1n }));
  assert.equal(outcome.status, 'failed');
});

everywhere('money goes back once for a key, and never more than was charged', async (bench) => {
  const { gateway } = bench;
  const charge = await gateway.charge(chargeOf(await cardOf(bench, 'pm_card_visa')));
  const refund = { idempotencyKey: randomUUID(), chargeRef: charge.ref, amount: 600n };
  assert.equal(await gateway.findRefund(refund), null);
  const made = await gateway.refund(refund);
  assert.equal(made.status, 'succeeded');
  assert.deepEqual(await gateway.refund(refund), made);
  assert.deepEqual(await gateway.findRefund(refund), made);
  const more = await gateway.refund({ ...refund, idempotencyKey: randomUUID(), amount: 500n });
  assert.equal(more.status, 'failed');
});

everywhere(
  'an account is made once, its links are new each time, and it takes nothing before it is through',
  async (bench) => {
    const { payouts } = bench.gateway;
    const owner = { performerId: randomUUID(), askedAt: new Date() };
    const account = await payouts.createAccount(owner);
    assert.equal((await payouts.createAccount(owner)).ref, account.ref);
    assert.deepEqual([account.detailsSubmitted, account.payoutsEnabled], [false, false]);
    assert.equal((await payouts.findAccount(account.ref))?.performerId, owner.performerId);
    const order = { accountRef: account.ref, returnPath: '/creator/payouts', refreshPath: '/creator', locale: 'en-US' };
    const [first, second] = [await payouts.createAccountLink(order), await payouts.createAccountLink(order)];
    assert.ok(first.url !== second.url && first.expiresAt > new Date());
    assert.equal(await payouts.findAccount('acct_0000000000000000'), null);
    const transfer = { idempotencyKey: randomUUID(), accountRef: account.ref, amount: 100n, currency: 'USD' };
    assert.equal((await payouts.transfer(transfer)).status, 'failed');
    assert.equal(await payouts.findTransfer(transfer), null);
  },
);

test('an answer that was lost is found, and not made twice', async (t) => {
  const bench = await standInOf(t);
  const charge = chargeOf(await cardOf(bench, 'pm_card_visa'));
  bench.standIn.loseAnswers(3);
  await assert.rejects(bench.gateway.charge(charge));
  const found = await bench.gateway.findCharge(asked(charge));
  assert.equal(found?.status, 'succeeded');
  assert.equal(bench.standIn.standing.all('payment_intent').length, 1);
});

test('a payer who confirms has paid, one who refuses has not, and cannot by the same secret', async (t) => {
  const bench = await standInOf(t);
  const { gateway, standIn } = bench;
  const { authenticate } = await import('../../../testing/stripe-stand-in/intents.ts');
  for (const isConfirmed of [true, false]) {
    const charge = chargeOf(await cardOf(bench, 'pm_card_authenticationRequired'));
    const waiting = await gateway.charge(charge);
    authenticate(standIn.standing, waiting.ref, isConfirmed);
    const outcome = await gateway.findCharge(asked(charge, waiting.ref));
    assert.equal(outcome?.status, isConfirmed ? 'succeeded' : 'failed');
    const { status } = standIn.standing.find(waiting.ref, 'payment_intent');
    assert.equal(status, isConfirmed ? 'succeeded' : 'canceled');
  }
});

test('a customer that somebody removed at Stripe is made again', async (t) => {
  const bench = await standInOf(t);
  const person = bench.owner();
  const first = await bench.gateway.createCard({ token: 'pm_card_visa' }, person);
  const [customer = ''] = first.ref.split('/');
  bench.standIn.standing.find(customer, 'customer').deleted = true;
  const second = await bench.gateway.createCard({ token: 'pm_card_visa' }, { ...person, otherRef: first.ref });
  assert.notEqual(second.ref.split('/')[0], customer);
  assert.equal((await bench.gateway.charge(chargeOf(second.ref))).status, 'succeeded');
});

test('a refund may fail after it succeeded, and a dispute is won by what speaks for the site', async (t) => {
  const bench = await standInOf(t);
  const { gateway, standIn } = bench;
  const charge = await gateway.charge(chargeOf(await cardOf(bench, 'pm_card_refundFail')));
  const refund = { idempotencyKey: randomUUID(), chargeRef: charge.ref, amount: 1000n };
  assert.equal((await gateway.refund(refund)).status, 'succeeded');
  standIn.standing.advance(61);
  assert.equal((await gateway.findRefund(refund))?.status, 'failed');
  const disputed = chargeOf(await cardOf(bench, 'pm_card_createDispute'));
  await gateway.charge(disputed);
  const [dispute] = standIn.standing.all('dispute');
  assert.ok(dispute);
  const standing = async () => (await gateway.findDispute(dispute.id))?.status;
  assert.equal(await standing(), 'open');
  await gateway.answerDispute(dispute.id, 'winning_evidence');
  assert.equal(await standing(), 'won');
  assert.equal((await gateway.findDispute(dispute.id))?.chargeKey, disputed.idempotencyKey);
});

test('a dispute is accepted once, also where its answer was lost, and one that is won is not', async (t) => {
  const bench = await standInOf(t);
  const { gateway, standIn } = bench;
  for (let count = 0; count < 2; count += 1)
    await gateway.charge(chargeOf(await cardOf(bench, 'pm_card_createDispute')));
  const [accepted, won] = standIn.standing.all('dispute');
  assert.ok(accepted && won);
  for (const time of ['first', 'once more']) {
    await gateway.acceptDispute(accepted.id);
    assert.equal((await gateway.findDispute(accepted.id))?.status, 'lost', time);
  }
  await gateway.answerDispute(won.id, 'winning_evidence');
  await assert.rejects(gateway.acceptDispute(won.id));
});

test('a transfer is made once, and may come back', async (t) => {
  const bench = await standInOf(t);
  const { gateway, standIn } = bench;
  const { onboard, reverseTransfer } = await import('../../../testing/stripe-stand-in/accounts.ts');
  await gateway.charge(chargeOf(await cardOf(bench, 'pm_card_visa')));
  const { ref: accountRef } = await gateway.payouts.createAccount({ performerId: randomUUID(), askedAt: new Date() });
  onboard(standIn.standing, accountRef);
  const transfer = { idempotencyKey: randomUUID(), accountRef, amount: 700n, currency: 'USD' };
  const sent = await gateway.payouts.transfer(transfer);
  assert.deepEqual([sent.status, await gateway.payouts.findTransfer(transfer)], ['sent', sent]);
  assert.deepEqual(await gateway.payouts.transfer(transfer), sent);
  const beyond = await gateway.payouts.transfer({ ...transfer, idempotencyKey: randomUUID() });
  assert.deepEqual(beyond, { status: 'failed', reason: 'balance_insufficient' });
  assert.ok(sent.status === 'sent');
  reverseTransfer(standIn.standing, sent.ref);
  assert.equal((await gateway.payouts.findTransfer(transfer))?.status, 'returned');
});

test('an account whose making was lost a day ago is found, not made again', async (t) => {
  const { gateway, standIn } = await standInOf(t);
  const owner = { performerId: randomUUID(), askedAt: new Date(Date.now() - 30 * 3_600_000) };
  const { ref } = await gateway.payouts.createAccount(owner);
  standIn.standing.advance(30 * 3_600);
  assert.equal((await gateway.payouts.createAccount(owner)).ref, ref);
});

test('events say what they are about, and only what bears our mark', async (t) => {
  const bench = await standInOf(t);
  const { gateway } = bench;
  const body = (object: object, changes: object = {}) =>
    Buffer.from(JSON.stringify({ id: 'evt_1', type: 'some.thing', livemode: false, data: { object }, ...changes }));
  const read = (bytes: Buffer, { secret = KEYS.webhookSecret as string, age = 0 } = {}) =>
    gateway.readEvent({ body: bytes, signature: signWebhook(bytes, secret, Math.floor(Date.now() / 1000) - age) });
  const intent = { object: 'payment_intent', id: 'pi_1', metadata: { barg_charge: 'ours' } };
  assert.deepEqual(read(body(intent)).subject, { kind: 'charge', ref: 'ours' });
  assert.deepEqual(read(body({ object: 'dispute', id: 'du_1', metadata: {} })).subject, {
    kind: 'dispute',
    ref: 'du_1',
  });
  assert.equal(read(body({ ...intent, metadata: {} })).subject, null);
  assert.equal(read(body({ object: 'invoice', id: 'in_1' })).subject, null);
  assert.equal(read(body(intent, { livemode: true })).subject, null);
  const refusals: Array<[() => unknown, string]> = [
    [() => read(body(intent), { secret: 'whsec_another0000' }), 'forged'],
    [() => gateway.readEvent({ body: body(intent), signature: '' }), 'forged'],
    [() => read(body(intent), { age: 301 }), 'old'],
    [() => read(Buffer.from('no json')), 'unreadable'],
    [() => read(Buffer.from('{}')), 'unreadable'],
  ];
  for (const [attempt, refusal] of refusals) {
    assert.throws(attempt, (error) => error instanceof WebhookRefusedError && error.refusal === refusal, refusal);
  }
});

test('amounts are told in the smallest unit that their currency has', () => {
  assert.deepEqual([toMinor(1050n, 'USD'), toMinor(1000n, 'JPY'), toMinor(1050n, 'KWD')], [1050, 10, 10_500]);
  assert.deepEqual([fromMinor(1050, 'usd'), fromMinor(10, 'jpy'), fromMinor(10_500, 'kwd')], [1050n, 1000n, 1050n]);
  assert.throws(() => toMinor(1050n, 'JPY'), /cannot be charged/);
});
