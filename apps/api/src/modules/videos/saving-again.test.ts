import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { makePhoto } from '../files/testing.ts';
import { tusOf } from '../uploads/testing.ts';
import { film, otherFilm, OWN_VIDEOS as OWN, publishVideo, thumbnail, WITHOUT_FFMPEG } from './testing.ts';

test('the same key changes a video once, and another form under it is refused', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { _id: id } = await publishVideo(api, performer, {}, { isTorn: true });
  const headers = { 'idempotency-key': 'video-change-1' };
  const files = [await film('video', await otherFilm()), await thumbnail()];
  const change = (title: string) => api.as(performer).sendForm('PUT', `${OWN}/edit/${id}`, { title }, files, headers);
  const [first, second] = [await change('Storm'), await change('Storm')];
  assert.deepEqual([first.status, second.status], [200, 200], second.text);
  assert.equal(second.body.data.file._id, first.body.data.file._id);
  assert.equal(second.body.data.thumbnail._id, first.body.data.thumbnail._id);
  const other = await change('Rain');
  assert.deepEqual([other.status, other.body.code], [409, 'idempotency.key_reused']);
});

test('what was sent before and stands in a video already is kept when it is saved again', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { _id: id } = await publishVideo(api, performer, {}, { isTorn: true });
  const tus = tusOf(api, performer);
  const { id: fileId } = await tus.sendWhole(await otherFilm(1), { type: 'asset-video' });
  const { id: teaserFileId } = await tus.sendWhole(await otherFilm(2), { type: 'asset-video' });
  const { id: thumbnailFileId } = await tus.sendWhole(await makePhoto(), { type: 'asset-thumbnail' });
  await api.runJobs();
  const save = async (words: object) => api.as(performer).sendForm('PUT', `${OWN}/edit/${id}`, words, []);
  for (const turn of ['first', 'again']) {
    const { status, text, body } = await save({ fileId, teaserFileId, thumbnailFileId });
    assert.equal(status, 200, `${turn}: ${text}`);
    const { file, teaser, thumbnail: picture } = body.data;
    assert.deepEqual([file._id, teaser._id, picture._id], [fileId, teaserFileId, thumbnailFileId]);
  }
  // It is shown once, however often it is saved.
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.videoCount, 1);
  assert.equal((await save({ fileId: teaserFileId })).body.code, 'videos.file_kept');
  assert.equal((await save({ teaserFileId: fileId })).body.code, 'videos.cover_not_usable');
});
