import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { floorsInFile } from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { releasedRemotes, type ReleasedRemotesOptions } from './released-remotes.ts';

const VISITOR = '0123456789abcdef0123456789abcdef';

const setUp = async (t: TestContext, options: Partial<ReleasedRemotesOptions> = {}) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const remotes = releasedRemotes({ ...deployment.publishing, report, ...options });
  const versions = async (visitor?: string) => (await remotes.list(visitor)).map(({ build }) => build.version);
  return { ...deployment, remotes, reports, versions };
};

/** Two builds that differ in their entry. */
const first = remoteFiles(descriptorOf('feed'));
const second = remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.fedc9876.js' });

test('announces what was released, by its signed files', async (t) => {
  const { deploy, remotes } = await setUp(t);
  const feed = await deploy('feed', first);
  await deploy('creator-studio', remoteFiles(descriptorOf('creator-studio')));
  const announced = await remotes.list();
  assert.deepEqual(announced.map(({ build }) => build.name).toSorted(), ['creator-studio', 'feed']);
  const build = announced.find(({ build: { name } }) => name === 'feed')?.build;
  assert.equal(build?.version, feed.version);
  assert.equal(build?.entryFile, 'remoteEntry.0123abcd.js');
  assert.match(build?.integrity.get('remoteEntry.0123abcd.js') ?? '', /^sha384-/);
});

test('announces a remote that nobody had named before, as soon as it is published', async (t) => {
  const { deploy, remotes } = await setUp(t);
  await deploy('feed', first);
  assert.deepEqual((await remotes.list()).length, 1);
  await deploy('quiz-night', remoteFiles(descriptorOf('quiz-night')));
  assert.deepEqual(
    (await remotes.list()).map(({ build }) => build.name),
    ['feed', 'quiz-night'],
  );
});

test('announces another version as soon as it is published, and keeps the files of the one before', async (t) => {
  const { deploy, remotes, versions } = await setUp(t);
  const before = await deploy('feed', first);
  assert.deepEqual(await versions(), [before.version]);
  const after = await deploy('feed', second);
  assert.deepEqual(await versions(), [after.version]);
  assert.ok(await remotes.directoryOf('feed', before.version), 'open tabs need it');
});

test('gives a canary to its share of visitors only, and to nobody who has no name', async (t) => {
  const { deploy, release, publish, remotes, versions } = await setUp(t);
  const stable = await deploy('feed', first);
  const canary = await release('feed', second);
  assert.equal(await remotes.hasCanary(), false);
  await publish('feed', { action: 'canary', release: canary, percent: 100 });
  assert.equal(await remotes.hasCanary(), true);
  assert.deepEqual(await versions(VISITOR), [canary.version]);
  assert.deepEqual(await versions(), [stable.version]);
  assert.deepEqual(
    (await remotes.listAll()).map(({ version }) => version),
    [canary.version, stable.version],
  );
});

test('gives the stable version to everybody once the canary was taken back', async (t) => {
  const withdrawn = new Set<string>();
  const { deploy, release, publish, remotes, versions } = await setUp(t, {
    isWithdrawn: (remote, version) => withdrawn.has(`${remote}/${version}`),
  });
  const stable = await deploy('feed', first);
  const canary = await release('feed', second);
  await publish('feed', { action: 'canary', release: canary, percent: 100 });
  withdrawn.add(`feed/${canary.version}`);
  assert.deepEqual(await versions(VISITOR), [stable.version]);
  assert.equal(await remotes.hasCanary(), false);
});

test('leaves out a remote whose signed files were changed, and says so', async (t) => {
  const { deploy, fileOf, remotes, reports } = await setUp(t);
  const ref = await deploy('feed', first);
  await writeFile(fileOf('feed', ref, 'descriptor.json'), JSON.stringify(descriptorOf('feed', { nav: [] })) + ' ');
  assert.deepEqual(await remotes.list(), []);
  assert.match(reports[0] ?? '', /descriptor.json is not the file that was signed/);
});

test('announces a remote again once its files are those that were signed, without a restart', async (t) => {
  const { deploy, fileOf, remotes, reports } = await setUp(t);
  const ref = await deploy('feed', first);
  await writeFile(fileOf('feed', ref, 'descriptor.json'), 'overwritten');
  assert.deepEqual(await remotes.list(), []);
  assert.deepEqual(await remotes.list(), []);
  assert.equal(reports.length, 1, 'once, not for every visitor');
  await writeFile(fileOf('feed', ref, 'descriptor.json'), first['descriptor.json'] ?? '');
  const isBack = async (): Promise<boolean> => (await remotes.list()).length === 1;
  while (!(await isBack())) t.signal.throwIfAborted();
});

test('gives a version to nobody before what it needs is there, and to everybody when that fails', async (t) => {
  const prepared: string[] = [];
  const { deploy, versions, reports } = await setUp(t, {
    prepare: async ({ entryFile, version }) => {
      if (entryFile.includes('fedc9876')) throw new Error('the database is away');
      prepared.push(version);
    },
  });
  const before = await deploy('feed', first);
  assert.deepEqual(await Promise.all([versions(), versions()]), [[before.version], [before.version]]);
  assert.deepEqual(prepared, [before.version], 'once for all who wait');
  const after = await deploy('feed', second);
  assert.deepEqual(await versions(), [after.version]);
  assert.match(reports[0] ?? '', /is not prepared: the database is away/);
});

test('refuses a build whose manifest is of another remote', async (t) => {
  const { deploy, remotes, reports } = await setUp(t);
  await deploy('feed', {
    ...remoteFiles(descriptorOf('live')),
    'descriptor.json': JSON.stringify(descriptorOf('feed')),
  });
  assert.deepEqual(await remotes.list(), []);
  assert.match(reports[0] ?? '', /manifest is of live/);
});

test('refuses a build whose list says another contract than its descriptor', async (t) => {
  const { deploy, remotes, reports } = await setUp(t);
  await deploy('feed', first, { contract: '1.2.0' });
  assert.deepEqual(await remotes.list(), []);
  assert.match(reports[0] ?? '', /its list says contract 1\.2\.0, its descriptor 1\.0\.0/);
});

test('stays with what was live when the newest statement is forged or taken away', async (t) => {
  const { root, deploy, remotes, versions, reports } = await setUp(t);
  await deploy('feed', first);
  const live = await deploy('feed', second);
  assert.deepEqual(await versions(), [live.version]);
  const channel = path.join(root, 'store/feed/channel');
  await writeFile(path.join(channel, '3.json'), '{"payload":"forged"}');
  assert.deepEqual(await versions(), [live.version]);
  await versions();
  assert.equal(reports.length, 1, 'once, not for every visitor');
  assert.match(reports[0] ?? '', /^feed stays at statement 2: .*\(release\.invalid\)/);
  assert.deepEqual(
    (await remotes.refused()).map(({ remote, live: number, statements }) => [
      remote,
      number,
      statements.map(({ sequence, code }) => `${sequence} ${code}`),
    ]),
    [['feed', 2, ['3 release.invalid']]],
  );
  await rm(path.join(channel, '3.json'));
  await rm(path.join(channel, '2.json'));
  assert.deepEqual(await versions(), [live.version], 'an older one does not come back');
  assert.match(reports[1] ?? '', /Statement 2 of feed was there and is gone/);
});

test('follows the next sound statement past a forged one, at once', async (t) => {
  const { root, deploy, remotes, versions } = await setUp(t);
  await deploy('feed', first);
  await writeFile(path.join(root, 'store/feed/channel/2.json'), '{"payload":"forged"}');
  await versions();
  const live = await deploy('feed', second);
  assert.deepEqual(await versions(), [live.version]);
  assert.deepEqual(await remotes.refused(), [], 'it lies behind');
});

test('refuses after a restart what is older than what was seen before it', async (t) => {
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { root, publishing, deploy } = deployment;
  const reports: string[] = [];
  /** As a process that begins. */
  const start = async () => {
    const floors = await floorsInFile(path.join(root, 'data/seen.json'));
    const remotes = releasedRemotes({ ...publishing, floors, report: (message) => void reports.push(message) });
    return (await remotes.list()).map(({ build }) => build.version);
  };
  const before = await deploy('feed', first);
  const live = await deploy('feed', second);
  assert.deepEqual(await start(), [live.version]);
  const channel = path.join(root, 'store/feed/channel');
  await rm(path.join(channel, '2.json'));
  assert.deepEqual(await start(), [live.version], 'the version before was withdrawn');
  assert.match(reports[0] ?? '', /Statement 2 of feed was there and is gone. \(channel.missing\)/);
  // By a tool that has seen nothing.
  await deployment.publish('feed', { action: 'deploy', release: before });
  assert.deepEqual(await start(), [live.version], 'another statement of that number');
  assert.match(reports[1] ?? '', /Statement 2 of feed was exchanged/);
  await writeFile(path.join(channel, '2.json'), 'rubbish');
  assert.deepEqual(await start(), [live.version], 'spoilt, not taken away');
  await deployment.publish('feed', { action: 'deploy', release: before });
  assert.deepEqual(await start(), [before.version], 'a newer one goes on from there');
});

test('announces a paused remote as paused', async (t) => {
  const { deploy, publish, remotes } = await setUp(t);
  await deploy('feed', first);
  await publish('feed', { action: 'pause' });
  assert.deepEqual(
    (await remotes.list()).map(({ isPaused }) => isPaused),
    [true],
  );
  await publish('feed', { action: 'resume' });
  assert.deepEqual(
    (await remotes.list()).map(({ isPaused }) => isPaused),
    [false],
  );
});

test('does not leave the store', async (t) => {
  const { deploy, remotes } = await setUp(t);
  await deploy('feed', first);
  assert.equal(await remotes.directoryOf('..', 'store'), null);
  assert.equal(await remotes.directoryOf('feed', '../../shell'), null);
});
