import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFreshness, placeOf } from './freshness.ts';

test('places of the log are compared as numbers, not as words', () => {
  assert.equal(placeOf('0/0'), 0n);
  assert.equal(placeOf('16/B374D848'), 0x16b374d848n);
  assert.ok(placeOf('10/0') > placeOf('9/FFFFFFFF'));
});

test('a replica is as old as the last moment of which it has everything', () => {
  const freshness = createFreshness();
  assert.equal(freshness.age(0), Infinity);
  freshness.primaryWas(10n, 1000);
  freshness.primaryWas(20n, 2000);
  assert.equal(freshness.age(2000), Infinity, 'nobody has asked the replica');
  freshness.replicaIs(5n);
  assert.equal(freshness.age(2000), Infinity);
  freshness.replicaIs(19n);
  assert.equal(freshness.age(2500), 1500);
  freshness.replicaIs(20n);
  assert.equal(freshness.age(2500), 500);
});

test('while nobody writes, one that has everything stays young, and one that lacks something ages', () => {
  const [complete, lacking] = [createFreshness(), createFreshness()];
  for (const freshness of [complete, lacking]) freshness.primaryWas(10n, 0);
  complete.replicaIs(10n);
  lacking.replicaIs(10n);
  for (const at of [1000, 2000, 3000]) {
    complete.primaryWas(10n, at);
    complete.replicaIs(10n);
    lacking.primaryWas(11n, at);
    lacking.replicaIs(10n);
  }
  assert.equal(complete.age(3000), 0);
  assert.equal(lacking.age(3000), 3000);
});

test('it holds what it has replayed, and before it was asked nothing', () => {
  const freshness = createFreshness();
  assert.equal(freshness.holds(0n), false);
  freshness.replicaIs(10n);
  assert.deepEqual([freshness.holds(10n), freshness.holds(11n)], [true, false]);
});

test('one that is away for long is remembered by few marks, and is young again once it has caught up', () => {
  const freshness = createFreshness();
  for (let at = 0; at < 10_000; at += 1) freshness.primaryWas(BigInt(at), at);
  freshness.replicaIs(500n);
  assert.equal(freshness.age(10_000), Infinity);
  freshness.replicaIs(9_999n);
  assert.equal(freshness.age(10_000), 1);
});
