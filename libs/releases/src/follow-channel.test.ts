import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { diskStore, followChannel } from './index.ts';
import { feedTeam } from './testing/team.ts';

test('a look that comes back late does not bring back what was live when it began', async (t) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-follow-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const { site, release, publish } = feedTeam(diskStore(root));
  const [one, two] = [await release('one'), await release('two')];
  await publish({ action: 'deploy', release: one });

  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const { readChannel } = site.store;
  let isFirst = true;
  const slowFirst: typeof readChannel = async (remote, sequence) => {
    if (isFirst) {
      isFirst = false;
      begun.resolve();
      await gate.promise;
    }
    return readChannel(remote, sequence);
  };
  const follow = followChannel({ ...site, store: { ...site.store, readChannel: slowFirst } }, 'feed', assert.fail);
  const late = follow();
  await begun.promise;
  await publish({ action: 'deploy', release: two });
  assert.deepEqual((await follow()).live?.statement.stable, two);
  gate.resolve();
  assert.deepEqual((await late).live?.statement.stable, two);
});
