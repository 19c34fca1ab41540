import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import test, { type TestContext } from 'node:test';
import { diskStore, readHistory, type HistoryPlace } from './index.ts';
import { feedTeam } from './testing/team.ts';

/** A feed with statements 1 to 7, of which the store counts how many are read; 5 was spoilt. */
const setUp = async (t: TestContext) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'barg-history-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const { site, release, publish } = feedTeam(diskStore(root));
  await publish({ action: 'deploy', release: await release('one') });
  for (let sequence = 2; sequence <= 4; sequence += 1) await publish({ action: 'pause' });
  await writeFile(path.join(root, 'feed/channel/5.json'), 'rubbish');
  for (let sequence = 6; sequence <= 7; sequence += 1) await publish({ action: 'resume' });
  const counted = { reads: 0 };
  const { readChannel } = site.store;
  site.store = { ...site.store, readChannel: (...place) => ((counted.reads += 1), readChannel(...place)) };
  const page = async (from?: HistoryPlace) => {
    const { statements, refused, older } = await readHistory(site, 'feed', { from, atMost: 3 });
    return { numbers: statements.map(({ statement }) => statement.sequence), refused: refused.length, older };
  };
  return { site, counted, page };
};

test('reads a history page by page, no more files than a page has, past what was spoilt', async (t) => {
  const { counted, page } = await setUp(t);
  const newest = await page();
  assert.deepEqual([newest.numbers, newest.refused], [[6, 7], 1]);
  assert.equal(counted.reads, 3);
  const second = await page(newest.older ?? undefined);
  assert.deepEqual([second.numbers, second.refused], [[2, 3, 4], 0]);
  const last = await page(second.older ?? undefined);
  assert.deepEqual([last.numbers, last.older], [[1], null]);
});

test('a page that is asked for by another digest has nothing of the history', async (t) => {
  const { page } = await setUp(t);
  const { numbers, refused } = await page({ before: 5, digest: 'f'.repeat(64) });
  assert.deepEqual([numbers, refused], [[], 3]);
});

test('reads nothing that is older than what is known', async (t) => {
  const { site, counted } = await setUp(t);
  const { statements, older } = await readHistory(site, 'feed', { since: 6 });
  assert.deepEqual([statements.length, older, counted.reads], [1, null, 1]);
});
