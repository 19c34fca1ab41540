import assert from 'node:assert/strict';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi } from '../../testing/api.ts';
import { keepSegments } from './keep-segments.ts';
import { addSegment } from './segments.repository.ts';
import { goLive, isRecorded, latest, PART, settle, storedKeys, writeSegment } from './testing.ts';

const open = async (t: TestContext) => {
  const api = await createTestApi(t);
  const stop = await keepSegments(api.context);
  afterTest(t, stop);
  const performer = await api.createPerformer();
  return { api, performer, settled: stop };
};

test('a stream becomes a film in its vault, and a video at its address once she says so', async (t) => {
  const { api, performer } = await open(t);
  const id = await goLive(api, performer);
  const folder = await isRecorded(api, id);
  for (const number of [0, 1]) await writeSegment(api, id, folder, number);
  const running = await latest(api, performer);
  assert.deepEqual([running.status, running.durationSeconds, running.choice], ['recording', 2, null]);
  const choose = (choice: string, by = performer) => api.as(by).put(`/streaming/recordings/${running._id}`, { choice });
  assert.equal((await choose('published')).body.code, 'recordings.still_runs');
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await settle(api);

  const kept = await latest(api, performer);
  assert.deepEqual([kept.status, kept.audience, kept.videoId], ['kept', 'free', null]);
  const vault = (await api.as(performer).get('/performer/vault')).body.data;
  assert.deepEqual(
    vault.data.map(({ name }: { name: string }) => name),
    ['Autumn covers'],
  );
  assert.deepEqual(await storedKeys(api), [], 'segments go once the film is there');
  const atAddress = async () => (await api.guest.get(`/streaming/recordings/of/${id}`)).body.data;
  assert.equal(await atAddress(), null, 'nobody sees it until she says so');
  assert.equal((await choose('published', await api.createPerformer())).status, 404);

  const { videoId } = (await choose('published')).body.data;
  assert.deepEqual(await atAddress(), { videoId, film: null, hasReplay: true });
  const video = (await api.guest.get(`/performer-assets/videos/${videoId}`)).body.data;
  assert.deepEqual([video.title, video.isLocked, video.file.status], ['Autumn covers', false, 'ready']);
  assert.equal((await choose('deleted')).body.code, 'recordings.published');

  await api.as(performer).delete(`/performer/performer-assets/videos/${videoId}`);
  assert.equal((await latest(api, performer)).videoId, videoId, 'it can be restored');
  await api.db
    .updateTable('videos')
    .set({ restorable_until: new Date(Date.now() - 120_000) })
    .execute();
  const free = await latest(api, performer);
  assert.deepEqual([free.videoId, free.choice, free.film.status], [null, null, 'ready']);
  const again = (await choose('published')).body.data;
  assert.notEqual(again.videoId, videoId);
  assert.equal((await api.guest.get(`/performer-assets/videos/${again.videoId}`)).body.data.file.status, 'ready');
  await api.as(performer).delete(`/performer/performer-assets/videos/${again.videoId}`);
  await api.db
    .updateTable('videos')
    .set({ restorable_until: new Date(Date.now() - 120_000) })
    .execute();
  assert.equal((await choose('deleted')).status, 200);
  assert.equal(await latest(api, performer), null);
});

test('a segment that the store or the database refused is tried again, and counted once', async (t) => {
  const { api, performer } = await open(t);
  const id = await goLive(api, performer);
  const folder = await isRecorded(api, id);
  const { mock } = t.mock.method(api.context.files, 'putFile');
  mock.mockImplementationOnce(() => Promise.reject(new Error('the store is away')), 0);
  await writeSegment(api, id, folder, 0);
  await writeSegment(api, id, folder, 1);
  const { _id: recordingId } = await latest(api, performer);
  // As after a commit whose answer was lost.
  const again = { part: PART, number: 1, storageKey: 'x', bytes: 7, durationMs: 1000 };
  await api.context.work(({ db }) => addSegment(db, recordingId, again));
  const { durationSeconds } = await latest(api, performer);
  assert.deepEqual([durationSeconds, (await storedKeys(api)).length], [2, 2]);
});

test('nothing is recorded of who has switched it off, nor of rooms that are no streams', async (t) => {
  const { api, performer, settled } = await open(t);
  assert.equal((await api.as(performer).get('/streaming/recordings/setting')).body.data.isOn, true);
  await api.as(performer).put('/streaming/recordings/setting', { isOn: false });
  const id = await goLive(api, performer);
  api.live.report(id, true, 0);
  api.live.report('private/fan/00000000-0000-7000-8000-000000000000', true, 1);
  await settled();
  assert.equal(api.live.recorded.size, 0);
  assert.equal(await latest(api, performer), null);
});

test('a deleted recording leaves no bytes, also one that was to be published', async (t) => {
  const { api, performer } = await open(t);
  const id = await goLive(api, performer, { audience: 'followers' });
  const folder = await isRecorded(api, id);
  await writeSegment(api, id, folder, 0);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  const { _id: recording, audience } = await latest(api, performer);
  assert.equal(audience, 'followers');
  const choose = (choice: string) => api.as(performer).put(`/streaming/recordings/${recording}`, { choice });
  assert.equal((await choose('published')).body.data.isShown, false, 'the film is not made yet');
  assert.equal((await storedKeys(api)).length, 1);
  assert.equal((await choose('deleted')).body.data, null);
  await settle(api);
  assert.deepEqual(await storedKeys(api), []);
  assert.equal((await choose('private')).status, 404);
});

test('what a killed process was writing goes a day later, and a recording that goes on stays', async (t) => {
  const api = await createTestApi(t);
  const root = path.join(api.context.config.dataDir, 'tmp', 'recordings');
  for (const name of ['old', 'new']) await mkdir(path.join(root, name), { recursive: true });
  const before = new Date(Date.now() - 2 * 86_400_000);
  await utimes(path.join(root, 'old'), before, before);
  const stop = await keepSegments(api.context);
  await stop();
  assert.deepEqual(await readdir(root), ['new']);
});
