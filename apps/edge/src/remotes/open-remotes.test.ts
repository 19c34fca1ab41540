import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import test from 'node:test';
import { readLive } from '@barg/releases';
import { readEdgeConfig } from '../config.ts';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openRemotes } from './open-remotes.ts';

test('a process that is started again publishes nothing of the clone', async (t) => {
  const { root, shellDir } = await createDeployment((cleanUp) => t.after(cleanUp));
  const dist = path.join(root, 'apps/feed-remote/dist');
  await mkdir(path.join(dist, 'locales'), { recursive: true });
  for (const [file, content] of Object.entries(remoteFiles(descriptorOf('feed'))))
    await writeFile(path.join(dist, file), content);
  const start = async (env: NodeJS.ProcessEnv) => {
    const config = { ...readEdgeConfig(env), appsDir: path.join(root, 'apps'), shellDir };
    const fail = (message: string) => assert.fail(message);
    const publishing = await openRemotes(config, path.join(root, 'data'), { report: fail, announce: fail });
    return (await readLive(publishing, 'feed'))?.statement.sequence;
  };
  assert.equal(await start({ PUBLISH_BUILDS: 'off' }), undefined);
  assert.equal(await start({}), 1);
});
