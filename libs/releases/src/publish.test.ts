import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { BUCKET, CREDENTIALS, startS3Server } from '@barg/s3/testing';
import {
  acceptRelease,
  diskStore,
  generateKey,
  readRelease,
  readState,
  RELEASE_FILE,
  seal,
  trustedKeys,
} from './index.ts';
import { s3Store } from './s3-store.ts';
import type { ReleaseStore } from './store.ts';
import { feedTeam, listOf, textsOf } from './testing/team.ts';

const folderFor = async (t: TestContext): Promise<string> => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-publish-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  return root;
};

const openS3 = async (t: TestContext) => {
  Object.assign(process.env, CREDENTIALS);
  const server = await startS3Server();
  t.after(server.close);
  const { region, endpoint } = server;
  const cacheDir = await folderFor(t);
  const keys = trustedKeys([]);
  return { server, store: s3Store({ bucket: BUCKET, prefix: '', region, endpoint }, { cacheDir, keys }) };
};

const kinds: Array<[string, (t: TestContext) => Promise<ReleaseStore>]> = [
  ['on disk', async (t) => diskStore(await folderFor(t))],
  ['in a bucket', async (t) => (await openS3(t)).store],
];

for (const [kind, open] of kinds) {
  test(`two pipelines that send the same build at once to a store ${kind} are told the same list`, async (t) => {
    const { site, key } = feedTeam(await open(t));
    const lists = ['main', 'nightly', 'again'].map((label) => seal(listOf(textsOf('one'), label), key));
    const answers = await Promise.all(lists.map((bytes) => acceptRelease(site, bytes)));
    const [version] = answers.map(({ ref }) => ref.version);
    const { digest } = await readRelease(site, 'feed', version ?? '');
    assert.deepEqual(
      answers.map(({ ref }) => ref.digest),
      [digest, digest, digest],
    );
  });
}

test('a storage that cannot say whether it knows a version keeps the list it has', async (t) => {
  const store = diskStore(await folderFor(t));
  const { site, key, release, publish } = feedTeam(store);
  const ref = await release('one');
  await publish({ action: 'deploy', release: ref });
  const away: ReleaseStore = { ...store, readFile: () => Promise.reject(new Error('the storage is away')) };
  await assert.rejects(acceptRelease({ ...site, store: away }, seal(listOf(textsOf('one'), 'other'), key)), /is away/);
  assert.equal((await readRelease(site, 'feed', ref.version)).digest, ref.digest, 'what is live names that list');
});

test('a list that nobody trusted has signed gives way to one that a team sends', async (t) => {
  const store = diskStore(await folderFor(t));
  const { site, key } = feedTeam(store);
  const list = listOf(textsOf('one'));
  await store.writeFile('feed', list.version, RELEASE_FILE, seal(list, generateKey('nobody', ['feed']).key));
  const { ref } = await acceptRelease(site, seal(list, key));
  assert.equal((await readRelease(site, 'feed', list.version)).digest, ref.digest);
});

test('a team pauses and takes back also when files of the live version are damaged', async (t) => {
  const root = await folderFor(t);
  const { site, release, publish } = feedTeam(diskStore(root));
  const [one, two, three] = [await release('one'), await release('two'), await release('three')];
  const damage = ({ version }: { version: string }) =>
    writeFile(path.join(root, `feed/releases/${version}/descriptor.json`), 'damaged');
  await publish({ action: 'deploy', release: one });
  await publish({ action: 'canary', release: two, percent: 5 });
  await damage(one);
  await damage(two);
  // As after a restart: nothing is remembered of what was whole.
  site.store = diskStore(root);
  assert.equal((await publish({ action: 'pause' })).statement.isPaused, true);
  assert.equal((await publish({ action: 'canary', release: null, percent: 1 })).statement.canary?.percent, 1);
  await assert.rejects(publish({ action: 'rollback', release: await spoilt() }), { code: 'release.incomplete' });
  assert.deepEqual((await publish({ action: 'rollback', release: three })).statement.stable, three);

  async function spoilt() {
    const ref = await release('four');
    await damage(ref);
    return ref;
  }
});

/** A store that counts how many files are read, and how many of them at a time. */
function counting(store: ReleaseStore) {
  const counted = { reads: 0, now: 0, most: 0 };
  const readFile: ReleaseStore['readFile'] = async (...place) => {
    counted.reads += 1;
    counted.most = Math.max(counted.most, (counted.now += 1));
    return store.readFile(...place).finally(() => (counted.now -= 1));
  };
  return { store: { ...store, readFile }, counted };
}

test('a list that is sent back again and again has its files read once, and few at a time', async (t) => {
  const { store, counted } = counting(diskStore(await folderFor(t)));
  const { site, key, sendFiles } = feedTeam(store);
  const many = Array.from({ length: 60 }, (_none, index) => [`assets/${index}.js`, String(index)] as const);
  const texts = { ...textsOf('one'), ...Object.fromEntries(many) };
  const bytes = seal(listOf(texts), key);
  const send = async () => (await acceptRelease(site, bytes)).missing.length;
  assert.equal(await send(), 62);
  await sendFiles(texts, listOf(texts).version);
  const lists = 10;
  counted.reads = 0;
  counted.most = 0;
  assert.deepEqual(await Promise.all(Array.from({ length: lists }, send)), Array(lists).fill(0));
  assert.equal(await send(), 0);
  assert.equal(counted.reads, 62 + lists + 1, 'each file once, beside the lists');
  assert.ok(counted.most <= 16 + lists, `${counted.most} at a time`);
});

test('a deployment is not told of a conflict with itself when the answer of the storage was lost', async (t) => {
  const { server, store } = await openS3(t);
  const { site, release, publish } = feedTeam(store);
  const ref = await release('one');
  let isLost = false;
  server.disturb((request) => {
    if (isLost || request !== 'PUT feed/channel/1.json') return null;
    isLost = true;
    return 'loses its answer';
  });
  assert.equal((await publish({ action: 'deploy', release: ref })).statement.sequence, 1);
  assert.equal(server.requests.filter((request) => request === 'PUT feed/channel/1.json').length, 2);
  assert.equal((await readState(site, 'feed')).live?.statement.sequence, 1);
});
