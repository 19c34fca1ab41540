import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TestAccount } from '../../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { belowApi, breakInStore } from '../testing.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { makeClip, makeGrowingClip, makeClipWithMetadata, temporaryFolder } from './testing.ts';
import { readMp4Info } from './mp4-info.ts';
import { processVideo } from './videos.ts';
import { fullTest } from '../../../testing/full-test.ts';

const FILM = fileURLToPath(new URL('../../../../../../demo/media/videos/palette.mp4', import.meta.url));

test('an MP4 tells its size, length and codecs', async () => {
  const info = await readMp4Info(FILM);
  assert.ok(info);
  assert.ok(info.width && info.height && info.width >= 320 && info.height >= 320);
  assert.ok(info.durationMs > 1000);
  assert.match(String(info.codecs[0]), /^avc1\.64[0-9a-f]{4}$/);
  assert.equal(info.codecs[1], 'mp4a.40.2');
});

test('what is no MP4, or a cut one, tells nothing', async (t) => {
  const folder = await temporaryFolder(t);
  const film = await readFile(FILM);
  const endless = Buffer.alloc(64);
  endless.writeUInt32BE(0xffffffff, 0);
  for (const bytes of [Buffer.alloc(0), Buffer.from('not a film'), film.subarray(0, 60), endless]) {
    const file = path.join(folder, 'film.mp4');
    await writeFile(file, bytes);
    assert.equal(await readMp4Info(file), null);
  }
});

test('without ffmpeg a playable MP4 stays as it plays, and another one is refused', async (t) => {
  const folder = await temporaryFolder(t);
  assert.equal(await findFfmpeg('/nonexistent/ffmpeg'), null);
  const video = await processVideo(null, { path: FILM, mime: 'video/mp4', folder }, () => {});
  const film = await readFile(FILM);
  assert.deepEqual([video.bytes, video.posterPath, video.parts], [film.length, null, []]);
  const foreign = path.join(folder, 'foreign.mp4');
  await writeFile(foreign, Buffer.from(film.toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1'));
  await assert.rejects(
    processVideo(null, { path: foreign, mime: 'video/mp4', folder }, () => {}),
    { message: 'files.unplayable_video' },
  );
});

test('without ffmpeg a film loses where and with what it was recorded, and plays as before', async (t) => {
  const folder = await temporaryFolder(t);
  const source = path.join(folder, 'film.mp4');
  await writeFile(source, await makeClipWithMetadata(t));
  const told = await readFile(source);
  assert.ok(told.includes('+35.6892') && told.includes('SecretCamera'));
  const video = await processVideo(null, { path: source, mime: 'video/mp4', folder }, () => {});
  const plain = await readFile(video.path);
  assert.ok(!plain.includes('+35.6892') && !plain.includes('SecretCamera'));
  assert.equal(plain.length, told.length);
  const ffmpeg = await findFfmpeg('ffmpeg');
  assert.ok(ffmpeg);
  const again = await processVideo(ffmpeg, { path: video.path, mime: 'video/mp4', folder }, () => {});
  assert.deepEqual([again.width, again.durationMs], [video.width, video.durationMs]);
});

const uploadVideo = async (api: TestApi, performer: TestAccount, bytes: Buffer) => {
  const form = { field: 'file', name: 'x.mov', type: 'video/quicktime', bytes };
  const { body } = await api.as(performer).upload('/performer/feeds/video/upload', form);
  await api.runJobs();
  return (await api.as(performer).get(`/files/${body.data._id}/status`)).body.data;
};

test('an uploaded video becomes a playable MP4 with a poster, and is served in ranges', async (t) => {
  const api = await createTestApi(t);
  const data = await uploadVideo(api, await api.createPerformer(), await makeClip(t, { size: '320x180' }));
  assert.equal(data.status, 'ready');
  assert.ok(data.file.durationMs > 500);
  assert.ok(data.file.thumbnails && data.file.thumbhash);

  const address = belowApi(data.file.url);
  const whole = await api.guest.get(address);
  assert.equal(whole.status, 200);
  assert.equal(whole.headers['content-type'], 'video/mp4');
  assert.equal(whole.headers['accept-ranges'], 'bytes');
  const part = await api.guest.get(address, { range: 'bytes=4-11' });
  assert.equal(part.status, 206);
  assert.equal(part.headers['content-range'], `bytes 4-11/${whole.bytes.length}`);
  assert.equal(part.bytes.toString('latin1', 0, 4), 'ftyp');
  assert.equal(part.bytes.length, 8);
  const beyond = await api.guest.get(address, { range: `bytes=${whole.bytes.length}-` });
  assert.equal(beyond.status, 416);
  assert.equal(beyond.headers['content-range'], `bytes */${whole.bytes.length}`);
});

test('a video of one picture below a longer sound has that picture as its poster', async (t) => {
  const api = await createTestApi(t);
  const clip = await makeClip(t, { size: '320x180', rate: 1 });
  const data = await uploadVideo(api, await api.createPerformer(), clip);
  assert.deepEqual([data.status, data.errorCode], ['ready', null]);
  assert.ok(data.file.thumbnails && data.file.thumbhash);
});

fullTest('a film that begins small and grows above the bound is given up, however far it has come', async (t) => {
  const api = await createTestApi(t);
  const data = await uploadVideo(api, await api.createPerformer(), await makeGrowingClip(t));
  assert.deepEqual([data.status, data.errorCode], ['failed', 'files.picture_too_large']);
});

test('what only begins like a video is refused at once; one that broke in the store ends as failed', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const clip = await makeClip(t, { size: '320x180' });
  const torn = clip.subarray(0, clip.length / 4);
  const send = (bytes: Buffer) =>
    api.as(performer).upload('/performer/feeds/video/upload', { field: 'file', name: 'x', type: 'video/mp4', bytes });
  const refused = await send(torn);
  assert.deepEqual([refused.status, refused.body.code], [422, 'files.unreadable']);
  const { _id: fileId } = (await send(clip)).body.data;
  await breakInStore(api, fileId, torn);
  await api.runJobs();
  const { data } = (await api.as(performer).get(`/files/${fileId}/status`)).body;
  assert.deepEqual([data.status, data.errorCode], ['failed', 'files.unreadable']);
});
