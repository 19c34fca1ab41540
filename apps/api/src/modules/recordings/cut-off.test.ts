import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { closeUnheld } from '../streaming/streaming.service.ts';
import { keepSegments } from './keep-segments.ts';
import { makeFilm } from './make-film.ts';
import { takeEnded } from './recordings.repository.ts';
import { goLive, isRecorded, latest, settle, storedKeys, writeFile, writeSegment } from './testing.ts';
import { fullTest } from '../../testing/full-test.ts';

fullTest('a recording whose process was killed is published up to the last segment that was indexed', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const stop = await keepSegments(api.context);
  const id = await goLive(api, performer);
  const folder = await isRecorded(api, id);
  for (const number of [0, 1]) await writeSegment(api, id, folder, number);
  // Killed when the third was stored and not yet indexed; nobody will tell of it, nor of the fourth.
  await stop();
  const { path: file } = await writeFile(id, folder, 2);
  const key = `recordings/${path.basename(folder)}/${path.basename(file)}`;
  await api.context.files.putFile(key, file);
  await writeFile(id, folder, 3);

  await closeUnheld(api.context, id);
  const { _id: recording } = await latest(api, performer);
  const chosen = await api.as(performer).put(`/streaming/recordings/${recording}`, { choice: 'published' });
  assert.equal(chosen.status, 200, chosen.text);
  await settle(api);
  const { status, durationSeconds, videoId } = await latest(api, performer);
  assert.deepEqual([status, durationSeconds], ['kept', 2]);
  assert.deepEqual((await api.guest.get(`/streaming/recordings/of/${id}`)).body.data, {
    videoId,
    film: null,
    hasReplay: true,
  });
  assert.deepEqual(await storedKeys(api), [key], 'what has no row goes with the nightly job');
});

test('a film begun by a process that is killed is made by the next, once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const stop = await keepSegments(api.context);
  const id = await goLive(api, performer);
  await writeSegment(api, id, await isRecorded(api, id), 0);
  await stop();
  await closeUnheld(api.context, id);
  const { _id: recordingId } = await latest(api, performer);
  await api.context.work(({ db }) => takeEnded(db, -1));
  await Promise.all([makeFilm(api.context, { recordingId }), makeFilm(api.context, { recordingId })]);
  await makeFilm(api.context, { recordingId });
  assert.equal((await latest(api, performer)).status, 'kept');
  assert.equal((await api.as(performer).get('/performer/vault')).body.data.total, 1);
});
