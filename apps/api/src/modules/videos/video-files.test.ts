import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { belowApi } from '../files/testing.ts';
import { film, publishVideo, sendVideo, thumbnail, WITHOUT_FFMPEG } from './testing.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

const pathOf = (id: string, fileId: string, what: 'url' | 'status') =>
  `/user/performer-assets/videos/${id}/${fileId}/${what}`;

test('a film opens with a fresh address to whom it is entitled, and to nobody else', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, subscriber, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  const video = await publishVideo(api, performer, {
    words: { audience: 'subscribers' },
    files: [await film(), await thumbnail(), await film('teaser')],
  });
  const open = (who: TestAccount, fileId: string) => api.as(who).post(pathOf(video._id, fileId, 'url'));
  const opened = await open(subscriber, video.file._id);
  assert.equal(opened.status, 200);
  assert.equal((await api.guest.get(belowApi(opened.body.data.url))).status, 200);
  assert.deepEqual([(await open(fan, video.file._id)).body.code], ['files.locked']);
  assert.equal((await open(fan, video.thumbnail?._id ?? '')).body.code, 'files.locked');
  assert.equal((await api.guest.post(pathOf(video._id, video.file._id, 'url'))).body.code, 'files.locked');
  const teaser = await api.guest.post(pathOf(video._id, video.teaser?._id ?? '', 'url'));
  assert.equal((await api.guest.get(belowApi(teaser.body.data.url))).status, 200);

  const other = await publishVideo(api, performer);
  assert.equal((await open(subscriber, other.file._id)).status, 404);
  assert.equal((await api.guest.post(pathOf(NOBODYS, video.file._id, 'url'))).status, 404);
});

test('a film that begins to play counts as a view, but not by its performer, nor its teaser', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const video = await publishVideo(api, performer, { files: [await film(), await film('teaser')] });
  const open = (who: TestAccount, fileId: string) => api.as(who).post(pathOf(video._id, fileId, 'url'));
  await Promise.all([open(fan, video.file._id), open(performer, video.file._id), open(fan, video.teaser?._id ?? '')]);
  await api.guest.post(pathOf(video._id, video.file._id, 'url'));
  assert.equal((await api.guest.get(`/performer-assets/videos/${video._id}`)).body.data.viewCount, 2);
});

test('how far a film is, is told to its performer until it plays, and then to all, without its address', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: id, file } = (await sendVideo(api, performer, { words: { audience: 'paid', price: 5 } })).body.data;
  const follow = (who: TestAccount) => api.as(who).post(pathOf(id, file._id, 'status'));
  assert.deepEqual([(await follow(performer)).body.data.status, (await follow(fan)).status], ['processing', 404]);
  await api.runJobs();
  const [own, fans] = [(await follow(performer)).body.data, (await follow(fan)).body.data];
  assert.deepEqual([own.status, own.percent, typeof own.file.url], ['ready', 100, 'string']);
  assert.deepEqual([fans.status, fans.file.url], ['ready', null]);
});
