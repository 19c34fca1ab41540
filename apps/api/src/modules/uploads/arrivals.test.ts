import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { newId } from '../../platform/ids.ts';
import { startTestBucket } from '../../platform/files/testing.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { makePhoto } from '../files/testing.ts';
import { otherFilm } from '../videos/testing.ts';
import { fillTheQueue, sendForm } from './testing.ts';

interface Form {
  uploadUrl: string;
  fields: Record<string, string>;
  method: string;
  fileId: string;
}

const createBucketApi = async (t: TestContext) => {
  const bucket = await startTestBucket(t);
  return { bucket, api: await createTestApi(t, bucket.environment) };
};

const askForm = async (api: TestApi, performer: TestAccount, path = '/performer/feeds/upload-url', body?: object) => {
  const answer = await api.as(performer).post(path, body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data as Form;
};

const confirm = (api: TestApi, performer: TestAccount, { fileId }: Form, metadata: object = {}) =>
  api.as(performer).put(`/files/${fileId}/metadata`, metadata);

const countForms = async (api: TestApi): Promise<number> =>
  (await api.db.selectFrom('upload_forms').select('file_id').execute()).length;

test('a picture goes straight to the bucket, is confirmed once, and stands in a post', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const performer = await api.createPerformer();
  assert.equal((await api.guest.get('/settings/public')).body.data.fileStore, 'bucket');
  const form = await askForm(api, performer);
  assert.deepEqual([form.method, form.uploadUrl], ['POST', `${bucket.endpoint}/${bucket.bucket}`]);
  assert.equal((await confirm(api, performer, form)).status, 404, 'nothing has arrived');
  const bytes = await makePhoto();
  assert.equal(await sendForm(form, bytes), 204);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const metadata = { name: '../leaf.jpg', size: bytes.length, sha256 };
  const answers = await Promise.all([
    confirm(api, performer, form, metadata),
    confirm(api, performer, form, metadata),
    // Somebody else neither waits for it nor takes it.
    confirm(api, await api.createPerformer(), form, metadata),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 404],
  );
  const file = await api.db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual([file.id, file.kind, file.name, file.mime], [form.fileId, 'feed-photo', 'leaf.jpg', 'image/jpeg']);
  assert.deepEqual([...bucket.objects.keys()], [file.storage_key]);
  assert.ok(bucket.objects.get(file.storage_key)?.equals(bytes));
  assert.equal(await countForms(api), 0);

  // The form still holds, but what it is sent for stays what was looked at.
  assert.equal(await sendForm(form, Buffer.from('<script>')), 204);
  assert.equal((await confirm(api, performer, form, metadata)).status, 200);
  await api.runJobs();
  const post = await publishPost(api, performer, { fileIds: [form.fileId] });
  assert.equal(post.files[0]?._id, form.fileId);
});

test('other bytes than those that were sent are refused and deleted', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  for (const metadata of [{ size: bytes.length + 1 }, { sha256: '0'.repeat(64) }]) {
    const form = await askForm(api, performer);
    await sendForm(form, bytes);
    const answer = await confirm(api, performer, form, metadata);
    assert.deepEqual([answer.status, answer.body.code], [422, 'files.altered']);
    assert.equal((await confirm(api, performer, form)).status, 404);
  }
  assert.equal(bucket.objects.size, 0);
  assert.equal(await countForms(api), 0);
});

test('the bucket itself takes no more bytes than the kind has', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const form = await askForm(api, await api.createPerformer());
  assert.equal(await sendForm(form, Buffer.alloc(25 * 1024 * 1024 + 1)), 400);
  assert.equal(bucket.objects.size, 0);
});

test('a performer who is not verified sends her avatar and documents so, each to its place', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const performer = await api.createPerformer({ isVerified: false });
  const bytes = await makePhoto();
  const avatar = await askForm(api, performer, '/performers/avatar/upload-url');
  await sendForm(avatar, bytes);
  assert.equal((await confirm(api, performer, avatar)).body.data.type, 'avatar');
  for (const kind of ['identity-front', 'identity-back', 'selfie']) {
    const form = await askForm(api, performer, '/performers/documents/upload-url', { kind });
    await sendForm(form, bytes);
    const answer = await confirm(api, performer, form);
    assert.deepEqual([answer.status, answer.body.data?.thumbnails], [200, null], kind);
  }
  await api.runJobs();
  const { verification_status } = await api.db
    .selectFrom('performers')
    .select('verification_status')
    .where('user_id', '=', performer.id)
    .executeTakeFirstOrThrow();
  assert.equal(verification_status, 'pending');
  const { avatar_file_id } = await api.db
    .selectFrom('users')
    .select('avatar_file_id')
    .where('id', '=', performer.id)
    .executeTakeFirstOrThrow();
  assert.equal(avatar_file_id, avatar.fileId);
  assert.ok(![...bucket.objects.keys()].some((key) => key.startsWith('arrivals/')));
});

test('a video is published of a film, a picture and a teaser that went straight to the bucket', async (t) => {
  const { api } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const send = async (type: string, bytes: Buffer): Promise<string> => {
    const form = await askForm(api, performer, '/performer/feeds/upload-url', { type });
    assert.equal(await sendForm(form, bytes), 204);
    assert.equal((await confirm(api, performer, form)).status, 200);
    return form.fileId;
  };
  const [film, picture] = [await otherFilm(0), await makePhoto()];
  const fileId = await send('asset-video', film);
  const thumbnailFileId = await send('asset-thumbnail', picture);
  const teaserFileId = await send('asset-video', await otherFilm());
  const publish = (files: object) =>
    api
      .as(performer)
      .post('/performer/performer-assets/videos/upload-fileserver', { title: 'Wind', audience: 'free', ...files });
  for (const [files, code] of [
    [{ fileId: thumbnailFileId }, 'videos.file_not_usable'],
    [{ fileId, teaserFileId: fileId }, 'videos.cover_not_usable'],
    [{ fileId, thumbnailFileId: teaserFileId }, 'videos.cover_not_usable'],
    [{ fileId, teaserFileId: await send('video', film) }, 'videos.cover_not_usable'],
    [{ fileId, thumbnailFileId: newId() }, 'videos.cover_not_usable'],
  ] as const) {
    assert.equal((await publish(files)).body.code, code);
  }
  const { body } = await publish({ fileId, thumbnailFileId, teaserFileId });
  const { file, thumbnail, teaser } = body.data;
  assert.deepEqual([file._id, thumbnail._id, teaser._id], [fileId, thumbnailFileId, teaserFileId]);
  const again = await send('asset-video', await otherFilm(2));
  assert.equal((await publish({ fileId: again, teaserFileId })).body.code, 'videos.cover_not_usable');
});

test('what nobody confirmed is gone after a day, with its form', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const [old, young] = [await askForm(api, performer), await askForm(api, performer)];
  for (const form of [old, young]) assert.equal(await sendForm(form, await makePhoto()), 204);
  const yesterday = new Date(Date.now() - 86_460_000);
  bucket.setModified(`arrivals/${old.fileId}`, yesterday);
  await api.db.updateTable('upload_forms').set({ created_at: yesterday }).where('file_id', '=', old.fileId).execute();
  await api.context.work((unit) => unit.addJob('forget-stale-arrivals', {}));
  await api.runJobs();
  assert.deepEqual([...bucket.objects.keys()], [`arrivals/${young.fileId}`]);
  assert.equal((await confirm(api, performer, old)).status, 404);
  assert.equal((await confirm(api, performer, young)).status, 200);
});

test('an account has a hundred forms open at most', async (t) => {
  const { api } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const rows = Array.from({ length: 100 }, () => ({ file_id: newId(), owner_id: performer.id, purpose: 'feed-photo' }));
  await api.db.insertInto('upload_forms').values(rows).execute();
  const refused = await api.as(performer).post('/performer/feeds/upload-url');
  assert.deepEqual([refused.status, refused.body.code], [409, 'uploads.too_many']);
  await askForm(api, await api.createPerformer());
});

test('what arrives while too many files wait is confirmed later, without being sent again', async (t) => {
  const { api } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const form = await askForm(api, performer);
  assert.equal(await sendForm(form, await makePhoto()), 204);
  const emptyTheQueue = await fillTheQueue(api, performer);
  assert.equal((await confirm(api, performer, form)).body.code, 'files.too_many_waiting');
  await emptyTheQueue();
  assert.equal((await confirm(api, performer, form)).status, 200);
});
