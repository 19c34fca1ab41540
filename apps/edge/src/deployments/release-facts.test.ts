import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import test from 'node:test';
import { RELEASE_FILE, type ReleaseStore } from '@barg/releases';
import { createDeployment, descriptorOf, remoteFiles } from '../testing/deployment.ts';
import { openEdge } from '../testing/open-edge.ts';

interface History {
  statements: Array<{ labels: Record<string, string> }>;
}

test('a history reads the list of each version once, however many statements name it and however often it is asked for', async (t) => {
  const site = await createDeployment((cleanUp) => t.after(cleanUp));
  const [first, second] = [
    await site.deploy('feed', remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.11111111.js' })),
    await site.deploy('feed', remoteFiles(descriptorOf('feed'), { entry: 'remoteEntry.22222222.js' })),
  ];
  for (const action of ['pause', 'resume', 'pause', 'resume'] as const) await site.publish('feed', { action });
  const { store, keys } = site.publishing;
  let lists = 0;
  const counting: ReleaseStore = {
    ...store,
    readFile: (remote, version, file) => {
      if (file === RELEASE_FILE) lists += 1;
      return store.readFile(remote, version, file);
    },
  };
  const edge = await openEdge(t, site, { publishing: { store: counting, keys } });
  const read = async () => (await edge.inject('/deployments/feed/history')).json<History>();
  const { statements } = await read();
  assert.deepEqual([statements.length, lists], [6, 2]);
  assert.deepEqual(statements.at(-1)?.labels, { [second.version]: '' });
  await read();
  assert.equal(lists, 2);

  // What is not there now may come.
  await rm(site.fileOf('feed', first, RELEASE_FILE));
  const anew = await openEdge(t, site, { publishing: { store: counting, keys } });
  for (const expected of [4, 5]) {
    assert.equal((await anew.inject('/deployments/feed/history')).json<History>().statements.length, 6);
    assert.equal(lists, expected);
  }
});
