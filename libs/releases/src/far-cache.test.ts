import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { BUCKET, CREDENTIALS, startS3Server } from '@barg/s3/testing';
import { allowance } from './allowance.ts';
import { generateKey, readState, RELEASE_FILE, trustedKeys } from './index.ts';
import { s3Store } from './s3-store.ts';
import { feedTeam } from './testing/team.ts';

const { key, entry } = generateKey('feed', ['feed']);
const keys = trustedKeys([entry]);

type Changes = Partial<Parameters<typeof s3Store>[1]>;

/** A team with versions in a bucket, and how a web tier with an empty cache opens that. */
const setUp = async (t: TestContext, texts: readonly string[]) => {
  Object.assign(process.env, CREDENTIALS);
  const server = await startS3Server();
  t.after(server.close);
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-far-cache-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const place = { bucket: BUCKET, prefix: 'barg/', region: server.region, endpoint: server.endpoint };
  const open = (folder: string, changes: Changes = {}) =>
    s3Store(place, { cacheDir: path.join(root, folder), keys, ...changes });
  const team = feedTeam(open('team'), { key, entry });
  const refs = [];
  for (const text of texts) refs.push(await team.release(text));
  const openWeb = (changes: Changes) => open('web', changes);
  const lists = () => server.requests.filter((one) => one.startsWith('GET') && one.endsWith(RELEASE_FILE)).length;
  return { team, refs, openWeb, lists, server };
};

test('what visitors get stays in the cache, however many other versions somebody asks for', async (t) => {
  const { team, refs, openWeb, server } = await setUp(t, ['live', 'one', 'two']);
  const [live, ...others] = refs;
  assert.ok(live);
  await team.publish({ action: 'deploy', release: live });
  const web = openWeb({ keptVersions: 1 });
  await readState({ store: web, keys }, 'feed');
  const folder = await web.folderOf('feed', live.version);
  for (const { version } of others) assert.notEqual(await web.folderOf('feed', version), null);
  const asked = server.requests.length;
  assert.equal(await web.folderOf('feed', live.version), folder);
  assert.equal(server.requests.length, asked, 'it was never away');
});

test('names that can be no version cost the bucket nothing', async (t) => {
  const { openWeb, server } = await setUp(t, []);
  const web = openWeb({});
  const before = server.requests.length;
  for (let at = 0; at < 100; at += 1) assert.equal(await web.folderOf('feed', `nothing-${at}`), null);
  assert.equal(server.requests.length, before);
});

test('so many versions that nobody gets are fetched a minute, and those that visitors get always', async (t) => {
  const { team, refs, openWeb, lists } = await setUp(t, ['one', 'two', 'three', 'live']);
  const [one, two, three, live] = refs;
  assert.ok(one && two && three && live);
  const web = openWeb({ unnamedAMinute: { lists: 3, versions: 2 } });
  assert.notEqual(await web.folderOf('feed', one.version), null);
  assert.notEqual(await web.folderOf('feed', two.version), null);
  assert.equal(await web.folderOf('feed', three.version), null, 'its list alone was read');
  const before = lists();
  const unknown = Array.from({ length: 10 }, (_none, at) => web.folderOf('feed', `${at}`.repeat(16)));
  assert.deepEqual(new Set(await Promise.all(unknown)), new Set([null]));
  assert.equal(lists(), before);
  // By another web tier: this one has heard of no statement yet.
  await team.publish({ action: 'deploy', release: live });
  assert.notEqual(await web.folderOf('feed', live.version), null);
});

test('an allowance is renewed after a minute, and not before', () => {
  let now = 0;
  const isAllowed = allowance(2, () => now);
  assert.deepEqual([isAllowed(), isAllowed(), isAllowed()], [true, true, false]);
  now = 59_999;
  assert.equal(isAllowed(), false);
  now = 60_000;
  assert.deepEqual([isAllowed(), isAllowed(), isAllowed()], [true, true, false]);
});
