import assert from 'node:assert/strict';
import { rename, stat } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { RELEASE_FILE, type TrustedKeys } from '@barg/releases';
import { s3Store } from '@barg/releases/s3';
import { CREDENTIALS, startS3Server } from '@barg/s3/testing';
import { createDeployment, shellFiles } from '../testing/deployment.ts';
import { releasedShell } from './released-shell.ts';

const [FIRST, SECOND] = ['11111111', '22222222'] as const;
const mainOf = (text: string): string => `main.${text}.js`;

/** Two web tiers with one bucket: deployments go through the first one, and `find` asks the second. */
const setUp = async (t: TestContext) => {
  Object.assign(process.env, CREDENTIALS);
  const server = await startS3Server();
  t.after(server.close);
  const { bucket, region, endpoint } = server;
  const open = (cacheDir: string, keys: TrustedKeys) =>
    s3Store({ bucket, prefix: 'barg/', region, endpoint }, { cacheDir, keys });
  const first = await createDeployment(
    (cleanUp) => t.after(cleanUp),
    (root, keys) => open(path.join(root, 'first'), keys),
  );
  const { root, shellDir, publishing } = first;
  const store = open(path.join(root, 'second'), publishing.keys);
  const second = releasedShell({ store, keys: publishing.keys, shellDir, report: () => undefined });
  const find = async (file: string) => (await second.find(file, null))?.version;
  /** How often the bucket was asked for the statements of the shell. */
  const lists = (): number => server.requests.filter((one) => one === 'GET barg/shell/channel/').length;
  return { ...first, server, find, lists };
};

test('a file of a shell that another web tier has given out is found at the first call', async (t) => {
  const { deploy, find } = await setUp(t);
  assert.equal(await find(mainOf('0123abcd')), null, 'the one that the site was started with');
  const first = await deploy('shell', shellFiles(FIRST));
  assert.equal(await find(mainOf(FIRST)), first.version);
  const second = await deploy('shell', shellFiles(SECOND));
  assert.equal(await find(mainOf(SECOND)), second.version);
  assert.equal(await find(mainOf(FIRST)), first.version);
});

test('files that no shell has cost the bucket one list a second, however many are asked for', async (t) => {
  const { deploy, find, lists } = await setUp(t);
  await deploy('shell', shellFiles(FIRST));
  await find(mainOf(FIRST));
  const before = lists();
  const askMany = () => Promise.all(Array.from({ length: 50 }, (_, at) => find(mainOf(String(at + 10_000_000)))));
  const begunAt = performance.now();
  for (let round = 0; round < 3; round += 1) assert.deepEqual(new Set(await askMany()), new Set([undefined]));
  const seconds = Math.ceil((performance.now() - begunAt) / 1000);
  assert.ok(lists() - before <= seconds, `${lists() - before} lists in ${seconds} s`);
  // Names without a hash are of one version: nobody waits for them.
  const known = lists();
  assert.equal(await find('nothing.json'), undefined);
  assert.equal(lists(), known);
});

test('a storage that is away for a moment costs open pages no file of theirs afterwards', async (t) => {
  const { deploy, find, server } = await setUp(t);
  const first = await deploy('shell', shellFiles(FIRST));
  await deploy('shell', shellFiles(SECOND));
  const list = `GET barg/shell/releases/${first.version}/${RELEASE_FILE}`;
  server.disturb((request) => (request === list ? 'fails' : null));
  assert.equal(await find(mainOf(FIRST)), undefined);
  server.disturb(() => null);
  assert.equal(await find(mainOf(FIRST)), first.version);
});

test('a shell whose files were cleared away since its page was read is fetched again for the next file', async (t) => {
  const { deploy, publishing, shellDir, root } = await createDeployment((cleanUp) => t.after(cleanUp));
  const { store, keys } = publishing;
  const fetchedAgain = path.join(root, 'fetched-again');
  let isCleared = false;
  let isAway = false;
  const far = {
    ...store,
    folderOf: async (remote: string, version: string) => {
      if (isAway) throw new Error('the storage is away');
      return isCleared ? fetchedAgain : store.folderOf(remote, version);
    },
  };
  const shells = releasedShell({ store: far, keys, shellDir, report: () => undefined });
  const { version } = await deploy('shell', shellFiles(FIRST));
  const before = await shells.find(mainOf(FIRST), null);
  await rename(before?.directory ?? '', fetchedAgain);
  isCleared = true;
  const found = await shells.find(mainOf(FIRST), null);
  assert.deepEqual([found?.version, found?.directory], [version, fetchedAgain]);
  assert.ok((await stat(path.join(fetchedAgain, mainOf(FIRST)))).isFile());
  // It may be there all the same, where it was.
  isAway = true;
  assert.equal((await shells.find(mainOf(FIRST), null))?.version, version);
});
