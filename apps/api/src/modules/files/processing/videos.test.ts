import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createTestApi } from '../../../testing/api.ts';
import { belowApi } from '../testing.ts';
import { hasFfmpeg } from './ffmpeg.ts';
import { readMp4Info } from './mp4-info.ts';
import { processVideo } from './videos.ts';

const FILM = fileURLToPath(new URL('../../../../../../demo/media/videos/palette.mp4', import.meta.url));
const NO_FFMPEG = '/nonexistent/ffmpeg';

const temporaryFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-video-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

test('an MP4 tells its size, length and codecs', async () => {
  const info = await readMp4Info(FILM);
  assert.ok(info);
  assert.ok(info.width && info.height && info.width >= 320 && info.height >= 320);
  assert.ok(info.durationMs > 1000);
  assert.ok(info.codecs.includes('avc1'));
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

test('without ffmpeg a playable MP4 stays as it is, and another one is refused', async (t) => {
  const folder = await temporaryFolder(t);
  const targets = { target: path.join(folder, 'out.mp4'), posterTarget: path.join(folder, 'out.png') };
  const video = await processVideo(NO_FFMPEG, { path: FILM, mime: 'video/mp4', ...targets }, () => {});
  assert.equal(video.path, FILM);
  assert.equal(video.posterPath, null);
  const film = await readFile(FILM);
  const foreign = path.join(folder, 'foreign.mp4');
  await writeFile(foreign, Buffer.from(film.toString('latin1').replaceAll('avc1', 'hvc1'), 'latin1'));
  await assert.rejects(
    processVideo(NO_FFMPEG, { path: foreign, mime: 'video/mp4', ...targets }, () => {}),
    {
      message: 'files.unplayable_video',
    },
  );
});

/** One second of the film where it can be cut, so that encoding does not take long. */
const shortFilm = async (t: TestContext, ffmpeg: boolean): Promise<Buffer> => {
  if (!ffmpeg) return readFile(FILM);
  const target = path.join(await temporaryFolder(t), 'short.mp4');
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-t', '1', '-i', FILM, '-c', 'copy', target]);
  return readFile(target);
};

test('an uploaded video becomes a playable MP4 with a poster, and is served in ranges', async (t) => {
  const ffmpeg = await hasFfmpeg('ffmpeg');
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const uploaded = await api.as(performer).upload('/performer/feeds/video/upload', {
    field: 'file',
    name: 'x.mov',
    type: 'video/quicktime',
    bytes: await shortFilm(t, ffmpeg),
  });
  assert.equal(uploaded.status, 200);
  await api.runJobs();
  const { data } = (await api.as(performer).get(`/files/${uploaded.body.data._id}/status`)).body;
  assert.equal(data.status, 'ready');
  assert.ok(data.file.durationMs > 500);
  assert.equal(data.file.thumbnails !== null, ffmpeg);
  assert.equal(data.file.thumbhash !== null, ffmpeg);

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
