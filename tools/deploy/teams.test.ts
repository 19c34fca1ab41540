import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { generateKey, type PrivateKey } from '@barg/releases';
import { BUCKET, CREDENTIALS, startS3Server } from '@barg/s3/testing';
import { publishWish, sendRelease } from './publish.ts';
import { siteAt } from './site-client.ts';
import { buildFeed } from './testing/build-feed.ts';
import { folderFor, startSite } from './testing/site.ts';

/** As long as a loaded machine may need for what takes a second. */
const PATIENCE_MS = 20_000;

/** Two teams, and the file in which the site's operator has collected their keys. */
async function twoTeams(t: TestContext) {
  const [feed, live] = [generateKey('feed-team', ['feed']), generateKey('live-team', ['live'])];
  const file = path.join(await folderFor(t), 'trusted-keys.json');
  await writeFile(file, JSON.stringify({ keys: [feed.entry, live.entry] }));
  return { feedTeam: feed.key, liveTeam: live.key, keysFile: file };
}

const deploy = async (t: TestContext, address: string, key: PrivateKey, entry = 'remoteEntry.11111111.js') => {
  const site = siteAt(address);
  const { ref } = await sendRelease(site, key, await buildFeed(t, entry));
  await publishWish(site, key, 'feed', { action: 'deploy', release: ref });
  return ref;
};

/** Asks anew until it is so, or too much time has gone. */
async function becomes(t: TestContext, isSo: () => Promise<boolean>): Promise<void> {
  const patience = AbortSignal.any([t.signal, AbortSignal.timeout(PATIENCE_MS)]);
  while (!(await isSo())) patience.throwIfAborted();
}

const refusedBecause = (code: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === code;

/** What the environment of a site names as the store that all its web tiers share. */
const stores = {
  'a bucket': async (t: TestContext) => {
    // As the client of the storage reads them: of the process.
    Object.assign(process.env, CREDENTIALS);
    const server = await startS3Server();
    t.after(server.close);
    return {
      env: {
        REMOTES_S3_BUCKET: BUCKET,
        REMOTES_S3_PREFIX: 'remotes',
        REMOTES_S3_ENDPOINT: server.endpoint,
        REMOTES_S3_REGION: server.region,
      },
      names: async () => [...server.objects.keys()],
    };
  },
  'a folder': async (t: TestContext) => {
    const folder = await folderFor(t);
    const names = async () => (await readdir(folder, { recursive: true })).map((name) => `remotes/${name}`);
    return { env: { REMOTES_DIR: folder }, names };
  },
};

for (const [kind, openStore] of Object.entries(stores)) {
  test(`two web tiers on ${kind}: what a team publishes by one, visitors of the other get`, async (t) => {
    const { feedTeam, keysFile } = await twoTeams(t);
    const store = await openStore(t);
    const env = { ...store.env, REMOTES_TRUSTED_KEYS: keysFile };
    const [first, second] = [await startSite(t, env), await startSite(t, env)];
    assert.equal(await second.announced('feed'), undefined);

    const ref = await deploy(t, first.address, feedTeam);
    assert.equal((await first.announced('feed'))?.version, ref.version);
    await becomes(t, async () => (await second.announced('feed'))?.version === ref.version);
    const entry = await fetch(`${second.address}/remotes/feed/${ref.version}/remoteEntry.11111111.js`);
    assert.equal(await entry.text(), '/* container of feed */');
    assert.ok((await store.names()).includes(`remotes/feed/releases/${ref.version}/remoteEntry.11111111.js`));

    await publishWish(siteAt(second.address), feedTeam, 'feed', { action: 'pause' });
    for (const site of [first, second]) {
      await becomes(t, async () => (await site.announced('feed'))?.isPaused === true);
    }
    const after = await deploy(t, first.address, feedTeam, 'remoteEntry.22222222.js');
    for (const site of [first, second]) {
      await becomes(t, async () => (await site.announced('feed'))?.version === after.version);
    }
    assert.deepEqual([...first.said, ...second.said], []);
  });

  test(`${kind} takes nothing for a remote from the key of another team`, async (t) => {
    const { feedTeam, liveTeam, keysFile } = await twoTeams(t);
    const site = await startSite(t, { ...(await openStore(t)).env, REMOTES_TRUSTED_KEYS: keysFile });
    const refused = refusedBecause('release.key_not_trusted');
    await assert.rejects(deploy(t, site.address, liveTeam), refused);
    assert.equal(await site.announced('feed'), undefined);

    const ref = await deploy(t, site.address, feedTeam);
    await assert.rejects(deploy(t, site.address, liveTeam, 'remoteEntry.22222222.js'), refused);
    await assert.rejects(publishWish(siteAt(site.address), liveTeam, 'feed', { action: 'pause' }), refused);
    assert.deepEqual(await site.announced('feed').then((one) => [one?.version, one?.isPaused]), [
      ref.version,
      undefined,
    ]);
  });
}

test('a site whose file of keys is missing or damaged does not start', async (t) => {
  const folder = await folderFor(t);
  const env = { REMOTES_DIR: folder, REMOTES_TRUSTED_KEYS: path.join(folder, 'nobody.json') };
  await assert.rejects(startSite(t, env), /The trusted keys in .*nobody\.json cannot be used/);
  await writeFile(env.REMOTES_TRUSTED_KEYS, '{"keys":[{"team":"x"}]}');
  await assert.rejects(startSite(t, env), /The trusted keys in .*nobody\.json cannot be used/);
});
