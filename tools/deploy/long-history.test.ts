import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import { generateKey } from '@barg/releases';
import { publishWish, sendRelease } from './publish.ts';
import { run } from './run.ts';
import { siteAt } from './site-client.ts';
import { buildFeed } from './testing/build-feed.ts';
import { folderFor, startSite } from './testing/site.ts';

/** More than a site tells of in one answer. */
const STATEMENTS = 104;

test('takes back to a version that lies further back than a site tells at once', async (t) => {
  const folder = await folderFor(t);
  const { pem, key, entry } = generateKey('feed-team', ['feed']);
  const [keysFile, keyFile] = [path.join(folder, 'trusted-keys.json'), path.join(folder, 'key.pem')];
  await writeFile(keysFile, JSON.stringify({ keys: [entry] }));
  await writeFile(keyFile, pem);
  const { address, announced } = await startSite(t, {
    REMOTES_DIR: path.join(folder, 'store'),
    REMOTES_TRUSTED_KEYS: keysFile,
  });
  const site = siteAt(address);
  const send = async (entryFile: string, label: string) =>
    (await sendRelease(site, key, { ...(await buildFeed(t, entryFile)), label })).ref;
  const [first, second] = [await send('remoteEntry.1.js', 'first'), await send('remoteEntry.2.js', 'second')];
  for (const release of [first, second]) await publishWish(site, key, 'feed', { action: 'deploy', release });
  for (let number = 3; number <= STATEMENTS; number += 1) {
    await publishWish(site, key, 'feed', { action: number % 2 === 0 ? 'resume' : 'pause' });
  }
  assert.equal((await site.history('feed')).statements.length, STATEMENTS);

  t.mock.method(console, 'log', () => undefined);
  const rollback = (...words: string[]) => run(['rollback', 'feed', ...words, '--to', address, '--key', keyFile]);
  await rollback('--version', 'first');
  assert.equal((await announced('feed'))?.version, first.version);
  await publishWish(site, key, 'feed', { action: 'deploy', release: second });
  await rollback();
  assert.equal((await announced('feed'))?.version, first.version);
});
