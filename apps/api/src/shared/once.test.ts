import assert from 'node:assert/strict';
import test from 'node:test';
import { once } from './once.ts';

test('a value is made once, also while it is under way', async () => {
  let made = 0;
  const value = once(async () => (made += 1));
  assert.deepEqual(await Promise.all([value(), value()]), [1, 1]);
  assert.equal(await value(), 1);
  assert.equal(once(() => null)(), null);
});

test('what failed is made again by the next call, and not by those that waited for it', async () => {
  let tries = 0;
  const value = once(async () => {
    tries += 1;
    if (tries === 1) throw new Error('too many open files');
    return tries;
  });
  const waiting = await Promise.allSettled([value(), value()]);
  assert.deepEqual(
    waiting.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await value(), 2);
  assert.equal(await value(), 2);
});
