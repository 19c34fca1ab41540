import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, uploadPhoto } from '../files/testing.ts';
import { film, otherFilm, publishVideo, WITHOUT_FFMPEG } from '../videos/testing.ts';
import { CAPTIONS, captionsPath, sendCaptions } from './testing.ts';

const worldOf = async (api: TestApi, audience = 'free') => {
  const performer = await api.createPerformer();
  const words = { audience, ...(audience === 'paid' && { price: 5 }) };
  const video = await publishVideo(api, performer, { words });
  return { performer, video, fileId: video.file._id };
};

const tracksFor = async (reader: ReturnType<TestApi['as']>, videoId: string) =>
  (await reader.get(`/performer-assets/videos/${videoId}`)).body.data.file.captions as Array<{
    language: string;
    url: string;
  }> | null;

const isEmpty = async ({ db }: TestApi): Promise<boolean> => {
  const rows = await db.selectFrom('captions').select('file_id').execute();
  const noted = await db.selectFrom('files').select('caption_languages').execute();
  return rows.length === 0 && noted.every(({ caption_languages: languages }) => languages.length === 0);
};

test('captions are sent, listed, replaced and taken away', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId } = await worldOf(api);
  const list = async () => (await api.as(performer).get(`/files/${fileId}/captions`)).body.data;
  assert.deepEqual(await list(), { data: [], total: 0 });
  const sent = await sendCaptions(api, performer, { fileId });
  assert.equal(sent.status, 200, sent.text);
  assert.deepEqual([sent.body.data.language, sent.body.data.cueCount], ['en-US', 2]);
  await sendCaptions(api, performer, { fileId, language: 'fa-IR' });
  const replaced = await sendCaptions(api, performer, { fileId, bytes: '1\n00:00:01,000 --> 00:00:02,000\nOnly one' });
  assert.equal(replaced.body.data.cueCount, 1);
  const both = await list();
  assert.deepEqual(
    both.data.map(({ language, cueCount }: { language: string; cueCount: number }) => [language, cueCount]),
    [
      ['en-US', 1],
      ['fa-IR', 2],
    ],
  );
  assert.equal(both.total, 2);
  const served = await api.guest.get(belowApi(both.data[0].url));
  assert.equal(served.text, 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOnly one\n');
  assert.equal(both.data[0].bytes, served.bytes.length);
  assert.equal((await api.as(performer).get(`/files/${fileId}/captions?limit=1`)).body.data.data.length, 1);

  const remove = () => api.as(performer).delete(captionsPath(fileId, 'en-US'));
  assert.deepEqual([(await remove()).status, (await remove()).status], [200, 200]);
  assert.equal((await list()).total, 1);
  assert.equal((await api.guest.get(belowApi(both.data[0].url))).status, 404);
});

test('a film tells in which languages it has captions, and serves them as text', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, video, fileId } = await worldOf(api);
  assert.equal(await tracksFor(api.guest, video._id), null);
  await sendCaptions(api, performer, { fileId, language: 'fa-IR' });
  await sendCaptions(api, performer, { fileId });
  const tracks = (await tracksFor(api.guest, video._id)) ?? [];
  assert.deepEqual(
    tracks.map(({ language }) => language),
    ['en-US', 'fa-IR'],
  );
  const served = await api.guest.get(belowApi(tracks[0]?.url ?? ''));
  assert.equal(served.headers['content-type'], 'text/vtt; charset=utf-8');
  assert.match(String(served.headers['cache-control']), /^public, max-age=(?:300|[12]?\d{1,2})$/);
  assert.equal(served.headers['x-content-type-options'], 'nosniff');
  assert.equal(served.headers['content-security-policy'], "default-src 'none'; sandbox");
  assert.match(served.text, /line:10% align:start\nThen water, &amp; patience\.\n$/);
});

test('captions are for those who may see the film, as long as they may', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, video, fileId } = await worldOf(api, 'subscribers');
  const [subscriber, stranger] = [await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  await sendCaptions(api, performer, { fileId });
  for (const reader of [api.guest, api.as(stranger)]) assert.equal(await tracksFor(reader, video._id), null);
  const [track] = (await tracksFor(api.as(subscriber), video._id)) ?? [];
  const address = belowApi(track?.url ?? '');
  const served = await api.guest.get(address);
  assert.equal(served.status, 200);
  assert.match(String(served.headers['cache-control']), /^private/);
  const [path = ''] = address.split('?');
  const { mediaSigner } = api.context;
  const forged = [
    path,
    `${path}?e=9999999999&a=public&s=${'A'.repeat(43)}`,
    path + mediaSigner.sign(fileId, 'public'),
    path + mediaSigner.sign(fileId, stranger.id),
    path + mediaSigner.sign(fileId, subscriber.id, Date.now() - 86_400_000),
  ];
  for (const other of forged) assert.equal((await api.guest.get(other)).body.code, 'media.signature_invalid', other);
  assert.equal((await api.guest.get(address.replace('en-US', 'ar-EG'))).status, 404);
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  assert.equal((await api.guest.get(address)).body.code, 'media.signature_invalid');
});

const uploadFilm = async (api: TestApi, performer: TestAccount, kind: 'video' | 'teaser'): Promise<string> => {
  const part = { ...(await film()), field: 'file' };
  return (await api.as(performer).upload(`/performer/feeds/${kind}/upload`, part)).body.data._id;
};

test("the film of a post and a teaser have captions too; a locked post's say nothing", async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const filmId = await uploadFilm(api, performer, 'video');
  const teaserFileId = await uploadFilm(api, performer, 'teaser');
  // Before it is prepared, and before it stands in any post.
  for (const fileId of [filmId, teaserFileId]) {
    assert.equal((await sendCaptions(api, performer, { fileId })).status, 200);
  }
  await api.runJobs();
  const post = await publishPost(api, performer, { audience: 'subscribers', fileIds: [filmId], teaserFileId });
  const seen = async (reader: ReturnType<TestApi['as']>) => (await reader.get(`/user/feeds/${post._id}`)).body.data;
  assert.equal((await seen(api.as(performer))).files[0].captions.length, 1);
  const locked = await seen(api.as(fan));
  assert.deepEqual([locked.files[0].captions, locked.teaserVideo.captions.length], [null, 1]);
});

test('what is said in the teaser of a locked video is for everybody, and the film says nothing', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const video = await publishVideo(api, performer, {
    words: { audience: 'paid', price: 5 },
    files: [await film(), await film('teaser', await otherFilm())],
  });
  const teaserId = video.teaser?._id ?? '';
  await sendCaptions(api, performer, { fileId: video.file._id });
  await sendCaptions(api, performer, { fileId: teaserId, language: 'fa-IR' });
  const seen = (await api.guest.get(`/performer-assets/videos/${video._id}`)).body.data;
  assert.equal(seen.file.captions, null);
  const opened = await api.guest.post(`/user/performer-assets/videos/${video._id}/${teaserId}/url`);
  for (const { captions } of [seen.teaser, opened.body.data]) {
    assert.deepEqual(
      captions.map(({ language }: { language: string }) => language),
      ['fa-IR'],
    );
    assert.equal((await api.guest.get(belowApi(captions[0].url))).status, 200);
  }
});

test('only their owner changes them, and only films have them', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId: filmId } = await worldOf(api);
  const teaserId = await uploadFilm(api, performer, 'teaser');
  const [other, fan, operator] = [await api.createPerformer(), await api.createUser(), await api.createOperator()];
  const attempts = (account: TestAccount, fileId: string) =>
    Promise.all([
      api.as(account).get(`/files/${fileId}/captions`),
      sendCaptions(api, account, { fileId }),
      api.as(account).delete(captionsPath(fileId, 'en-US')),
    ]);
  // The film of a video, and the teaser of a post that is still written.
  for (const fileId of [filmId, teaserId]) {
    for (const { status } of await attempts(other, fileId)) assert.equal(status, 404);
    for (const account of [fan, operator]) {
      for (const { status } of await attempts(account, fileId)) assert.equal(status, 403);
    }
  }
  const photo = await uploadPhoto(api, performer);
  assert.equal((await sendCaptions(api, performer, { fileId: photo })).body.code, 'captions.not_a_video');
  for (const language of ['tlh-KX', 'fa', '../fa-IR', '%00']) {
    const answer = await sendCaptions(api, performer, { fileId: filmId, language: encodeURIComponent(language) });
    assert.equal(answer.status, 422, language);
  }
  assert.ok(await isEmpty(api));
});

test('hostile files are refused with a code, and nothing of them is kept', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId } = await worldOf(api);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CAPTIONS, 'utf16le')]);
  const corpus: Array<[bytes: string | Uint8Array, status: number, code: string]> = [
    ['<!doctype html><script>alert(1)</script>', 415, 'captions.unknown_format'],
    [`${CAPTIONS}\n00:05.000 --> 00:06.000\n<iframe src=x>\n`, 415, 'captions.unknown_format'],
    [(await film()).bytes, 413, 'request.too_large'],
    [CAPTIONS + ' '.repeat(512 * 1024), 413, 'request.too_large'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 422, 'captions.empty'],
    [utf16, 422, 'captions.not_unicode'],
    [Buffer.from([0x4d, 0x5a, 0x00, 0x01]), 422, 'captions.not_unicode'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nback', 422, 'captions.broken_time'],
    ['', 422, 'captions.empty'],
  ];
  for (const [bytes, status, code] of corpus) {
    const answer = await sendCaptions(api, performer, { fileId, bytes });
    assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text);
  }
  // Small as it comes, and too large as it would be kept.
  const swollen = `WEBVTT\n\n${`00:01.000 --> 00:02.000\n${'<'.repeat(200)}\n\n`.repeat(700)}`;
  assert.ok(Buffer.byteLength(swollen) < 512 * 1024);
  assert.equal((await sendCaptions(api, performer, { fileId, bytes: swollen })).body.code, 'request.too_large');
  const large = (await sendCaptions(api, performer, { fileId, bytes: ' '.repeat(600 * 1024) })).body;
  assert.match(large.message, /حداکثر ۵۱۲ کیلوبایت/);
  assert.equal(large.details[0].maximum, 512 * 1024);
  const line = await sendCaptions(api, performer, { fileId, bytes: 'WEBVTT\n\n00:02.000 --> 00:01.000\nback' });
  assert.deepEqual([line.body.details[0].path, line.body.details[0].message.includes('۳')], ['file', true]);
  const without = await api.as(performer).sendForm('PUT', captionsPath(fileId, 'fa-IR'), { words: 'x' }, []);
  assert.equal(without.body.code, 'request.invalid_values');
  assert.ok(await isEmpty(api));
});

test('a film has captions in twenty languages at most; those it has may still be replaced', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId } = await worldOf(api);
  const { data: cultures } = (await api.guest.get('/locales')).body.data;
  const languages: string[] = cultures.map(({ code }: { code: string }) => code);
  for (const language of languages.slice(0, 20)) {
    assert.equal((await sendCaptions(api, performer, { fileId, language })).status, 200, language);
  }
  const more = await sendCaptions(api, performer, { fileId, language: languages[20] ?? '' });
  assert.equal(more.body.code, 'captions.too_many');
  assert.equal((await sendCaptions(api, performer, { fileId, language: languages[0] ?? '' })).status, 200);
});

test('captions leave with the account of their performer', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const { performer, fileId } = await worldOf(api);
  await sendCaptions(api, performer, { fileId });
  const exported = (await api.as(performer).get('/users/me/export')).body.data;
  const kept = exported.files.find(({ _id }: { _id: string }) => _id === fileId);
  assert.deepEqual(kept.captions, ['en-US']);
  await api.context.work((unit) => unit.callHook('forget', { id: performer.id, name: 'Nobody' }));
  assert.ok(await isEmpty(api));
});
