import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { floorsInMemory } from './floors.ts';
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

test('a statement that could not be remembered is remembered later, and that is told once', async (t) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-follow-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const { site, release, publish } = feedTeam(diskStore(root));
  await publish({ action: 'deploy', release: await release('one') });
  let [now, isFull, tries] = [0, true, 0];
  t.mock.method(performance, 'now', () => now);
  const memory = floorsInMemory();
  const floors: typeof memory = {
    of: memory.of,
    raise: async (remote, floor) => {
      tries += 1;
      await memory.raise(remote, floor);
      if (isFull) throw new Error('the disk is full');
    },
  };
  const reports: string[] = [];
  const follow = followChannel({ ...site, floors }, 'feed', (message) => void reports.push(message));
  const lookAt = async (moment: number): Promise<number> => {
    now = moment;
    assert.equal((await follow()).live?.statement.sequence, 1, 'visitors have it all the while');
    return tries;
  };
  assert.equal(await lookAt(0), 1);
  assert.equal(await lookAt(9_000), 1, 'not for each page');
  assert.equal(await lookAt(10_000), 2);
  isFull = false;
  assert.equal(await lookAt(20_000), 3);
  assert.equal(await lookAt(60_000), 3);
  assert.deepEqual(reports, ['How far feed is could not be remembered: the disk is full']);
});
