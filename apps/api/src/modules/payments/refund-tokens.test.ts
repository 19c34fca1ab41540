import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tokensOfRefund } from './refund-tokens.ts';

const price = fc.bigInt(1n, 5000n);
/** What a fan pays, tax included, and what it buys: less, as much, or more with a bonus. */
const payment = fc.record({ amount: price, tokens: price });
const part = fc.record({ amount: fc.bigInt(1n, 2000n), fails: fc.option(fc.nat(3)) });

test('parts of a refund add up to all, and the last hundredth can be given back, whichever of them fail', () => {
  fc.assert(
    fc.property(payment, fc.array(part, { maxLength: 12 }), ({ amount, tokens }, parts) => {
      const standing: Array<{ amount: bigint; tokens: bigint; failsAfter: number | null }> = [];
      const sumOf = (of: 'amount' | 'tokens') => standing.reduce((sum, one) => sum + one[of], 0n);
      for (const [index, { amount: asked, fails }] of parts.entries()) {
        for (const one of standing.filter(({ failsAfter }) => failsAfter === index)) {
          standing.splice(standing.indexOf(one), 1);
        }
        const refunded = sumOf('amount') + asked;
        const taken = refunded > amount ? 0n : tokensOfRefund({ amount, tokens, reversed: sumOf('tokens') }, refunded);
        if (taken <= 0n) continue;
        standing.push({ amount: asked, tokens: taken, failsAfter: fails === null ? null : index + 1 + fails });
        assert.ok(sumOf('tokens') <= tokens, 'never more than there was');
      }
      if (sumOf('amount') === amount) return;
      const rest = tokensOfRefund({ amount, tokens, reversed: sumOf('tokens') }, amount);
      assert.ok(rest > 0n, 'the rest can be given back');
      assert.equal(sumOf('tokens') + rest, tokens);
    }),
  );
});
