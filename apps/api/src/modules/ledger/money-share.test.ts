import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tokensOfRefund } from '../payments/refund-tokens.ts';
import { shareOfMoney, type StandingShares } from './money-share.ts';
import type { ReversedEntry } from './reversals.repository.ts';

/** A payment whose tokens are worth their price: `given` of them are gifts, `tax` came on top; hundredths. */
interface Paid {
  paid: bigint;
  given: bigint;
  tax: bigint;
}

const entry = (kind: 'gateway' | 'tax-payable' | 'promotion', amount: bigint): ReversedEntry[] =>
  amount === 0n ? [] : [{ account: { kind }, amount, promotional: 0n, availableAt: null }];

const entriesOf = ({ paid, given, tax }: Paid): ReversedEntry[] => [
  { account: { kind: 'wallet', ownerId: 'fan' }, amount: paid + given, promotional: given, availableAt: null },
  ...entry('gateway', -paid - tax),
  ...entry('tax-payable', tax),
  ...entry('promotion', -given),
];

type Shares = Record<string, bigint>;

/** Gives parts of the money back one after the other, of which some fail and are undone; answers those that were made. */
const giveBack = (payment: Paid, parts: ReadonlyArray<{ amount: bigint; fails?: boolean }>) => {
  const [amount, tokens] = [payment.paid + payment.tax, payment.paid + payment.given];
  const standing: Array<{ amount: bigint; tokens: bigint; shares: Shares }> = [];
  const made: typeof standing = [];
  const sumOf = (of: (part: (typeof standing)[number]) => bigint) => standing.reduce((sum, part) => sum + of(part), 0n);
  for (const part of parts) {
    const to = sumOf((one) => one.amount) + part.amount;
    if (to > amount) continue;
    const taken = tokensOfRefund({ amount, tokens, reversed: sumOf((one) => one.tokens) }, to);
    if (taken <= 0n) continue;
    const kinds = ['gateway', 'tax-payable', 'promotion'] as const;
    const before: StandingShares = new Map(kinds.map((kind) => [kind, sumOf(({ shares }) => shares[kind] ?? 0n)]));
    const found = shareOfMoney(entriesOf(payment), { tokens: taken, to, of: amount, standing: before });
    const shares = Object.fromEntries(found.map(({ account, amount: share }) => [account.kind, share]));
    const given = { amount: part.amount, tokens: taken, shares };
    made.push(given);
    if (!part.fails) standing.push(given);
  }
  return { made, standing, left: amount - sumOf((one) => one.amount) };
};

const price = fc.bigInt(1n, 5000n);
const payments = fc.record({
  paid: price,
  given: fc.oneof(fc.constant(0n), fc.bigInt(1n, 2000n)),
  tax: fc.oneof(fc.constant(0n), fc.bigInt(1n, 1500n)),
});
const amounts = fc.oneof(fc.bigInt(1n, 40n), fc.bigInt(1n, 2000n));

test('a part of a payment with tax and gifts takes back by the gateway just what goes back', () => {
  const payment = { paid: 2500n, given: 100n, tax: 588n };
  for (const amount of [1001n, 777n, 1n, 3088n]) {
    const [part] = giveBack(payment, [{ amount }]).made;
    if (part) assert.equal(part.shares.gateway, -amount, String(amount));
  }
  assert.deepEqual(giveBack(payment, [{ amount: 1001n }]).made[0]?.shares, {
    ...{ wallet: 842n, gateway: -1001n },
    ...{ 'tax-payable': 191n, promotion: -32n },
  });
});

test('each part adds up to nothing with the gateway’s as it goes back, and all parts to each entry', () => {
  fc.assert(
    fc.property(payments, fc.array(amounts, { maxLength: 12 }), (payment, wanted) => {
      const first = giveBack(
        payment,
        wanted.map((amount) => ({ amount })),
      );
      const { made } = giveBack(
        payment,
        [...wanted, first.left].filter((amount) => amount > 0n).map((amount) => ({ amount })),
      );
      const sums: Shares = {};
      for (const { amount, shares } of made) {
        assert.equal(shares.gateway, -amount);
        assert.equal(
          Object.values(shares).reduce((sum, share) => sum + share),
          0n,
        );
        for (const [kind, share] of Object.entries(shares)) {
          assert.ok(kind === 'gateway' || kind === 'promotion' ? share <= 0n : share >= 0n, `${kind} ${share}`);
          sums[kind] = (sums[kind] ?? 0n) + share;
        }
      }
      const whole = Object.fromEntries(entriesOf(payment).map(({ account, amount }) => [account.kind, amount]));
      if (first.left > 0n) assert.deepEqual(sums, whole);
    }),
    { numRuns: 500 },
  );
});

test('parts that fail are undone without a trace in those that stand', () => {
  const part = fc.record({ amount: amounts, fails: fc.boolean() });
  fc.assert(
    fc.property(payments, fc.array(part, { maxLength: 12 }), (payment, parts) => {
      const { left } = giveBack(payment, parts);
      const { standing } = giveBack(payment, left > 0n ? [...parts, { amount: left }] : parts);
      for (const { amount, shares } of standing) assert.equal(shares.gateway, -amount);
      if (left === 0n) return;
      for (const { account, amount } of entriesOf(payment)) {
        assert.equal(
          standing.reduce((sum, { shares }) => sum + (shares[account.kind] ?? 0n), 0n),
          amount,
        );
      }
    }),
    { numRuns: 300 },
  );
});
