import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { latest, recordThreeSeconds, settle } from './testing.ts';

const removeStream = async (api: TestApi, id: string) => {
  const operator = api.as(await api.createOperator());
  const removed = await operator.post('/operator/removals', { type: 'stream', _id: id, reason: 'nudity', text: '' });
  assert.equal(removed.status, 200, removed.text);
  const { _id: removalId } = removed.body.data;
  const restore = () => operator.post(`/operator/removals/${removalId}/restore`, { text: '' });
  const inContext = async () => (await operator.get(`/operator/removals/${removalId}`)).body.data;
  return { restore, inContext };
};

const videos = async (api: TestApi, performer: TestAccount): Promise<number> =>
  (await api.guest.get(`/performer-assets/videos/search?performerId=${performer.id}`)).body.data.total;

test('a live stream that an operator removed is not published again, clipped or taken out of the vault', async (t) => {
  const { api, performer, id } = await recordThreeSeconds(t);
  const her = api.as(performer);
  const clip = await her.post(`/streaming/recordings/of/${id}/clips`, {});
  assert.equal(clip.status, 200, clip.text);
  await api.runJobs();
  const { restore, inContext } = await removeStream(api, id);
  await settle(api);
  const recording = await latest(api, performer);
  assert.deepEqual([recording.status, recording.isTakenDown, recording.videoId], ['kept', true, null]);
  const codes = async (choice: string) =>
    (await her.put(`/streaming/recordings/${recording._id}`, { choice })).body.code;
  assert.deepEqual(
    [await codes('published'), await codes('deleted')],
    ['recordings.taken_down', 'recordings.taken_down'],
  );
  assert.equal((await her.post(`/streaming/recordings/of/${id}/clips`, {})).body.code, 'recordings.taken_down');
  const trim = await her.post(`/streaming/recordings/${recording._id}/trim`, { from: 0, to: 2 });
  assert.equal(trim.body.code, 'recordings.taken_down');

  const items = (await her.get('/performer/vault')).body.data.data;
  assert.equal(items.length, 2, 'the film and the clip');
  for (const { _id } of items) {
    const reused = await her.post(`/performer/vault/${_id}/reuse`, { kind: 'video' });
    assert.deepEqual([reused.status, reused.body.code], [409, 'files.taken_down']);
  }
  const { content } = await inContext();
  assert.equal(content.files.length, 2, 'operators see what was made of it');
  assert.equal(await videos(api, performer), 0);

  assert.equal((await restore()).status, 200);
  assert.equal((await her.put(`/streaming/recordings/${recording._id}`, { choice: 'published' })).status, 200);
  await api.runJobs();
  assert.equal(await videos(api, performer), 1);
});

test('the video that a stream became goes with the stream, and comes back with it', async (t) => {
  const { api, performer, id } = await recordThreeSeconds(t);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await settle(api);
  const { _id } = await latest(api, performer);
  await api.as(performer).put(`/streaming/recordings/${_id}`, { choice: 'published' });
  await api.runJobs();
  assert.equal(await videos(api, performer), 1);
  const { restore } = await removeStream(api, id);
  assert.equal(await videos(api, performer), 0);
  assert.equal((await restore()).status, 200);
  assert.equal(await videos(api, performer), 1);
});

test('what was to be published is not once the stream was removed, and is when that is taken back', async (t) => {
  const { api, performer, id } = await recordThreeSeconds(t);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  const { _id } = await latest(api, performer);
  const chosen = await api.as(performer).put(`/streaming/recordings/${_id}`, { choice: 'published' });
  assert.equal(chosen.status, 200, chosen.text);
  const { restore } = await removeStream(api, id);
  await settle(api);
  assert.equal((await latest(api, performer)).status, 'kept');
  assert.equal(await videos(api, performer), 0);
  assert.equal((await restore()).status, 200);
  await api.runJobs();
  assert.equal(await videos(api, performer), 1);
});
