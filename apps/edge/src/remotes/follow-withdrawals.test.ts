import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import type { AskApi } from '../boot-source.ts';
import { createDeployment, descriptorOf, remoteFiles, shellFiles } from '../testing/deployment.ts';
import { releasedShell } from '../shell/released-shell.ts';
import { followWithdrawals } from './follow-withdrawals.ts';
import { openKnownOrigins } from './known-origins.ts';
import { releasedRemotes } from './released-remotes.ts';

const VISITOR = '0123456789abcdef0123456789abcdef';
const BUCKET = { signed: 'https://bucket.example', public: null };
const figures = { canary: { visitors: 9, failed: 5 }, stable: { visitors: 99, failed: 0 }, worseBy: 5 };

const away: AskApi = async () => {
  throw new Error('The API is away.');
};
const telling =
  (versions: string[], fileOrigins: object | null = null): AskApi =>
  async () => ({
    withdrawals: versions.map((version) => ({ remote: 'feed', version, withdrawnAt: '2030-01-01', figures })),
    fileOrigins,
  });

test('until the API has told which canaries were taken back, all visitors get the stable versions', async (t) => {
  const { publishing, deploy, release, publish, shellDir } = await createDeployment((cleanUp) => t.after(cleanUp));
  const stable = await deploy('feed', remoteFiles(descriptorOf('feed')));
  const canary = await release('feed', remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.fedc9876.js' }));
  await publish('feed', { action: 'canary', release: canary, percent: 100 });
  const [shell, nextShell] = [
    await deploy('shell', shellFiles('11111111')),
    await release('shell', shellFiles('22222222')),
  ];
  await publish('shell', { action: 'canary', release: nextShell, percent: 100 });
  const withdrawals = followWithdrawals(() => undefined);
  const options = { ...publishing, report: () => undefined, isWithdrawn: withdrawals.isStopped };
  const [remotes, shells] = [releasedRemotes(options), releasedShell({ ...options, shellDir })];
  const versions = async () => [
    (await remotes.list(VISITOR))[0]?.build.version,
    (await shells.choose(VISITOR)).shell.version,
  ];
  await assert.rejects(withdrawals.refresh(away));
  assert.deepEqual(await versions(), [stable.version, shell.version]);
  await withdrawals.refresh(telling([canary.version]));
  assert.deepEqual(await versions(), [stable.version, nextShell.version], 'only what was taken back');
  await withdrawals.refresh(telling([]));
  await assert.rejects(withdrawals.refresh(away));
  assert.deepEqual(await versions(), [canary.version, nextShell.version], 'the last answer counts');
});

test('where files come from is known over a restart, until the API says otherwise', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'barg-origins-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'remotes/file-origins.json');
  /** As a process that begins. */
  const start = async () => followWithdrawals(() => undefined, { origins: await openKnownOrigins(file) });
  const first = await start();
  assert.equal(first.fileOrigins(), null);
  await first.refresh(telling([], BUCKET));
  const second = await start();
  await assert.rejects(second.refresh(away));
  assert.deepEqual(second.fileOrigins(), BUCKET);
  await second.refresh(telling([]));
  assert.equal(second.fileOrigins(), null);
  assert.equal(await readFile(file, 'utf8'), 'null');
  await writeFile(file, '{"signed":');
  assert.equal((await start()).fileOrigins(), null);
});
