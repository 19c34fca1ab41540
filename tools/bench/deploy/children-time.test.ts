import assert from 'node:assert/strict';
import { test } from 'node:test';
import { childrenTimeIn } from './children-time.ts';

test('reads the time of the children past a name with brackets', () => {
  const stat = '4711 (node) x (1) S 1 2 3 4 5 6 7 8 9 10 111 222 35 7 20 0 1 0 99';
  assert.equal(childrenTimeIn(stat), 420);
});
