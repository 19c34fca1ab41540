import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { promisify } from 'node:util';
import type { RemoteDescriptor } from '@barg/contract';
import { ANY_REMOTE, floorsInMemory, generateKey, readLive, readRelease, trustedKeys } from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles, shellFiles } from '../testing/deployment.ts';
import { publishWorkspace } from './publish-workspace.ts';

/** A workspace with one remote, and the site that runs from it. */
const setUp = async (t: TestContext) => {
  const site = await createDeployment((cleanUp) => t.after(cleanUp));
  const { root, publishing, key } = site;
  const shellDir = path.join(root, 'built-shell');
  const appsDir = path.join(root, 'apps');
  // The manifest names the entry; what an earlier build has left stays beside it.
  const contentOf = (entry: string) => remoteFiles(descriptorOf('feed'), { entry: `remoteEntry.${entry}.js` });
  const build = async (entry: string): Promise<void> => {
    for (const [name, content] of Object.entries(contentOf(entry))) {
      const file = path.join(appsDir, 'feed-remote/dist', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  };
  /** As the build of another remote, or of the same with other pages. */
  const buildRemote = async (name: RemoteDescriptor['name'], ...paths: string[]): Promise<void> => {
    const routes = paths.map((route) => ({ path: route, expose: './home', layout: 'home' as const }));
    for (const [file, content] of Object.entries(remoteFiles(descriptorOf(name, { routes })))) {
      const place = path.join(appsDir, `${name}-remote/dist`, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, content);
    }
  };
  const versionOf = async (name: string) => (await readLive(publishing, name))?.statement.stable?.version;
  const folder = path.join(root, 'remotes');
  let replaced: readonly string[] = [];
  /** @param expected what is reported */
  const start = async (signer = { ...publishing, key }, expected: RegExp[] = []) => {
    const reports: string[] = [];
    const report = (message: string) => void reports.push(message);
    replaced = await publishWorkspace(signer, { key: signer.key, appsDir, shellDir, folder, report });
    assert.equal(reports.length, expected.length, reports.join('\n'));
    expected.forEach((told, index) => assert.match(reports[index] ?? '', told));
    return (await readLive(signer, 'feed'))?.statement;
  };
  const buildShell = async (text: string): Promise<void> => {
    await rm(shellDir, { recursive: true, force: true });
    for (const [name, content] of Object.entries(shellFiles(text))) {
      const file = path.join(shellDir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  };
  const shell = async () => (await readLive(publishing, 'shell'))?.statement;
  return {
    ...site,
    appsDir,
    build,
    buildRemote,
    versionOf,
    buildShell,
    shell,
    start,
    folder,
    contentOf,
    replaced: () => replaced,
  };
};

test('publishes what was built since the last start, and only that', async (t) => {
  const { build, start, replaced } = await setUp(t);
  await build('11111111');
  const first = await start();
  assert.equal(first?.sequence, 1);
  assert.deepEqual(replaced(), [], 'nobody had another');
  assert.equal((await start())?.sequence, 1);
  await build('22222222');
  const second = await start();
  assert.equal(second?.sequence, 2);
  assert.deepEqual(replaced(), ['feed']);
  assert.notEqual(second?.stable?.version, first.stable?.version);
});

test('says where a build came from, and does not publish it again for another commit', async (t) => {
  const { build, start, root, publishing } = await setUp(t);
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root });
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.example', '-c', 'commit.gpgsign=false'];
  const commit = async (message: string): Promise<string> => {
    await git(...identity, 'commit', '--quiet', '--allow-empty', '-m', message);
    return (await git('rev-parse', 'HEAD')).stdout.trim();
  };
  await build('11111111');
  await writeFile(path.join(root, 'apps/feed-remote/package.json'), '{"version":"1.4.0"}');
  await writeFile(path.join(root, '.gitignore'), '*');
  await git('init', '--quiet');
  const first = await commit('first');
  const published = await start();
  const sourceOfLive = async () =>
    (await readRelease(publishing, 'feed', published?.stable?.version ?? '')).statement.source;
  const source = { version: '1.4.0', commit: first, isDirty: false, author: 'Ada' };
  assert.deepEqual(await sourceOfLive(), source);
  await commit('second');
  assert.deepEqual(await start(), published);
  assert.deepEqual(await sourceOfLive(), source);
  assert.equal(published?.stable?.isUnchecked, undefined, 'what a commit has is for its pipeline to check');

  await build('22222222');
  await git('add', '--force', '.gitignore');
  const changed = await start();
  assert.equal(changed?.stable?.isUnchecked, true, 'more was built than the commit has');
});

test('publishes again what nothing is announced of: the key that had signed it is trusted no more', async (t) => {
  const { build, start, publishing } = await setUp(t);
  await build('11111111');
  const first = await start();
  const { key, entry } = generateKey('local', [ANY_REMOTE]);
  const site = { ...publishing, key, keys: trustedKeys([entry]), floors: floorsInMemory() };
  assert.equal(await readLive(site, 'feed'), null);
  const again = await start(site);
  assert.deepEqual([again?.stable?.version, again?.action], [first?.stable?.version, 'deploy']);
});

test('starts with half a record of what was published, as with none, and leaves a whole one', async (t) => {
  const { build, start, folder } = await setUp(t);
  await build('11111111');
  await start();
  const [file = ''] = await readdir(folder);
  const record = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), record.slice(0, 20));
  assert.equal((await start())?.sequence, 1);
  assert.equal(await readFile(path.join(folder, file), 'utf8'), record);
  assert.deepEqual(await readdir(folder), [file], 'no drafts are left');
});

test('a build that takes another remote’s page is reported, and the version before stays', async (t) => {
  const { buildRemote, start, versionOf, publishing, key, replaced } = await setUp(t);
  await buildRemote('feed', '/home');
  await buildRemote('quiz', '/quiz');
  await start();
  const before = await versionOf('quiz');
  await buildRemote('quiz', '/quiz', '/home');
  const told = [/quiz-remote\/dist was not published: quiz stays out: the route \/home is of feed already\.$/];
  await start({ ...publishing, key }, told);
  assert.deepEqual([await versionOf('quiz'), replaced()], [before, []]);
  await start({ ...publishing, key }, told);
});

test('half of a build, which nobody could be served, is reported, and the version before stays', async (t) => {
  const { appsDir, build, start, publishing, key } = await setUp(t);
  await build('11111111');
  const before = await start();
  await build('22222222');
  await rm(path.join(appsDir, 'feed-remote/dist/remoteEntry.22222222.js'));
  const told = [/feed 0?\w+ cannot be served: remoteEntry\.22222222\.js is not among the signed files\.$/];
  assert.deepEqual(await start({ ...publishing, key }, told), before);
});

test('a page goes from one remote to another in one start, whichever comes first', async (t) => {
  const { buildRemote, start, versionOf, replaced } = await setUp(t);
  await buildRemote('feed', '/home');
  await buildRemote('quiz', '/quiz', '/top');
  await start();
  const before = [await versionOf('feed'), await versionOf('quiz')];
  await buildRemote('feed', '/home', '/top');
  await buildRemote('quiz', '/quiz');
  await start();
  assert.deepEqual(replaced().toSorted(), ['feed', 'quiz']);
  const after = [await versionOf('feed'), await versionOf('quiz')];
  assert.ok(after.every((version, index) => version !== before[index]));
});

/** As `npm run deploy` builds in a workspace whose first version is live. */
const buildSecond = async ({ build, start, release, contentOf }: Awaited<ReturnType<typeof setUp>>) => {
  await build('11111111');
  const stable = (await start())?.stable;
  assert.ok(stable);
  await build('22222222');
  const built = await release('feed', { ...contentOf('11111111'), ...contentOf('22222222') });
  return { stable, built };
};

test('a restart does not undo a rollback of the version that was built here', async (t) => {
  const site = await setUp(t);
  const { stable, built } = await buildSecond(site);
  await site.publish('feed', { action: 'deploy', release: built });
  await site.publish('feed', { action: 'rollback', release: stable });
  const live = await site.start();
  assert.deepEqual([live?.action, live?.stable], ['rollback', stable]);
});

test('a restart does not give everybody the canary that was built here', async (t) => {
  const site = await setUp(t);
  const { stable, built } = await buildSecond(site);
  await site.publish('feed', { action: 'canary', release: built, percent: 5 });
  const live = await site.start();
  assert.deepEqual([live?.action, live?.stable, live?.canary?.version], ['canary', stable, built.version]);
});

test('the shell that was built here is published only where the shell is released, and when it was built anew', async (t) => {
  const { build, buildShell, shell, start, deploy, publish, replaced } = await setUp(t);
  await build('11111111');
  await buildShell('11111111');
  await start();
  await buildShell('22222222');
  await start();
  assert.equal(await shell(), undefined, 'it is served from where it lies');
  const deployed = await deploy('shell', shellFiles('33333333'));
  await start();
  assert.equal((await shell())?.stable?.version, deployed.version, 'a start leaves alone what was deployed');
  await buildShell('44444444');
  await start();
  assert.equal((await shell())?.sequence, 2);
  assert.deepEqual(replaced(), ['shell']);
  await publish('shell', { action: 'rollback', release: deployed });
  await start();
  assert.equal((await shell())?.stable?.version, deployed.version, 'and what was taken back');
  await publish('shell', { action: 'retire' });
  await buildShell('55555555');
  await start();
  assert.equal((await shell())?.action, 'retire');
});
