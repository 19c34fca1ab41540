import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTokenBucket } from './token-bucket.ts';

test('lets a burst pass, then as many as the rate allows, and never saves up more than the burst', () => {
  let clock = 0;
  const isAllowed = createTokenBucket({ burst: 3, perSecond: 2, now: () => clock });
  const passing = (tries: number) => Array.from({ length: tries }, isAllowed).filter(Boolean).length;
  assert.equal(passing(5), 3);
  clock += 500;
  assert.equal(passing(5), 1);
  clock += 60_000;
  assert.equal(passing(10), 3);
});
