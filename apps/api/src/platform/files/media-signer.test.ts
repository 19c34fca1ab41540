import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMediaSigner } from './media-signer.ts';

const FILE = '0190b4e0-0000-7000-8000-000000000001';
const OTHER = '0190b4e0-0000-7000-8000-000000000002';
const ACCOUNT = '0190b4e0-0000-7000-8000-00000000000a';
const NOON = Date.UTC(2026, 4, 1, 12, 0, 30);
const MINUTE = 60_000;

const signer = createMediaSigner(Buffer.alloc(32, 7));

const partsOf = (query: string) => {
  const params = new URLSearchParams(query);
  return { e: Number(params.get('e')), a: params.get('a') ?? '', s: params.get('s') ?? '' };
};

test('an address holds for its file, its bearer and its time alone', () => {
  const signature = partsOf(signer.sign(FILE, ACCOUNT, NOON));
  assert.ok(signer.verify(FILE, signature, NOON));
  assert.ok(!signer.verify(OTHER, signature, NOON));
  assert.ok(!signer.verify(FILE, { ...signature, a: 'public' }, NOON));
  assert.ok(!signer.verify(FILE, { ...signature, e: signature.e + 1 }, NOON));
  assert.ok(!signer.verify(FILE, { ...signature, s: 'x'.repeat(43) }, NOON));
  assert.ok(!signer.verify(FILE, { ...signature, s: '' }, NOON));
});

test('an address of another secret is refused', () => {
  const foreign = createMediaSigner(Buffer.alloc(32, 8));
  assert.ok(!signer.verify(FILE, partsOf(foreign.sign(FILE, ACCOUNT, NOON)), NOON));
});

test('an address for an account ends within ten minutes, one for everyone within two days', () => {
  const own = partsOf(signer.sign(FILE, ACCOUNT, NOON));
  assert.ok(signer.verify(FILE, own, NOON + 5 * MINUTE));
  assert.ok(!signer.verify(FILE, own, NOON + 10 * MINUTE));
  const open = partsOf(signer.sign(FILE, 'public', NOON));
  assert.ok(signer.verify(FILE, open, NOON + 24 * 60 * MINUTE));
  assert.ok(!signer.verify(FILE, open, NOON + 48 * 60 * MINUTE));
});

test('within a window the address stays the same, so that browsers need not load again', () => {
  assert.equal(signer.sign(FILE, ACCOUNT, NOON), signer.sign(FILE, ACCOUNT, NOON + 4 * MINUTE));
  assert.notEqual(signer.sign(FILE, ACCOUNT, NOON), signer.sign(FILE, ACCOUNT, NOON + 5 * MINUTE));
  assert.equal(signer.sign(FILE, 'public', NOON), signer.sign(FILE, 'public', NOON + 11 * 60 * MINUTE));
});
