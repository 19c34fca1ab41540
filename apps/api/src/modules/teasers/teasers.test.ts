import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { fullTest } from '../../testing/full-test.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi } from '../files/testing.ts';
import { makeClip } from '../files/processing/testing.ts';
import { MAKE_TEASER } from './settle-teaser.ts';
import { teasersJobs } from './teasers.jobs.ts';
import { film, OWN_VIDEOS, publishVideo } from '../videos/testing.ts';

const FROM_FILM = { audience: 'subscribers', teaserFromFilm: true };

const open = async (t: TestContext, seconds = 8) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  return { api, performer, clip: await makeClip(t, { size: '96x54', seconds, rate: 5 }) };
};

const uploadFilm = async (api: TestApi, performer: TestAccount, as: 'video' | 'teaser', bytes: Buffer) => {
  const form = { field: 'file', name: 'x.mp4', type: 'video/mp4', bytes };
  return (await api.as(performer).upload(`/performer/feeds/${as}/upload`, form)).body.data._id as string;
};

test('a locked post is teased by a short silent piece of its film, which everybody may watch', async (t) => {
  const { api, performer, clip } = await open(t);
  const fileId = await uploadFilm(api, performer, 'video', clip);
  // Published before its film is ready: the piece is cut once it is.
  const { _id } = await publishPost(api, performer, { ...FROM_FILM, fileIds: [fileId] });
  await api.runJobs();
  const { data: post } = (await api.guest.get(`/user/feeds/${_id}`)).body;
  assert.deepEqual([post.isLocked, post.files[0].url, post.teaserVideo.status], [true, null, 'ready']);
  assert.ok(Math.abs(post.teaserVideo.durationMs - 2000) < 250, `${post.teaserVideo.durationMs} ms`);
  const piece = await api.guest.get(belowApi(post.teaserVideo.url));
  assert.equal(piece.status, 200);
  assert.ok(piece.bytes.includes('vide') && !piece.bytes.includes('soun'), 'it is silent');
  // What she did not send is not in her vault.
  const vault = (await api.as(performer).get('/performer/vault')).body.data.data;
  assert.equal(vault.length, 1);
});

test('a piece that a stopped process was cutting is cut by the next, and no try is counted', async (t) => {
  const { api, performer, clip } = await open(t);
  const fileId = await uploadFilm(api, performer, 'video', clip);
  await api.runJobs();
  const { _id } = await publishPost(api, performer, { ...FROM_FILM, fileIds: [fileId] });
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(api.db);
  await teasersJobs[MAKE_TEASER](api.context, { filmId: fileId }, AbortSignal.abort());
  const { rows } = await sql<{ attempts: number }>`
    select attempts from graphile_worker.jobs where task_identifier = ${MAKE_TEASER}`.execute(api.db);
  assert.deepEqual(rows, [{ attempts: 0 }]);
  await teasersJobs[MAKE_TEASER](api.context, { filmId: fileId });
  assert.ok((await api.guest.get(`/user/feeds/${_id}`)).body.data.teaserVideo);
});

fullTest('a piece goes when it is wanted no more, and a teaser that was sent is never replaced by one', async (t) => {
  const { api, performer, clip } = await open(t);
  const fileId = await uploadFilm(api, performer, 'video', clip);
  const { _id } = await publishPost(api, performer, { ...FROM_FILM, fileIds: [fileId] });
  await api.runJobs();
  const change = async (changes: object) => {
    const { data } = (await api.as(performer).put(`/performer/feeds/${_id}`, changes)).body;
    await api.runJobs();
    return { answered: data, after: (await api.as(performer).get(`/performer/feeds/${_id}`)).body.data };
  };
  const kept = (await change({ text: 'Other words' })).after.teaserVideo._id;
  // As the composer sends what it was given.
  assert.equal((await change({ teaserFileId: kept, teaserFromFilm: true })).after.teaserVideo._id, kept);
  assert.equal((await change({ teaserFromFilm: false })).answered.teaserVideo, null);
  const again = (await change({ teaserFromFilm: true })).after;
  assert.deepEqual([again.teaserFromFilm, again.teaserVideo.status], [true, 'ready']);
  assert.equal((await change({ audience: 'free' })).answered.teaserVideo, null);

  const own = await uploadFilm(api, performer, 'teaser', await makeClip(t, { size: '64x64' }));
  const { after } = await change({ audience: 'subscribers', teaserFileId: own, teaserFromFilm: true });
  assert.deepEqual([after.teaserVideo._id, after.teaserFromFilm], [own, false]);
  await forgetUnused(api);
  const left = await api.db.selectFrom('files').select('id').execute();
  assert.deepEqual(left.map(({ id }) => id).sort(), [fileId, own].sort());
});

fullTest('another film in a post brings another piece', async (t) => {
  const { api, performer, clip } = await open(t);
  const [first, second] = [
    await uploadFilm(api, performer, 'video', clip),
    await uploadFilm(api, performer, 'video', await makeClip(t, { size: '160x90', seconds: 8, rate: 5 })),
  ];
  const { _id } = await publishPost(api, performer, { ...FROM_FILM, fileIds: [first] });
  await api.runJobs();
  await api.as(performer).put(`/performer/feeds/${_id}`, { fileIds: [second] });
  await api.runJobs();
  const { teaserVideo } = (await api.as(performer).get(`/performer/feeds/${_id}`)).body.data;
  assert.deepEqual([teaserVideo.status, teaserVideo.width], ['ready', 160]);
});

fullTest('a video is teased in the same way, and taking the teaser away is for good', async (t) => {
  const { api, performer, clip } = await open(t);
  const files = [await film('video', clip)];
  const { _id } = await publishVideo(api, performer, { words: FROM_FILM, files });
  const { data: video } = (await api.guest.get(`/performer-assets/videos/${_id}`)).body;
  assert.deepEqual([video.isLocked, video.file.url, video.teaser.status], [true, null, 'ready']);
  await api.as(performer).delete(`${OWN_VIDEOS}/remove-file/${_id}?type=teaser`);
  await api.runJobs();
  const own = (await api.as(performer).get(`${OWN_VIDEOS}/${_id}/view`)).body.data;
  assert.deepEqual([own.teaser, own.teaserFromFilm], [null, false]);
  const edited = await api.as(performer).sendForm('PUT', `${OWN_VIDEOS}/edit/${_id}`, { teaserFromFilm: true }, []);
  assert.deepEqual([edited.status, edited.body.data.teaserFromFilm], [200, true]);
  await api.runJobs();
  assert.equal((await api.as(performer).get(`${OWN_VIDEOS}/${_id}/view`)).body.data.teaser.status, 'ready');
});

fullTest('there is no piece where none is wanted, of what is free, and of a film that is hardly longer', async (t) => {
  const { api, performer, clip } = await open(t);
  for (const words of [{ audience: 'subscribers' }, { ...FROM_FILM, audience: 'free' }]) {
    const { teaser } = await publishVideo(api, performer, { words, files: [await film('video', clip)] });
    assert.equal(teaser, null);
  }
  const short = await makeClip(t, { size: '96x54', seconds: 3, rate: 5 });
  const { teaser } = await publishVideo(api, performer, { words: FROM_FILM, files: [await film('video', short)] });
  assert.equal(teaser, null);
});
