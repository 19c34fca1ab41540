import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, makePhoto, uploadPhoto } from './testing.ts';

const photo = (bytes: Uint8Array, name = 'leaf.jpg', type = 'image/jpeg') => ({ field: 'file', name, type, bytes });
const PHOTO_UPLOAD = '/performer/feeds/photo/upload';

const progressOf = (api: TestApi, fileId: string) =>
  api.events
    .map(({ event }) => event)
    .filter((event) => event.name === 'file.progressed')
    .map((event) => event.data as { fileId: string; status: string; percent: number })
    .filter((data) => data.fileId === fileId);

test('a photo becomes three sizes in two formats, upright and without its metadata', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  // Orientation 6: the camera was turned, so what is stored wide is seen tall.
  const bytes = await makePhoto({ width: 900, height: 600, orientation: 6 });
  const uploaded = await api.as(performer).upload(PHOTO_UPLOAD, photo(bytes));
  assert.equal(uploaded.status, 200);
  assert.equal(uploaded.body.data.status, 'processing');
  assert.equal(uploaded.body.data.thumbnails, null);
  const fileId = uploaded.body.data._id;

  await api.runJobs();
  const { body } = await api.as(performer).get(`/files/${fileId}/status`);
  assert.equal(body.data.status, 'ready');
  assert.equal(body.data.percent, 100);
  const { file } = body.data;
  assert.deepEqual([file.width, file.height, file.type], [600, 900, 'feed-photo']);
  assert.ok(Buffer.from(file.thumbhash, 'base64').length >= 5);
  // The original is 600 wide: the two larger sizes are not enlarged.
  assert.deepEqual(
    ['small', 'medium', 'large'].map((size) => [file.thumbnails[size].width, file.thumbnails[size].height]),
    [
      [320, 480],
      [600, 900],
      [600, 900],
    ],
  );
  for (const format of ['webp', 'avif']) {
    const served = await api.guest.get(belowApi(file.thumbnails.large[format]));
    assert.equal(served.status, 200);
    assert.equal(served.headers['content-type'], `image/${format}`);
    const metadata = await sharp(served.bytes).metadata();
    assert.deepEqual([metadata.width, metadata.height], [600, 900]);
    assert.equal(metadata.exif, undefined);
    assert.ok(!served.bytes.includes('SecretCamera'));
  }
});

test('its owner is told how far it is, and nobody else', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const progress = progressOf(api, fileId);
  const percents = progress.map(({ percent }) => percent);
  assert.deepEqual(
    percents,
    percents.toSorted((a, b) => a - b),
  );
  assert.ok(percents.length > 3);
  assert.deepEqual(progress.at(-1), { fileId, status: 'ready', percent: 100 });
  assert.ok(api.events.every(({ target }) => target.kind === 'user' && target.userId === performer.id));
});

test('what is not a picture by its content is refused, whatever its name says', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [svg, Buffer.from('<!doctype html><h1>hello</h1>'), Buffer.from('MZ\x90\x00'), Buffer.alloc(0)]) {
    const answer = await api.as(performer).upload(PHOTO_UPLOAD, photo(bytes));
    assert.equal(answer.status, 415);
    assert.equal(answer.body.code, 'request.unsupported_type');
  }
  const video = await readFile(new URL('../../../../../demo/media/videos/palette.mp4', import.meta.url));
  assert.equal((await api.as(performer).upload(PHOTO_UPLOAD, photo(video))).status, 415);
  assert.equal((await api.as(performer).post(PHOTO_UPLOAD, { file: 'x' })).status, 415);
  assert.equal((await api.db.selectFrom('files').select('id').execute()).length, 0);
});

test('what is too large is refused in every way that it comes, in words and bytes that name the bound', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const post = await publishPost(api, performer, { text: 'x', audience: 'free' });
  const bytes = Buffer.concat([await makePhoto(), Buffer.alloc(25 * 1024 * 1024)]);
  const about = { objectType: 'feed', objectId: post._id, text: 'x' };
  const product = { type: 'physical', title: 'Bowl', price: '25', isPublished: 'true' };
  const send = (path: string, field: string, words: object, culture: string) =>
    api.as(performer).sendForm('POST', path, words, [{ ...photo(bytes), field }], { 'x-locale': culture });
  const ways: Array<[path: string, field: string, words?: object]> = [
    [PHOTO_UPLOAD, 'file'],
    ['/messages/private/file/photo', 'file'],
    ['/performers/avatar/upload', 'file'],
    ['/comments', 'photo', about],
    ['/performer/performer-assets/products', 'pictures', product],
  ];
  for (const [path, field, words = {}] of ways) {
    const { status, body } = await send(path, field, words, 'fa-IR');
    assert.deepEqual([status, body.code], [413, 'request.too_large'], path);
    const message = 'حداکثر ۲۵ مگابایت.';
    assert.deepEqual(body.details, [{ path: field, code: 'too_large', message, maximum: 25 * 1024 * 1024 }]);
    assert.ok(body.message.endsWith(message), path);
  }
  const sentences = { 'en-US': 'At most 25 MB.', 'ar-EG': 'الحد الأقصى ٢٥ ميجابايت.' };
  for (const [culture, sentence] of Object.entries(sentences)) {
    const { message } = (await send(PHOTO_UPLOAD, 'file', {}, culture)).body;
    assert.ok(message.endsWith(` ${sentence}`), message);
  }
});

test('a picture that cannot be decoded is refused at once; one that broke in the store ends as failed', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const whole = await makePhoto({ width: 1200, height: 1200 });
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  const refused = await api.as(performer).upload(PHOTO_UPLOAD, photo(half));
  assert.deepEqual([refused.status, refused.body.code], [422, 'files.unreadable']);
  const { _id: fileId } = (await api.as(performer).upload(PHOTO_UPLOAD, photo(whole))).body.data;
  const { storage_key } = await api.db.selectFrom('files').select('storage_key').executeTakeFirstOrThrow();
  await api.context.files.put(storage_key, half);
  await api.runJobs();
  const { body } = await api.as(performer).get(`/files/${fileId}/status`);
  assert.equal(body.data.status, 'failed');
  assert.equal(body.data.errorCode, 'files.unreadable');
  assert.equal(progressOf(api, fileId).at(-1)?.status, 'failed');
});

test('a file whose worker was lost is processed by a new job, and given up after five that came no further', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const upload = async () =>
    (await api.as(performer).upload(PHOTO_UPLOAD, photo(await makePhoto()))).body.data._id as string;
  const [lost, poison] = [await upload(), await upload()];
  // A worker that is killed keeps its job locked: as good as gone.
  await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now()`.execute(api.db);
  const stalled = { status: 'processing' as const, progressed_at: new Date(Date.now() - 120_000) };
  await api.db
    .updateTable('files')
    .set({ ...stalled, attempts: 1 })
    .where('id', '=', lost)
    .execute();
  await api.db
    .updateTable('files')
    .set({ ...stalled, attempts: 5, losses: 4, percent: 40, furthest: 40 })
    .where('id', '=', poison)
    .execute();
  await api.context.work((unit) => unit.addJob('resume-files', {}));
  await api.runJobs();
  const statusOf = async (id: string) => (await api.as(performer).get(`/files/${id}/status`)).body.data;
  assert.equal((await statusOf(lost)).status, 'ready');
  assert.equal((await statusOf(poison)).errorCode, 'files.processing_failed');
});
