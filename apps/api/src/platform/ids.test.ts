import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { test } from 'node:test';
import { validate, version } from 'uuid';
import { lowestIdAt, newId } from './ids.ts';

const MANY = 20_000;

test('ids are UUIDs of version 7, each later than the one before', () => {
  const before = new Date();
  const ids = Array.from({ length: MANY }, () => newId());
  assert.ok(ids.every((id) => validate(id) && version(id) === 7));
  assert.equal(new Set(ids).size, MANY);
  assert.deepEqual(ids.toSorted(), ids);
  assert.ok(lowestIdAt(before) <= ids[0]!);
});

test('ids of a moment in history have its time, and nothing else in common', () => {
  const at = new Date('2020-02-03T04:05:06.789Z');
  const ids = Array.from({ length: MANY }, () => newId(at));
  const start = lowestIdAt(at).slice(0, 13);
  assert.ok(ids.every((id) => id.startsWith(start) && version(id) === 7));
  assert.equal(new Set(ids.map((id) => id.slice(15))).size, MANY);
  assert.ok(newId() > ids.at(-1)!, 'history changes nothing for ids of now');
});

test('the system is asked for random bytes once for many ids', (t) => {
  const ask = t.mock.method(crypto, 'randomFillSync');
  syncBuiltinESMExports();
  t.after(() => syncBuiltinESMExports());
  for (let made = 0; made < 1024; made += 1) newId();
  assert.equal(ask.mock.callCount(), 4);
});
