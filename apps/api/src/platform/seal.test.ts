import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createSealer } from './seal.ts';
import { readSecretKey } from './secret-key.ts';

const sealer = createSealer(Buffer.alloc(32, 7));

test('what was sealed opens again for its owner, and looks different each time', () => {
  const [one, other] = [sealer.seal('leaf', 'nilou'), sealer.seal('leaf', 'nilou')];
  assert.equal(sealer.open(one, 'nilou'), 'leaf');
  assert.notDeepEqual(one, other);
  assert.ok(!one.includes('leaf'));
});

test('a changed byte, another owner and another key open nothing', () => {
  const sealed = sealer.seal('leaf', 'nilou');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  assert.throws(() => sealer.open(changed, 'nilou'));
  assert.throws(() => sealer.open(sealed, 'mahsa'));
  assert.throws(() => createSealer(Buffer.alloc(32, 8)).open(sealed, 'nilou'));
  assert.throws(() => sealer.open(Buffer.from([9]), 'nilou'), /unknown format/);
});

test('a new key seals from now on, the ones before it open what they sealed, and fingerprints stay', () => {
  const secret = Buffer.alloc(32, 7);
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const before = createSealer(secret, [old]);
  const after = createSealer(secret, [fresh, old]);
  const [first, second] = [sealer.seal('leaf', 'nilou'), before.seal('leaf', 'nilou')];
  for (const sealed of [first, second, after.seal('leaf', 'nilou')]) assert.equal(after.open(sealed, 'nilou'), 'leaf');
  assert.deepEqual([first, second, after.seal('leaf', 'nilou')].map(after.isCurrent), [false, false, true]);
  assert.ok(sealer.isCurrent(first));
  assert.deepEqual(after.digest('leaf', 'nilou'), sealer.digest('leaf', 'nilou'));
  assert.throws(() => createSealer(secret, [fresh]).open(second, 'nilou'), /a key that is not there/);
  assert.throws(() => createSealer(Buffer.alloc(32, 8), [fresh, old]).open(first, 'nilou'));
});

test('a fingerprint depends on the owner and the key', () => {
  const { digest } = sealer;
  assert.deepEqual(digest('leaf', 'nilou'), digest('leaf', 'nilou'));
  assert.notDeepEqual(digest('leaf', 'nilou'), digest('leaf', 'mahsa'));
  assert.notDeepEqual(digest('leaf', 'nilou'), createSealer(Buffer.alloc(32, 8)).digest('leaf', 'nilou'));
});

test('the key is made once for all who start at the same time, and only its owner can read it', async (t) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'barg-key-'));
  t.after(() => rm(directory, { recursive: true }));
  const dataDir = path.join(directory, 'data');
  const keys = await Promise.all(Array.from({ length: 5 }, () => readSecretKey(dataDir, undefined)));
  for (const key of keys) assert.deepEqual(key, keys[0]);
  assert.equal(keys[0]?.length, 32);
  assert.equal((await stat(path.join(dataDir, 'secret.key'))).mode & 0o777, 0o600);
  assert.deepEqual(await readSecretKey(dataDir, 'given'.repeat(8)), Buffer.from('given'.repeat(8)));
});
