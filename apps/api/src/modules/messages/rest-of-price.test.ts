import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { restOf } from './rest-of-price.ts';

const bundle = fc
  .record({ price: fc.bigInt({ min: 1n, max: 30_000_000n }), files: fc.integer({ min: 1, max: 10 }) })
  .chain(({ price, files }) =>
    fc.record({ price: fc.constant(price), files: fc.constant(files), owned: fc.nat(files) }),
  );

test('the rest is a part of the price: nothing only where nothing is left, and never more for whoever owns more', () => {
  fc.assert(
    fc.property(bundle, ({ price, files, owned }) => {
      const rest = restOf(price, { files, owned });
      assert.ok(rest >= 0n && rest <= price);
      assert.equal(rest === 0n, owned === files);
      if (owned === 0) assert.equal(rest, price);
      else assert.ok(rest <= restOf(price, { files, owned: owned - 1 }));
      // To the hundredth below the exact share, which only the smallest charge exceeds.
      const exact = price * BigInt(files - owned);
      const isLeast = rest === 1n;
      assert.ok(isLeast || (rest * BigInt(files) <= exact && (rest + 1n) * BigInt(files) > exact));
    }),
  );
});

test('a price that does not divide is rounded down, and a file that is missing always costs something', () => {
  assert.equal(restOf(1000n, { files: 3, owned: 1 }), 666n);
  assert.equal(restOf(1000n, { files: 3, owned: 2 }), 333n);
  assert.equal(restOf(1n, { files: 3, owned: 2 }), 1n);
  assert.equal(restOf(500n, { files: 0, owned: 0 }), 500n);
});
