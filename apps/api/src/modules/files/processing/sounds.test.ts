import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import type { TestAccount } from '../../../testing/accounts.ts';
import { publishPost } from '../../feed-posts/testing.ts';
import { belowApi, makePhoto } from '../testing.ts';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { decodeSound } from './ffmpeg.ts';
import { processSound } from './sounds.ts';
import { makeClip, makeSound, temporaryFolder } from './testing.ts';

const UPLOAD = '/performer/feeds/audio/upload';
const form = (bytes: Uint8Array) => ({ field: 'file', name: 'x', type: 'audio/mpeg', bytes });

const uploadSound = async (api: TestApi, performer: TestAccount, bytes: Buffer) => {
  const { body } = await api.as(performer).upload(UPLOAD, form(bytes));
  await api.runJobs();
  return (await api.as(performer).get(`/files/${body.data._id}/status`)).body.data;
};

test('a sound becomes an M4A without its metadata, with a waveform that shows where it is silent', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const name of ['sound.mp3', 'sound.wav', 'sound.ogg', 'sound.flac']) {
    const { status, file } = await uploadSound(api, performer, await makeSound(t, name));
    assert.deepEqual([status, file.type, file.width, file.hls], ['ready', 'feed-audio', null, null], name);
    assert.ok(Math.abs(file.durationMs - 2000) < 150, name);
    const { peaks } = file;
    assert.ok(peaks.length > 50 && peaks.length <= 200);
    assert.ok(
      peaks.slice(0, Math.floor(peaks.length * 0.4)).every((peak: number) => peak < 5),
      name,
    );
    assert.ok(
      peaks.slice(Math.ceil(peaks.length * 0.6), -10).every((peak: number) => peak > 50),
      name,
    );
    const served = await api.guest.get(belowApi(file.url));
    assert.equal(served.headers['content-type'], 'audio/mp4');
    assert.ok(!served.bytes.includes('SecretTitle'));
  }
});

test('what is no sound is refused at once, and one that cannot be read as soon as it is looked at', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  assert.equal((await api.as(performer).upload(UPLOAD, form(await makePhoto()))).status, 415);
  const sound = await makeSound(t, 'sound.flac');
  const broken = Buffer.concat([sound.subarray(0, 60), Buffer.alloc(500)]);
  const refused = await uploadSound(api, performer, broken);
  assert.deepEqual([refused.status, refused.errorCode], ['failed', 'files.unreadable']);
  // Of a film only the sound stays.
  const film = await uploadSound(api, performer, await makeClip(t, { size: '320x180' }));
  assert.deepEqual([film.status, film.file.width], ['ready', null]);
});

test('without ffmpeg an M4A stays as it plays, and another sound is refused', async (t) => {
  const folder = await temporaryFolder(t);
  const [m4a, mp3] = [path.join(folder, 'sound.m4a'), path.join(folder, 'sound.mp3')];
  await writeFile(m4a, await makeSound(t, 'sound.m4a'));
  await writeFile(mp3, await makeSound(t, 'sound.mp3'));
  const sound = await processSound(null, { path: m4a, mime: 'audio/x-m4a', folder }, () => {});
  assert.deepEqual([sound.bytes, sound.peaks], [(await readFile(m4a)).length, null]);
  assert.ok((await readFile(m4a)).includes('SecretTitle') && !(await readFile(sound.path)).includes('SecretTitle'));
  const refused = processSound(null, { path: mp3, mime: 'audio/mpeg', folder }, () => {});
  await assert.rejects(refused, { message: 'files.unplayable_audio' });
});

test('a quiet voice becomes as loud as others, in one channel, and no longer than it may be', async (t) => {
  const ffmpeg = (await findFfmpeg('ffmpeg')) ?? '';
  const folder = await temporaryFolder(t);
  const source = path.join(folder, 'quiet.wav');
  await writeFile(source, await makeSound(t, 'quiet.wav', 4, 0.02));
  const voice = await processSound(ffmpeg, { path: source, mime: 'audio/wav', folder, voiceMs: 1000 }, () => {});
  // A second and the grace of recorders.
  assert.ok(voice.durationMs <= 3100, String(voice.durationMs));
  assert.ok(voice.bytes < 40_000, String(voice.bytes));
  let loudest = 0;
  const onSamples = (samples: Buffer): void => {
    for (let at = 0; at + 1 < samples.length; at += 2) loudest = Math.max(loudest, Math.abs(samples.readInt16LE(at)));
  };
  await decodeSound(ffmpeg, { source: voice.path, rate: 8000, onSamples });
  // It came with 82 of 32768 at most.
  assert.ok(loudest > 1500, String(loudest));
});

test('a locked post tells how long its sound is, and neither its address nor its waveform', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { file } = await uploadSound(api, performer, await makeSound(t, 'sound.mp3'));
  const post = await publishPost(api, performer, { audience: 'subscribers', fileIds: [file._id] });
  const [locked] = (await api.guest.get(`/user/feeds/${post._id}`)).body.data.files;
  assert.deepEqual([locked.durationMs, locked.url, locked.peaks], [file.durationMs, null, null]);
  const info = await api.guest.post('/files/public-info', { fileIds: [file._id] });
  assert.equal(info.body.data.data[0].peaks, undefined);
});
