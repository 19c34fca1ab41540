import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import test, { type TestContext } from 'node:test';
import type { ReleaseStore } from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';
import { releasedRemotes } from './released-remotes.ts';

const first = remoteFiles(descriptorOf('feed'));
const second = remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.fedc9876.js' });

/** A site whose releases come from elsewhere: `fetchFiles` says what happens before a version's folder is there. */
const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const fetched = { files: async () => undefined as void | 'missing' };
  const { store } = deployment.publishing;
  const far: ReleaseStore = {
    ...store,
    isFar: true,
    folderOf: async (remote, version) =>
      (await fetched.files()) === 'missing' ? null : store.folderOf(remote, version),
  };
  const publishing = { ...deployment.publishing, store: far };
  const reports: string[] = [];
  const remotes = releasedRemotes({ ...publishing, report: (message) => void reports.push(message) });
  const versions = async () => (await remotes.list()).map(({ build }) => build.version);
  return { ...deployment, publishing, fetched, remotes, reports, versions };
};

test('pages get the version before until the files of the new one have come, and wait for nothing', async (t) => {
  const { deploy, fetched, remotes, versions } = await setUp(t);
  const before = await deploy('feed', first);
  assert.deepEqual(await versions(), [before.version], 'the first one is waited for');
  const gate = Promise.withResolvers<void>();
  fetched.files = () => gate.promise;
  const after = await deploy('feed', second);
  assert.deepEqual([await versions(), await versions()], [[before.version], [before.version]]);
  gate.resolve();
  await remotes.listAll();
  assert.deepEqual(await versions(), [after.version]);
});

test('a fetch that fails costs no visitor the remote, and is told of and tried again', async (t) => {
  const { deploy, fetched, remotes, reports, versions } = await setUp(t);
  const before = await deploy('feed', first);
  await versions();
  fetched.files = () => Promise.reject(new Error('the storage is away'));
  const after = await deploy('feed', second);
  await remotes.listAll();
  assert.deepEqual(await versions(), [before.version]);
  assert.deepEqual(reports, ['the storage is away']);
  fetched.files = async () => undefined;
  while ((await versions())[0] !== after.version) t.signal.throwIfAborted();
});

test('a storage that was asked for a version too early costs no visitor the remote', async (t) => {
  const { deploy, fetched, remotes, reports, versions } = await setUp(t);
  const before = await deploy('feed', first);
  await versions();
  // It keeps for a while that it had nothing of that name.
  fetched.files = async () => 'missing';
  const after = await deploy('feed', second);
  await remotes.listAll();
  assert.deepEqual(await versions(), [before.version]);
  assert.deepEqual(reports, [`The files of feed ${after.version} have not come.`]);
  fetched.files = async () => undefined;
  while ((await versions())[0] !== after.version) t.signal.throwIfAborted();
});

test('a version that came and is not what was signed is out, whatever came before', async (t) => {
  const { deploy, release, publish, fileOf, remotes, versions } = await setUp(t);
  await deploy('feed', first);
  await versions();
  const ref = await release('feed', second);
  await publish('feed', { action: 'deploy', release: ref });
  await writeFile(fileOf('feed', ref, 'descriptor.json'), 'overwritten');
  await remotes.listAll();
  assert.deepEqual(await versions(), []);
});

test('whoever deploys hears of it once its web tier has the files', async (t) => {
  const { shellDir, deploy, release, publishing, fetched, sign } = await setUp(t);
  await deploy('feed', first);
  const edge = await openEdge(t, { shellDir, publishing }, { publishing });
  const announced = async () =>
    (await edge.inject('/registry.json')).json<{ remotes: Record<string, { version: string }> }>().remotes.feed
      ?.version;
  await announced();
  const ref = await release('feed', second);
  // Longer than a turn of the loop, as a network takes.
  fetched.files = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const payload = await sign('feed', { action: 'deploy', release: ref });
  assert.equal((await edge.inject({ method: 'POST', url: '/deployments/channel', payload })).statusCode, 200);
  assert.equal(await announced(), ref.version);
});
