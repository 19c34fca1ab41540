import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { BUCKET, CREDENTIALS, startS3Server } from '@barg/s3/testing';
import {
  acceptChannel,
  acceptFiles,
  acceptRelease,
  digestOf,
  diskStore,
  generateKey,
  integrityOf,
  MAX_ENVELOPE_BYTES,
  nextStatement,
  readHistory,
  readState,
  RELEASE_FILE,
  seal,
  trustedKeys,
  versionOf,
  type Release,
  type ReleaseStore,
} from './index.ts';
import { s3Store } from './s3-store.ts';
import { feedTeam } from './testing/team.ts';

const { key, entry } = generateKey('feed', ['feed']);
const keys = trustedKeys([entry]);

const folderFor = async (t: TestContext): Promise<string> => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-stores-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  return root;
};

const openS3 = async (t: TestContext, { keptVersions }: { keptVersions?: number } = {}) => {
  Object.assign(process.env, CREDENTIALS);
  const server = await startS3Server();
  t.after(server.close);
  const { region, endpoint } = server;
  const cacheDir = await folderFor(t);
  const open = () => s3Store({ bucket: BUCKET, prefix: 'barg/', region, endpoint }, { cacheDir, keys, keptVersions });
  return { server, open, cacheDir, store: open() };
};

const kinds: Array<[string, (t: TestContext) => Promise<ReleaseStore>]> = [
  ['on disk', async (t) => diskStore(await folderFor(t))],
  ['in a bucket', async (t) => (await openS3(t)).store],
];

const texts = { 'descriptor.json': '{}', 'mf-manifest.json': '{}', 'assets/a.js': 'one' };
const files = Object.entries(texts).map(([file, text]) => {
  const bytes = Buffer.from(text);
  return { path: file, size: bytes.length, integrity: integrityOf(bytes) };
});
const version = versionOf(files);
const release: Release = { type: 'release', remote: 'feed', version, label: '', contract: '1.0.0', base: null, files };
const list = seal(release, key);

const fill = async (store: ReleaseStore): Promise<void> => {
  await store.writeFile('feed', version, RELEASE_FILE, list);
  for (const [file, text] of Object.entries(texts)) await store.writeFile('feed', version, file, Buffer.from(text));
};

for (const [kind, open] of kinds) {
  test(`a store ${kind} keeps files, and has them in a folder`, async (t) => {
    const store = await open(t);
    assert.equal(await store.folderOf('feed', version), null);
    assert.equal(await store.readFile('feed', version, 'assets/a.js'), null);
    await fill(store);
    assert.equal((await store.readFile('feed', version, 'assets/a.js'))?.toString(), 'one');
    const folder = await store.folderOf('feed', version);
    assert.equal(await readFile(path.join(folder ?? '', 'assets/a.js'), 'utf8'), 'one');
    assert.equal(await store.folderOf('live', version), null);
  });

  test(`a store ${kind} takes each number of a channel once, of two at a time too`, async (t) => {
    const store = await open(t);
    assert.deepEqual(await store.listChannel('feed'), []);
    const [first, second] = [Buffer.from('first'), Buffer.from('second')];
    const taken = await Promise.all([store.appendChannel('feed', 1, first), store.appendChannel('feed', 1, second)]);
    assert.deepEqual(taken.toSorted(), [false, true]);
    const live = await store.readChannel('feed', 1);
    assert.equal(live?.toString(), taken[0] ? 'first' : 'second');
    for (const sequence of [2, 3, 10]) assert.equal(await store.appendChannel('feed', sequence, first), true);
    assert.deepEqual(await store.listChannel('feed'), [1, 2, 3, 10]);
    assert.equal(await store.readChannel('feed', 4), null);
    await store.appendChannel('live', 1, first);
    assert.deepEqual(await store.listRemotes(), ['feed', 'live']);
  });

  test(`a store ${kind} is not left by any path`, async (t) => {
    const store = await open(t);
    for (const remote of ['..', 'feed/../live', '.feed', '']) {
      assert.equal(await store.readFile(remote, version, 'a.js'), null);
      assert.equal(await store.folderOf(remote, version), null);
      await assert.rejects(store.appendChannel(remote, 1, Buffer.from('x')));
    }
    for (const file of ['../../x', 'a/../../b', '/etc/passwd', '.hidden']) {
      assert.equal(await store.readFile('feed', version, file), null);
      await assert.rejects(store.writeFile('feed', version, file, Buffer.from('x')));
    }
  });
}

test('teams publish to a bucket as they do to a disk', async (t) => {
  const { store, open } = await openS3(t);
  const publishing = { store, keys };
  const { ref, missing } = await acceptRelease(publishing, seal(release, key));
  assert.deepEqual(missing.toSorted(), ['assets/a.js', 'descriptor.json', 'mf-manifest.json']);
  const sent = new Map(Object.entries(texts));
  await acceptFiles(publishing, release, [...sent.keys()], async (file) => Buffer.from(sent.get(file) ?? ''));
  const statement = nextStatement(
    'feed',
    await readState(publishing, 'feed'),
    { action: 'deploy', release: ref },
    new Date(),
  );
  await acceptChannel(publishing, seal(statement, key));
  await assert.rejects(acceptChannel(publishing, seal(statement, key)), { code: 'channel.conflict' });
  const [first, ...others] = (await readHistory({ store: open(), keys }, 'feed')).statements;
  assert.deepEqual([first?.statement.stable, others], [ref, []]);
});

test('a bucket serves a version only whole, as it was signed, and asks for it once', async (t) => {
  const { server, open, store } = await openS3(t);
  await fill(store);
  const place = `barg/feed/releases/${version}/assets/a.js`;
  server.objects.set(place, Buffer.from('two'));
  assert.equal(await open().folderOf('feed', version), null);
  server.objects.delete(place);
  assert.equal(await open().folderOf('feed', version), null);
  server.objects.set(place, Buffer.from('one'));
  const forged = seal({ remote: 'feed', version, files }, generateKey('feed', ['feed']).key);
  server.objects.set(`barg/feed/releases/${version}/${RELEASE_FILE}`, forged);
  assert.equal(await open().folderOf('feed', version), null);
  server.objects.set(`barg/feed/releases/${version}/${RELEASE_FILE}`, list);
  const fresh = open();
  assert.notEqual(await fresh.folderOf('feed', version), null);
  const asked = server.requests.length;
  await fresh.folderOf('feed', version);
  assert.notEqual(await open().folderOf('feed', version), null);
  assert.equal(server.requests.length, asked);
});

test('a bucket is asked for many files of a version at a time, and for those alone that have not come', async (t) => {
  const { server, open, store } = await openS3(t);
  await fill(store);
  const filesOf = (requests: string[]) =>
    requests.filter((one) => one.startsWith('GET') && !one.endsWith('.json')).length;
  const manifest = `GET barg/feed/releases/${version}/mf-manifest.json`;
  const gate = Promise.withResolvers<void>();
  const [manifestAsked, scriptCame] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.disturb((request) => {
    if (request.endsWith('a.js')) scriptCame.resolve();
    if (request !== manifest) return null;
    manifestAsked.resolve();
    return gate.promise;
  });
  const folder = open().folderOf('feed', version);
  await Promise.all([manifestAsked.promise, scriptCame.promise]);
  gate.resolve();
  assert.notEqual(await folder, null);

  const { server: other, open: openOther, store: otherStore } = await openS3(t);
  await fill(otherStore);
  other.disturb((request) => (request === manifest ? 'fails' : null));
  await assert.rejects(openOther().folderOf('feed', version));
  other.disturb(() => null);
  const before = filesOf(other.requests);
  assert.notEqual(await openOther().folderOf('feed', version), null);
  assert.equal(filesOf(other.requests), before, 'the script is here since the first try');
});

test('a web tier keeps the versions that were asked for lately, and fetches an older one again when it is wanted', async (t) => {
  const { server, open, cacheDir, store } = await openS3(t, { keptVersions: 2 });
  const { release: send } = feedTeam(store, { key, entry });
  const versions: string[] = [];
  for (const text of ['one', 'two', 'three']) versions.push((await send(text)).version);
  const [one = '', two = '', three = ''] = versions;
  const web = open();
  const kept = async () => (await readdir(path.join(cacheDir, 'feed/releases'))).toSorted();
  const listOf = (one: string) => path.join(cacheDir, 'feed/releases', one, RELEASE_FILE);
  for (const [index, wanted] of [one, two].entries()) {
    await web.folderOf('feed', wanted);
    await utimes(listOf(wanted), index + 1, index + 1);
  }
  await web.folderOf('feed', three);
  assert.deepEqual(await kept(), [two, three].toSorted());
  const asked = server.requests.length;
  const folder = await web.folderOf('feed', one);
  assert.equal(await readFile(path.join(folder ?? '', 'descriptor.json'), 'utf8'), 'one');
  assert.ok(server.requests.length > asked);
});

test('a statement in a bucket that is put right again is live again, and a huge one is not fetched', async (t) => {
  const { server, open } = await openS3(t);
  const publishing = { store: open(), keys };
  await fill(publishing.store);
  const state = await readState(publishing, 'feed');
  const ref = { version, digest: digestOf(list) };
  const sound = seal(nextStatement('feed', state, { action: 'deploy', release: ref }, new Date()), key);
  const place = 'barg/feed/channel/1.json';
  const codes = async () => (await readState(publishing, 'feed')).refused.map(({ code }) => code);
  await publishing.store.appendChannel('feed', 1, Buffer.from('rubbish'));
  assert.deepEqual(await codes(), ['release.invalid']);
  server.objects.set(place, Buffer.alloc(MAX_ENVELOPE_BYTES + 1));
  assert.deepEqual(await codes(), ['release.too_large']);
  server.objects.set(place, sound);
  assert.deepEqual(await codes(), []);
});

test('what was live is still told while the storage is away', async (t) => {
  const { server, store } = await openS3(t);
  await store.appendChannel('feed', 1, Buffer.from('first'));
  assert.deepEqual(await store.listChannel('feed'), [1]);
  await server.close();
  assert.deepEqual(await store.listChannel('feed'), [1]);
});

test('a store on disk removes what a killed process left half written, and nothing of one that still writes', async (t) => {
  const root = await folderFor(t);
  const drafts = path.join(root, '.drafts');
  await mkdir(drafts);
  await writeFile(path.join(drafts, 'abandoned'), 'ha');
  await utimes(path.join(drafts, 'abandoned'), 0, 0);
  await writeFile(path.join(drafts, 'being-written'), 'ha');
  await fill(diskStore(root));
  assert.deepEqual(await readdir(drafts), ['being-written']);
  assert.deepEqual(await diskStore(root).listRemotes(), []);
});

test('a store on disk that could not be written takes the next deployment, without a restart', async (t) => {
  const root = path.join(await folderFor(t), 'store');
  const store = diskStore(root);
  // As a volume that is away.
  await writeFile(root, '');
  await assert.rejects(store.appendChannel('feed', 1, Buffer.from('first')));
  await rm(root);
  assert.equal(await store.appendChannel('feed', 1, Buffer.from('first')), true);
});

test('a store on disk that was restored without its folder of drafts is written to, and swept', async (t) => {
  const root = await folderFor(t);
  const drafts = path.join(root, '.drafts');
  const store = diskStore(root);
  await writeFile(drafts, '');
  await assert.rejects(store.appendChannel('feed', 1, Buffer.from('first')));
  await rm(drafts);
  await mkdir(drafts);
  await writeFile(path.join(drafts, 'abandoned'), 'ha');
  await utimes(path.join(drafts, 'abandoned'), 0, 0);
  assert.equal(await store.appendChannel('feed', 1, Buffer.from('first')), true);
  assert.deepEqual(await readdir(drafts), []);
  await rm(drafts, { recursive: true });
  assert.equal(await store.appendChannel('feed', 2, Buffer.from('second')), true);
});
