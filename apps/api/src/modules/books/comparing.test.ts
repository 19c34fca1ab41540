import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GatewayRecord } from '../../platform/payments/gateway-records.ts';
import { compare, type Comparison, type KnownHere } from './comparing.ts';

const NOW = new Date('2026-11-20T02:20:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);

const row = (changes: Partial<KnownHere> = {}): KnownHere => ({
  ...{ id: 'p1', key: 'k1', ref: 'r1', amount: 3000n, currency: 'USD', state: 'done' },
  ...{ isDue: true, changedAt: hoursAgo(5), isDecided: false },
  ...changes,
});

const record = (changes: Partial<GatewayRecord> = {}): GatewayRecord => ({
  ...{ ref: 'r1', key: 'k1', of: null, amount: 3000n, currency: 'USD', state: 'done', createdAt: hoursAgo(5) },
  ...changes,
});

const NOTHING_BEFORE = { owners: new Map(), givenBack: new Map(), taken: new Set<string>() };

/** What is found, as `here there expected found`. */
const foundIn = (known: KnownHere[], records: GatewayRecord[], changes: Partial<Comparison> = {}): string[] => {
  const sides = { ...NOTHING_BEFORE, settledBy: hoursAgo(2), hasSameAmounts: true };
  const { found } = compare({ known, records, ...sides, ...changes });
  return found.map(({ id, here, there, expected, found: is }) => `${id} ${here} ${there} ${expected} ${is}`);
};

test('what is the same on both sides is no difference', () => {
  assert.deepEqual(foundIn([row()], [record()]), []);
  assert.deepEqual(foundIn([row({ ref: null, state: 'open' })], [record({ state: 'open' })]), []);
  assert.deepEqual(foundIn([row({ currency: null })], [record()]), []);
});

test('what stands here and not there is one, where money has moved and it had to be listed', () => {
  assert.deepEqual(foundIn([row()], []), ['p1 done unknown 3000 0']);
  assert.deepEqual(foundIn([row({ isDue: false })], []), []);
  assert.deepEqual(foundIn([row({ state: 'undone' })], []), []);
  assert.deepEqual(foundIn([row({ state: 'open' })], []), []);
});

test('what stands there and not here is one, where money has moved or may, and is still there', () => {
  assert.deepEqual(foundIn([], [record()]), ['null unknown done 0 3000']);
  assert.deepEqual(foundIn([], [record({ state: 'open' })]), ['null unknown open 0 0']);
  assert.deepEqual(foundIn([], [record({ state: 'undone' })]), []);
  assert.deepEqual(foundIn([], [record()], { givenBack: new Map([['r1', 3000n]]) }), []);
  assert.deepEqual(foundIn([], [record()], { givenBack: new Map([['r1', 2999n]]) }), ['null unknown done 0 3000']);
});

test('a second charge under one key is one', () => {
  const twice = [record({ ref: 'r2' }), record()];
  assert.deepEqual(foundIn([row()], twice), ['p1 unknown done 0 3000']);
  assert.deepEqual(foundIn([row({ ref: null })], twice), ['p1 unknown done 0 3000']);
});

test('a second charge under one key is one also where the first is in another part of the list', () => {
  assert.deepEqual(foundIn([row()], [record({ ref: 'r2' })], { taken: new Set(['k1']) }), ['p1 unknown done 0 3000']);
  assert.deepEqual(foundIn([row()], [], { taken: new Set(['k1']) }), [], 'what was listed is not missing');
});

test('another state or amount is one, and not where a bank says what it disputes or an operator what becomes of it', () => {
  assert.deepEqual(foundIn([row({ state: 'undone' })], [record()]), ['p1 undone done 0 3000']);
  assert.deepEqual(foundIn([row()], [record({ state: 'undone' })]), ['p1 done undone 3000 0']);
  assert.deepEqual(foundIn([row({ state: 'open' })], [record()]), ['p1 open done 0 3000']);
  assert.deepEqual(foundIn([row()], [record({ amount: 2000n })]), ['p1 done done 3000 2000']);
  assert.deepEqual(foundIn([row()], [record({ currency: 'EUR' })]), ['p1 done done 3000 3000']);
  assert.deepEqual(foundIn([row()], [record({ amount: 2000n })], { hasSameAmounts: false }), []);
  assert.deepEqual(foundIn([row({ state: 'open', isDecided: true })], [record()]), []);
});

test('what changed or was made just now is on its way', () => {
  assert.deepEqual(foundIn([row({ state: 'open', changedAt: hoursAgo(1) })], [record()]), []);
  assert.deepEqual(foundIn([row({ state: 'open' })], [record({ createdAt: hoursAgo(1) })]), []);
  assert.deepEqual(foundIn([], [record({ createdAt: hoursAgo(1) })]), []);
});

test('what bears no key of ours is of others, unless it is about something of ours', () => {
  const byHand = record({ ref: 're_1', key: null, of: 'r1' });
  assert.deepEqual(foundIn([], [byHand], { owners: new Map([['r1', 'p1']]) }), ['p1 unknown done 0 3000']);
  const sides = { ...NOTHING_BEFORE, settledBy: NOW, hasSameAmounts: true };
  assert.deepEqual(compare({ known: [], records: [byHand, record()], ...sides }).foreign, 1);
});
