import assert from 'node:assert/strict';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { publishedRemotes, workspaceRemotes } from './remote-source.ts';

const setUp = async (t: TestContext) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  return { ...deployment, reports, report };
};

test('lists the builds of the workspace with their descriptors', async (t) => {
  const { build, appsDir, report } = await setUp(t);
  await build('feed', remoteFiles(descriptorOf('feed')));
  await build('creator-studio', remoteFiles(descriptorOf('creator-studio')));
  const builds = await workspaceRemotes(appsDir, report).list();
  assert.deepEqual(builds.map(({ name }) => name).toSorted(), ['creator-studio', 'feed']);
  assert.equal(builds[0]?.entryFile, 'remoteEntry.0123abcd.js');
});

test('leaves out a remote whose descriptor is not valid, and says once why', async (t) => {
  const { build, appsDir, report, reports } = await setUp(t);
  const { contract: _without, ...broken } = descriptorOf('live');
  await build('feed', remoteFiles(descriptorOf('feed')));
  await build('live', { ...remoteFiles(descriptorOf('live')), 'descriptor.json': JSON.stringify(broken) });
  const remotes = workspaceRemotes(appsDir, report);
  assert.deepEqual(
    (await remotes.list()).map(({ name }) => name),
    ['feed'],
  );
  await remotes.list();
  assert.equal(reports.length, 1);
  assert.match(reports[0] ?? '', /live-remote.*contract/s);
});

test('refuses a build whose manifest is of another remote', async (t) => {
  const { build, appsDir, report, reports } = await setUp(t);
  await build('feed', {
    ...remoteFiles(descriptorOf('live')),
    'descriptor.json': JSON.stringify(descriptorOf('feed')),
  });
  assert.deepEqual(await workspaceRemotes(appsDir, report).list(), []);
  assert.match(reports[0] ?? '', /manifest is of live/);
});

test('announces another version as soon as a build has changed', async (t) => {
  const { build, appsDir, report } = await setUp(t);
  await build('feed', remoteFiles(descriptorOf('feed')));
  const remotes = workspaceRemotes(appsDir, report);
  const [before] = await remotes.list();
  await build('feed', remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.fedc9876.js' }));
  const later = new Date(Date.now() + 2000);
  await utimes(path.join(appsDir, 'feed-remote/dist/mf-manifest.json'), later, later);
  const [after] = await remotes.list();
  assert.notEqual(after?.version, before?.version);
  assert.equal(after?.entryFile, 'remoteEntry.fedc9876.js');
});

test('publishes the version that `current` names, and rolls back by it', async (t) => {
  const { publish, setCurrent, publishedDir, report } = await setUp(t);
  await publish('feed', 'v1', remoteFiles(descriptorOf('feed')));
  await publish('feed', 'v2', remoteFiles(descriptorOf('feed')));
  const remotes = publishedRemotes(publishedDir, report);
  assert.deepEqual(
    (await remotes.list()).map(({ version }) => version),
    ['v2'],
  );
  await setCurrent('feed', 'v1');
  assert.deepEqual(
    (await remotes.list()).map(({ version }) => version),
    ['v1'],
  );
  assert.ok(await remotes.directoryOf('feed', 'v2'), 'tabs that are still open need the other version');
});

test('does not leave the folder of published remotes', async (t) => {
  const { publishedDir, report } = await setUp(t);
  const remotes = publishedRemotes(publishedDir, report);
  assert.equal(await remotes.directoryOf('..', 'apps'), null);
  assert.equal(await remotes.directoryOf('feed', '../../apps'), null);
});
