import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import {
  acceptChannel,
  acceptFiles,
  acceptRelease,
  diskStore,
  generateKey,
  integrityOf,
  isAmong,
  listFiles,
  nextStatement,
  open,
  readHistory,
  readState,
  readRelease,
  releaseSchema,
  seal,
  trustedKeys,
  versionOf,
  type Release,
  type Wish,
} from './index.ts';

const setUp = async (t: TestContext) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-releases-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const feed = generateKey('feed', ['feed']);
  const live = generateKey('live', ['live']);
  const publishing = { store: diskStore(path.join(root, 'store')), keys: trustedKeys([feed.entry, live.entry]) };
  const listOf = (texts: Record<string, string>): Release => {
    const files = Object.entries(texts).map(([file, text]) => {
      const bytes = Buffer.from(text);
      return { path: file, size: bytes.length, integrity: integrityOf(bytes) };
    });
    return {
      type: 'release',
      remote: 'feed',
      version: versionOf(files),
      label: '',
      contract: '1.0.0',
      base: null,
      files,
    };
  };
  const release = async (text: string) => {
    const texts: Record<string, string> = { 'descriptor.json': text, 'mf-manifest.json': '{}' };
    const list = listOf(texts);
    const { ref } = await acceptRelease(publishing, seal(list, feed.key));
    const paths = list.files.map(({ path: file }) => file);
    await acceptFiles(publishing, list, paths, async (file) => Buffer.from(texts[file] ?? ''));
    return ref;
  };
  const publish = async (wish: Wish) =>
    acceptChannel(
      publishing,
      seal(nextStatement('feed', await readState(publishing, 'feed'), wish, new Date()), feed.key),
    );
  return { root, publishing, feed, live, listOf, release, publish };
};

const codeOf = (code: string) => (error: Error) => Reflect.get(error, 'code') === code;

test('gives the same files the same version, and another byte another', async (t) => {
  const { root } = await setUp(t);
  const write = async (folder: string, text: string) => {
    await mkdir(path.join(root, folder, 'locales'), { recursive: true });
    await writeFile(path.join(root, folder, 'locales/fa-IR.json'), text);
    await writeFile(path.join(root, folder, 'a.js'), 'a');
    return versionOf(await listFiles(path.join(root, folder)));
  };
  const [one, same, other] = [await write('1', 'x'), await write('2', 'x'), await write('3', 'y')];
  assert.equal(one, same);
  assert.notEqual(one, other);
});

test('files that browsers shall fetch elsewhere are another version, which lies beside the first', async (t) => {
  const { publishing, feed, listOf } = await setUp(t);
  const here = listOf({ 'descriptor.json': 'a', 'mf-manifest.json': '{}' });
  const base = 'https://cdn.example/feed/';
  const there = { ...here, base, version: versionOf(here.files, base) };
  assert.notEqual(there.version, here.version);
  for (const list of [here, there]) {
    const { ref } = await acceptRelease(publishing, seal(list, feed.key));
    assert.equal((await readRelease(publishing, 'feed', ref.version)).statement.base, list.base);
  }
  const lied = seal({ ...here, base }, feed.key);
  await assert.rejects(acceptRelease(publishing, lied), codeOf('release.invalid'));
});

test('refuses a statement that was changed after it was signed', async (t) => {
  const { publishing, feed, listOf } = await setUp(t);
  const envelope = JSON.parse(seal(listOf({ 'descriptor.json': 'a' }), feed.key).toString()) as { payload: string };
  const payload = Buffer.from(envelope.payload, 'base64').toString().replace('"feed"', '"live"');
  const forged = Buffer.from(JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') }));
  assert.throws(() => open(forged, releaseSchema, publishing.keys), codeOf('release.bad_signature'));
});

test("refuses another team's remote, however well it is signed", async (t) => {
  const { publishing, live, listOf } = await setUp(t);
  const signed = seal(listOf({ 'descriptor.json': 'a', 'mf-manifest.json': '{}' }), live.key);
  await assert.rejects(acceptRelease(publishing, signed), codeOf('release.key_not_trusted'));
});

test('refuses lists that climb out, lie about their version, or lack what a remote has', async (t) => {
  const { publishing, feed, listOf } = await setUp(t);
  const take = (list: Release) => acceptRelease(publishing, seal(list, feed.key));
  const whole = { 'descriptor.json': 'a', 'mf-manifest.json': '{}' };
  for (const name of ['../../evil.js', '/etc/passwd', 'a/../../b', '.hidden', 'a\\b']) {
    await assert.rejects(take(listOf({ ...whole, [name]: 'x' })), codeOf('release.invalid'), name);
  }
  await assert.rejects(take({ ...listOf(whole), version: '0'.repeat(16) }), codeOf('release.invalid'));
  await assert.rejects(take(listOf({ 'a.js': 'x' })), codeOf('release.invalid'));
  await assert.rejects(take(listOf({ ...whole, 'release.json': 'x' })), codeOf('release.invalid'));
});

test('deploys, tries, promotes, takes back and pauses, and remembers all of it in order', async (t) => {
  const { publishing, release, publish } = await setUp(t);
  const [one, two] = [await release('one'), await release('two')];
  await publish({ action: 'deploy', release: one });
  await publish({ action: 'canary', release: { ...two, isUnchecked: true }, percent: 5 });
  const tried = (await publish({ action: 'canary', release: null, percent: 20 })).statement;
  assert.deepEqual([tried.stable, tried.canary], [one, { ...two, isUnchecked: true, percent: 20 }]);
  const promoted = (await publish({ action: 'promote' })).statement;
  assert.deepEqual([promoted.stable, promoted.canary], [{ ...two, isUnchecked: true }, null]);
  assert.equal((await publish({ action: 'pause' })).statement.isPaused, true);
  const back = (await publish({ action: 'rollback', release: one })).statement;
  assert.deepEqual([back.stable, back.isPaused, back.sequence], [one, false, 6]);
  const actions = (await readHistory(publishing, 'feed')).statements.map(
    ({ statement, team }) => `${team} ${statement.action}`,
  );
  assert.deepEqual(
    actions.map((entry) => entry.split(' ')[1]),
    ['deploy', 'canary', 'canary', 'promote', 'pause', 'rollback'],
  );
  assert.ok(actions.every((entry) => entry.startsWith('feed ')));
});

test('notices in the history a statement that was exchanged for another, validly signed one', async (t) => {
  const { root, publishing, feed, release, publish } = await setUp(t);
  const before = await readState(publishing, 'feed');
  const [one, two] = [await release('one'), await release('two')];
  await publish({ action: 'deploy', release: one });
  await publish({ action: 'deploy', release: two });
  const exchanged = seal(nextStatement('feed', before, { action: 'deploy', release: two }, new Date()), feed.key);
  await writeFile(path.join(root, 'store/feed/channel/1.json'), exchanged);
  const { statements, refused } = await readHistory(publishing, 'feed');
  assert.deepEqual(
    statements.map(({ statement }) => statement.sequence),
    [2],
  );
  assert.deepEqual(
    refused.map(({ sequence, code }) => [sequence, code]),
    [[1, 'channel.out_of_order']],
  );
});

test('does not name a version whose list was signed anew with other words', async (t) => {
  const { publish, release } = await setUp(t);
  const ref = await release('one');
  await assert.rejects(
    publish({ action: 'deploy', release: { ...ref, digest: 'f'.repeat(64) } }),
    codeOf('release.invalid'),
  );
});

test('leaves no draft behind, and no half of a file', async (t) => {
  const { root, release, publish } = await setUp(t);
  await publish({ action: 'deploy', release: await release('one') });
  assert.deepEqual(await readdir(path.join(root, 'store/.drafts')), []);
  const names = await readdir(path.join(root, 'store/feed'), { recursive: true });
  const kept = /^(?:channel(?:\/\d+\.json)?|releases(?:\/[0-9a-f]+(?:\/.*)?)?)$/;
  assert.deepEqual(
    names.filter((name) => !kept.test(name)),
    [],
  );
});

test('tells which remotes were published, and only those', async (t) => {
  const { root, publishing, release, publish } = await setUp(t);
  assert.deepEqual(await publishing.store.listRemotes(), []);
  const ref = await release('one');
  assert.deepEqual(await publishing.store.listRemotes(), [], 'nothing is live yet');
  await publish({ action: 'deploy', release: ref });
  await mkdir(path.join(root, 'store/not-a-remote'));
  assert.deepEqual(await publishing.store.listRemotes(), ['feed']);
});

test('takes no release of a remote that would hide the texts of the site', async (t) => {
  const { publishing, feed, listOf } = await setUp(t);
  const list = { ...listOf({ 'descriptor.json': 'a', 'mf-manifest.json': '{}' }), remote: 'ui' };
  await assert.rejects(acceptRelease(publishing, seal(list, feed.key)), codeOf('release.invalid'));
});

test('keeps whoever was in a canary in it when it grows, and takes about the share that was asked for', () => {
  const visitors = Array.from({ length: 4000 }, (_none, index) => `visitor-${index}`);
  const at = (percent: number, version = 'a') =>
    visitors.filter((visitor) => isAmong(visitor, { remote: 'feed', version, percent }));
  const [five, twenty] = [at(5), new Set(at(20))];
  assert.ok(five.every((visitor) => twenty.has(visitor)));
  assert.ok(five.length > 140 && five.length < 260, `${five.length} of 4000`);
  assert.notDeepEqual(at(5), at(5, 'b'));
  assert.equal(at(100).length, visitors.length);
});
