import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Message } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';
import { makeSound } from '../files/processing/testing.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { onlyItemOf, reuse, storedKeys } from '../vault/testing.ts';
import { openTalk, uploadFor } from './testing.ts';
import { fullTest } from '../../testing/full-test.ts';

const upload = async (api: TestApi, account: TestAccount, bytes: Buffer): Promise<string> => {
  const { status, body } = await uploadFor(api, account, { as: 'audio', bytes });
  assert.equal(status, 200, JSON.stringify(body));
  return body.data._id;
};

const sign = (api: TestApi, account: TestAccount, fileId: string) =>
  api.as(account).post('/files/sign-url', { fileId });

const statusOf = async (api: TestApi, account: TestAccount, fileId: string) =>
  (await api.as(account).get(`/files/${fileId}/status`)).body.data;

/** A voice message of two seconds that is ready. */
const sendVoice = async (t: TestContext, api: TestApi, talk: Awaited<ReturnType<typeof openTalk>>) => {
  const fileId = await upload(api, talk.fan, await makeSound(t, 'voice.webm'));
  const message: Message = (await talk.post(talk.fan, { fileIds: [fileId] })).body.data;
  await api.runJobs();
  return { fileId, message };
};

test('what browsers and phones record becomes one playable sound with a waveform for both sides', async (t) => {
  const api = await createTestApi(t);
  const talk = await openTalk(api);
  for (const name of ['voice.webm', 'voice.m4a']) {
    const fileId = await upload(api, talk.fan, await makeSound(t, name));
    const sent: Message = (await talk.post(talk.fan, { fileIds: [fileId] })).body.data;
    assert.deepEqual([sent.type, sent.files[0]?.type], ['audio', 'audio'], name);
    await api.runJobs();
    const { status, body } = await sign(api, talk.performer, fileId);
    assert.equal(status, 200, name);
    const { durationMs, peaks, url, type } = body.data;
    assert.deepEqual([type, peaks.length], ['message-audio', 64], name);
    assert.ok(Math.abs(durationMs - 2000) < 150, `${name}: ${durationMs}`);
    // A second of silence, then a tone.
    assert.ok(Math.max(...peaks.slice(0, 24)) < 5 && Math.min(...peaks.slice(40, 58)) > 30, `${name}: ${peaks}`);
    const served = await api.guest.get(belowApi(url));
    assert.equal(served.headers['content-type'], 'audio/mp4');
    assert.ok(!served.bytes.includes('SecretTitle'));
  }
  for (const name of ['voice.ogg', 'voice.mp3', 'voice.wav']) await upload(api, talk.fan, await makeSound(t, name));
  const [listed]: Message[] = (await api.as(talk.performer).get(talk.url)).body.data.data;
  assert.deepEqual([listed?.type, listed?.files[0]?.status], ['audio', 'ready']);
  const [conversation] = (await api.as(talk.performer).get('/conversations')).body.data.data;
  assert.equal(conversation.lastMessageType, 'audio');
});

test('other files are refused as they arrive, and a longer recording when it is looked at', async (t) => {
  const api = await createTestApi(t);
  const { fan } = await openTalk(api);
  for (const bytes of [await makePhoto(), await makeSound(t, 'music.flac'), Buffer.from('<script>alert(1)</script>')]) {
    const { status, body } = await uploadFor(api, fan, { as: 'audio', bytes });
    assert.deepEqual([status, body.code], [415, 'request.unsupported_type']);
  }
  await api.db.insertInto('settings').values({ key: 'voiceMessageMinutes', value: '1', is_public: true }).execute();
  const tooLong = await upload(api, fan, await makeSound(t, 'voice.webm', 63));
  await api.runJobs();
  const { status, errorCode } = await statusOf(api, fan, tooLong);
  assert.deepEqual([status, errorCode], ['failed', 'files.voice_too_long']);
});

test('a voice message is for the two who talk, goes with its message, and is forgotten when it is not sent', async (t) => {
  const api = await createTestApi(t);
  const talk = await openTalk(api);
  const { fileId, message } = await sendVoice(t, api, talk);
  assert.equal((await sign(api, await api.createUser(), fileId)).status, 404);
  const address = belowApi((await sign(api, talk.performer, fileId)).body.data.url);
  await api.as(talk.fan).delete(`/messages/${message._id}`);
  assert.equal((await api.guest.get(address)).status, 403);
  await upload(api, talk.fan, await makeSound(t, 'voice.ogg'));
  await api.runJobs();
  await forgetUnused(api);
  await api.runJobs();
  assert.deepEqual(await api.db.selectFrom('files').selectAll().execute(), []);
  assert.deepEqual(await storedKeys(api), []);
});

test('a voice message that is sold tells no waveform before it is bought', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url } = await openTalk(api);
  const fileId = await upload(api, performer, await makeSound(t, 'voice.webm'));
  await api.runJobs();
  const sent = await api.as(performer).post(url, { text: 'listen', fileIds: [fileId], price: 5 });
  assert.equal(sent.status, 200, sent.text);
  const [locked]: Message[] = (await api.as(fan).get(url)).body.data.data;
  assert.deepEqual([locked?.isLocked, locked?.text, locked?.files.length], [true, 'listen', 1]);
  assert.ok(!JSON.stringify(locked).includes('peaks'));
  assert.equal((await sign(api, fan, fileId)).status, 404);
  const forged = `/media/${fileId}/source.m4a${api.context.mediaSigner.sign(fileId, fan.id)}`;
  assert.equal((await api.guest.get(forged)).status, 403);
  assert.equal((await sign(api, performer, fileId)).body.data.peaks.length, 64);
});

fullTest(
  'speech and music of the same bytes are made each in its own way, and a sound of the vault is sent as it is',
  async (t) => {
    const api = await createTestApi(t);
    const { performer, post } = await openTalk(api);
    const bytes = await makeSound(t, 'voice.mp3');
    const asPost = await api.as(performer).upload('/performer/feeds/audio/upload', {
      field: 'file',
      name: 'song.mp3',
      type: 'audio/mpeg',
      bytes,
    });
    await api.runJobs();
    const voice = await upload(api, performer, bytes);
    await api.runJobs();
    const peaksOf = async (id: string) => (await statusOf(api, performer, id)).file.peaks.length;
    assert.deepEqual([await peaksOf(asPost.body.data._id), await peaksOf(voice)], [160, 64]);
    const item = await onlyItemOf(api, performer);
    const used = await reuse(api, performer, item._id, 'message-audio');
    assert.equal(used.body.data.status, 'ready');
    assert.equal((await post(performer, { fileIds: [used.body.data._id] })).body.data.type, 'audio');
  },
);
