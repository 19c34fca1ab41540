import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readConfig } from '../config.ts';
import { createSealer } from '../seal.ts';
import { CardInvalidError, NotATestCardError } from './card-errors.ts';
import { createGateways } from './gateways.ts';
import { passesLuhn } from './luhn.ts';
import { isFailure, TEST_CARDS } from './sandbox-cards.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.close());

const card = (number: string) => ({ number, expMonth: 12, expYear: 2099, cvc: '123' });
const order = {
  amount: 1000n,
  currency: 'USD',
  isOnSession: true,
  isRepeated: false,
  returnPath: '/wallet',
  locale: 'en-US',
};
const owner = { userId: randomUUID(), otherRef: null };
const sealer = createSealer(randomBytes(32));

test('every test card is a card by its digits, and one changed digit is none', () => {
  for (const number of TEST_CARDS.keys()) assert.ok(passesLuhn(number), number);
  assert.equal(passesLuhn('4242424242424241'), false);
});

test('test cards end as their documentation says', async () => {
  const gateway = createSandboxGateway(database.db, sealer);
  for (const [number, { does }] of TEST_CARDS) {
    const { ref } = await gateway.createCard(card(number), owner);
    const outcome = await gateway.charge({ ...order, idempotencyKey: number, cardRef: ref });
    const expected = isFailure(does) ? does : does.startsWith('confirms') ? 'requires-action' : 'succeeded';
    assert.equal(outcome.status === 'failed' ? outcome.failure : outcome.status, expected, number);
  }
});

test('other cards are refused: those that cannot be and those that may be real', async () => {
  const gateway = createSandboxGateway(database.db, sealer);
  await assert.rejects(gateway.createCard(card('4242424242424241'), owner), CardInvalidError);
  await assert.rejects(gateway.createCard(card('4539578763621486'), owner), NotATestCardError);
});

test('a charge is made once for its key, at once or again after a restart', async () => {
  const { ref } = await createSandboxGateway(database.db, sealer).createCard(card('4242424242424242'), owner);
  const charge = { ...order, idempotencyKey: 'payment-1', cardRef: ref };
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => createSandboxGateway(database.db, sealer).charge(charge)),
  );
  for (const outcome of outcomes) assert.deepEqual(outcome, outcomes[0]);
  const made = await database.db
    .selectFrom('sandbox_charges')
    .select('ref')
    .where('idempotency_key', '=', 'payment-1')
    .execute();
  assert.equal(made.length, 1);
  await assert.rejects(createSandboxGateway(database.db, sealer).charge({ ...charge, amount: 2000n }));
});

test('a card that is to be confirmed is refused where nobody is there to do it', async () => {
  const gateway = createSandboxGateway(database.db, sealer);
  const { ref } = await gateway.createCard(card('4000002500003155'), owner);
  const outcome = await gateway.charge({ ...order, idempotencyKey: 'renewal-1', cardRef: ref, isOnSession: false });
  assert.deepEqual({ ...outcome, ref: '' }, { status: 'failed', ref: '', failure: 'authentication_required' });
});

test('a charge is looked up by its key, and is not made by that', async () => {
  const gateway = createSandboxGateway(database.db, sealer);
  const { ref: cardRef } = await gateway.createCard(card('4242424242424242'), owner);
  const charge = { ...order, idempotencyKey: 'lost-1', cardRef };
  const asked = { ...charge, ref: null, askedAt: new Date() };
  assert.equal(await gateway.findCharge(asked), null);
  assert.equal(await gateway.findCharge(asked), null);
  const made = await gateway.charge(charge);
  assert.deepEqual(await gateway.findCharge(asked), made);
});

test('nothing of a card but its last digits is stored', async () => {
  const gateway = createSandboxGateway(database.db, sealer);
  const { ref, last4 } = await gateway.createCard(card('5555555555554444'), owner);
  assert.equal(last4, '4444');
  assert.ok(!ref.includes('5555'));
});

test('production has no sandbox unless it is allowed by name', async () => {
  const gatewaysOf = async (env: NodeJS.ProcessEnv) =>
    Object.keys(await createGateways({ config: readConfig(env), db: database.db, sealer }));
  assert.deepEqual(await gatewaysOf({}), ['sandbox']);
  assert.deepEqual(await gatewaysOf({ NODE_ENV: 'production' }), []);
  assert.deepEqual(await gatewaysOf({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' }), ['sandbox']);
});
