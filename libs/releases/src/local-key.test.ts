import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { ensureLocalKey, generateKey, LOCAL_KEY_FILE, LOCAL_TRUST_FILE, readTrustFile } from './index.ts';

const setUp = async (t: TestContext) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-key-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, 'keys');
  return { folder, keyFile: path.join(folder, LOCAL_KEY_FILE), trustFile: path.join(folder, LOCAL_TRUST_FILE) };
};

test('keeps a key of its own that only its owner may read, and finds it again', async (t) => {
  const { folder, keyFile } = await setUp(t);
  const [made, found] = [await ensureLocalKey(folder), await ensureLocalKey(folder)];
  assert.equal(made.key.id, found.key.id);
  assert.ok(found.keys.find(made.key.id));
  assert.equal((await stat(keyFile)).mode & 0o777, 0o600);
  assert.deepEqual((await readdir(folder)).toSorted(), [LOCAL_KEY_FILE, LOCAL_TRUST_FILE].toSorted());
});

test('trusts the key of a site of its own for a remote that came later than the site', async (t) => {
  const { folder, trustFile } = await setUp(t);
  const { key } = await ensureLocalKey(folder);
  const { keys } = JSON.parse(await readFile(trustFile, 'utf8')) as { keys: object[] };
  // As such a file was written when every remote was known.
  await writeFile(trustFile, JSON.stringify({ keys: keys.map((entry) => ({ ...entry, remotes: ['feed', 'live'] })) }));
  for (const { keys: trusted } of [await ensureLocalKey(folder), { keys: await readTrustFile(trustFile) }]) {
    assert.equal(trusted.find(key.id)?.mayPublish('quiz'), true);
  }
});

test('makes no other key where there is one that cannot be read: what it has signed would be followed no more', async (t) => {
  const { folder, keyFile, trustFile } = await setUp(t);
  await ensureLocalKey(folder);
  const trusted = await readFile(trustFile, 'utf8');
  await rm(keyFile);
  await mkdir(keyFile);
  await assert.rejects(ensureLocalKey(folder), { code: 'EISDIR' });
  await rm(keyFile, { recursive: true });
  await writeFile(keyFile, 'half a k');
  await assert.rejects(ensureLocalKey(folder));
  assert.equal(await readFile(trustFile, 'utf8'), trusted);
});

test('trusts its key again when the file of trusted keys is lost, and nothing when that cannot be read', async (t) => {
  const { folder, trustFile } = await setUp(t);
  const { key } = await ensureLocalKey(folder);
  await rm(trustFile);
  assert.ok((await ensureLocalKey(folder)).keys.find(key.id));
  await writeFile(trustFile, '{"keys":');
  await assert.rejects(ensureLocalKey(folder));
});

test('a new key takes the place of the lost one, and what else is trusted stays', async (t) => {
  const { folder, keyFile, trustFile } = await setUp(t);
  const { key: lost } = await ensureLocalKey(folder);
  const team = generateKey('feed', ['feed']);
  const { keys } = JSON.parse(await readFile(trustFile, 'utf8')) as { keys: object[] };
  await writeFile(trustFile, JSON.stringify({ keys: [...keys, team.entry] }));
  await rm(keyFile);
  const { key, keys: trusted } = await ensureLocalKey(folder);
  assert.ok(trusted.find(key.id) && trusted.find(team.key.id));
  assert.equal(trusted.find(lost.id), undefined);
});
