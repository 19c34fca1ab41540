import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import {
  acceptChannel,
  acceptFiles,
  acceptRelease,
  diskStore,
  floorsInMemory,
  followChannel,
  generateKey,
  integrityOf,
  nextStatement,
  readHistory,
  readState,
  seal,
  trustedKeys,
  versionOf,
  type ChannelState,
  type Release,
  type ReleaseRef,
} from './index.ts';

/** A store with what a team has published, and an attacker who can write to it and has no key of that team. */
const setUp = async (t: TestContext) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-forged-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const [feed, live] = [generateKey('feed', ['feed']), generateKey('live', ['live'])];
  const site = {
    store: diskStore(path.join(root, 'store')),
    keys: trustedKeys([feed.entry, live.entry]),
    floors: floorsInMemory(),
  };
  const release = async (text: string, { source = site, key = feed.key } = {}): Promise<ReleaseRef> => {
    const files = Object.entries({ 'descriptor.json': text, 'mf-manifest.json': '{}' }).map(([file, content]) => {
      const bytes = Buffer.from(content);
      return { path: file, bytes, size: bytes.length, integrity: integrityOf(bytes) };
    });
    const listed = files.map(({ path: file, size, integrity }) => ({ path: file, size, integrity }));
    const version = versionOf(listed);
    const list: Release = {
      ...{ type: 'release', remote: 'feed', version, label: '', contract: '1.0.0', base: null },
      files: listed,
    };
    const { ref } = await acceptRelease(source, seal(list, key));
    const bytesOf = new Map(files.map((file) => [file.path, file.bytes]));
    await acceptFiles(source, list, [...bytesOf.keys()], async (file) => bytesOf.get(file) ?? Buffer.alloc(0));
    return ref;
  };
  const sign = (state: ChannelState, ref: ReleaseRef, key = feed.key) =>
    seal(nextStatement('feed', state, { action: 'deploy', release: ref }, new Date()), key);
  const deploy = async (ref: ReleaseRef) => acceptChannel(site, sign(await readState(site, 'feed'), ref));
  const fileOf = (sequence: number) => path.join(root, `store/feed/channel/${sequence}.json`);
  const put = (sequence: number, bytes: string | Buffer) => writeFile(fileOf(sequence), bytes);
  const liveNow = async (source = site) => (await readState(source, 'feed')).live?.statement.sequence;
  return { root, site, feed, live, release, sign, deploy, fileOf, put, liveNow };
};

const codeOf = (code: string) => (error: Error) => Reflect.get(error, 'code') === code;
const codes = ({ refused }: { refused: ChannelState['refused'] }) =>
  refused.map(({ sequence, code }) => `${sequence} ${code}`);

test('passes over whatever lies there without the signature of a team that may, and goes on behind it', async (t) => {
  const { site, feed, live, release, sign, deploy, fileOf, put } = await setUp(t);
  const [one, two] = [await release('one'), await release('two')];
  await deploy(one);
  const state = await readState(site, 'feed');
  const placeOf = (sequence: number): ChannelState => ({ ...state, next: { ...state.next, sequence } });
  await put(2, 'rubbish');
  await put(3, '');
  await put(4, Buffer.alloc(2 * 1024 * 1024));
  await put(5, sign(placeOf(5), two, live.key));
  await put(6, sign(placeOf(6), two, generateKey('nobody', ['feed']).key));
  await put(7, sign(placeOf(3), two, feed.key));
  const changed = sign(placeOf(8), two)
    .toString('utf8')
    .replace(/"sig":"(.)/, (_match, first) => `"sig":"${first === 'A' ? 'B' : 'A'}`);
  await put(8, changed);
  await mkdir(fileOf(9));

  const found = await readState(site, 'feed');
  assert.equal(found.live?.statement.sequence, 1);
  const [eighth, ...rest] = codes(found).toReversed().slice(6);
  assert.match(eighth ?? '', /^8 release\.(?:bad_signature|invalid)$/);
  assert.deepEqual(rest, ['9 channel.missing']);
  assert.deepEqual(codes(found).toReversed().slice(0, 6), [
    '2 release.invalid',
    '3 release.invalid',
    '4 release.too_large',
    '5 release.key_not_trusted',
    '6 release.key_not_trusted',
    '7 channel.out_of_order',
  ]);

  assert.equal((await deploy(two)).statement.sequence, 10);
  const history = await readHistory(site, 'feed');
  assert.deepEqual(
    history.statements.map(({ statement: { sequence } }) => sequence),
    [1, 10],
  );
  assert.equal(history.statements[1]?.statement.previous, history.statements[0]?.digest, 'linked past the forged ones');
  assert.equal(history.refused.length, 8, 'and still told');
});

test('goes on at the lowest free number: a forged one far away takes no room from those to come', async (t) => {
  const { site, release, deploy, put, liveNow } = await setUp(t);
  await deploy(await release('one'));
  for (const sequence of [999_999_999, 1_000_000_000, 9_999_999_999]) await put(sequence, 'rubbish');
  assert.equal((await deploy(await release('two'))).statement.sequence, 2);
  assert.equal(await liveNow(), 2);
  assert.equal((await readState(site, 'feed')).refused.length, 3);
});

test('publishes a remote for the first time where something forged lies already', async (t) => {
  const { root, release, deploy, put, site } = await setUp(t);
  const ref = await release('one');
  await mkdir(path.join(root, 'store/feed/channel'));
  await put(1, 'rubbish');
  assert.deepEqual((await readState(site, 'feed')).next, { sequence: 2, previous: null });
  assert.equal((await deploy(ref)).statement.sequence, 2);
});

test('takes no statement for another place than the next one, whatever is passed over', async (t) => {
  const { site, release, sign, deploy, put } = await setUp(t);
  const [one, two] = [await release('one'), await release('two')];
  const first = await readState(site, 'feed');
  await deploy(one);
  const second = await readState(site, 'feed');
  await put(2, 'rubbish');
  await deploy(two);
  const taken = (state: ChannelState, code: string) =>
    assert.rejects(acceptChannel(site, sign(state, one)), codeOf(code));
  await taken(first, 'channel.conflict');
  await taken(second, 'channel.conflict');
  const { live, next, refused } = await readState(site, 'feed');
  await taken({ live, refused, next: { ...next, sequence: next.sequence + 1 } }, 'channel.out_of_order');
  await taken({ live, refused, next: { ...next, previous: first.next.previous } }, 'channel.out_of_order');
  await taken({ live, refused, next: { ...next, previous: second.next.previous } }, 'channel.out_of_order');
});

test('spoiling the newest statements does not bring an older one back, also not through a deployment', async (t) => {
  const { site, release, deploy, put, liveNow, fileOf } = await setUp(t);
  const [one, two] = [await release('one'), await release('two')];
  await deploy(one);
  await deploy(two);
  const withdrawn = await readFile(fileOf(1));
  for (const bytes of ['rubbish', withdrawn, null]) {
    await (bytes === null ? rm(fileOf(2)) : put(2, bytes));
    const { live, next } = await readState(site, 'feed');
    assert.deepEqual([live?.statement.sequence, live?.statement.stable], [2, two], 'the copy of the site');
    assert.deepEqual(next, { sequence: 3, previous: live?.digest });
  }
  const pause = nextStatement('feed', await readState(site, 'feed'), { action: 'pause' }, new Date());
  assert.deepEqual(pause.stable, two, 'whoever changes something begins with what visitors have');
  await deploy(two);
  assert.equal(await liveNow(), 3);
  await put(3, withdrawn);
  assert.equal(await liveNow(), 3);
});

test('a key that is trusted no longer takes its statements along, and the team goes on with another', async (t) => {
  const { site, release, sign, deploy, liveNow } = await setUp(t);
  await deploy(await release('one'));
  await deploy(await release('two'));
  const next = generateKey('feed', ['feed']);
  const after = { ...site, keys: trustedKeys([next.entry]) };
  const state = await readState(after, 'feed');
  assert.equal(state.live, null);
  const digest = site.floors.of('feed')?.digest;
  assert.deepEqual(state.next, { sequence: 3, previous: digest }, 'behind what was seen');
  const three = await release('three', { source: after, key: next.key });
  await acceptChannel(after, sign(state, three, next.key));
  assert.equal(await liveNow(after), 3);
});

test('a site that follows looks no further than a page can wait for, and takes what was deployed to it', async (t) => {
  const { site, release, deploy, put } = await setUp(t);
  await deploy(await release('one'));
  await Promise.all(Array.from({ length: 150 }, (_none, index) => put(1000 + index, 'rubbish')));
  const reports: string[] = [];
  const follow = followChannel(site, 'feed', (message) => void reports.push(message));
  assert.equal((await follow()).live?.statement.sequence, 1);
  assert.equal((await follow()).refused.length, 100);
  assert.equal(reports.length, 1, 'once, not for every page');
  await deploy(await release('two'));
  assert.equal((await follow()).live?.statement.sequence, 2);
});
