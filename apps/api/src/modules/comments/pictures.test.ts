import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { publishDownload, publishProduct } from '../products/testing.ts';
import type { Comment } from './comments.schema.ts';
import { sendForm, writeComment } from './testing.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';

const onPost = (objectId: string, text = '') => ({ objectType: 'feed', objectId, text });

const readFirst = async (api: TestApi, reader: TestAccount, objectId: string): Promise<Comment> =>
  (await api.as(reader).get(`/comments?objectType=feed&objectId=${objectId}`)).body.data.data[0];

const filesOf = (api: TestApi, owner: TestAccount) =>
  api.db.selectFrom('files').select(['id', 'kind']).where('owner_id', '=', owner.id).execute();

test('a comment comes with a picture, which needs no words and is for those who may read it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, subscriber] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  const { _id: objectId } = await publishPost(api, performer, { audience: 'subscribers' });
  const sent = await sendForm(api, subscriber, { fields: onPost(objectId) });
  assert.deepEqual(
    [sent.status, sent.body.data.photo.status, sent.body.data.photo.thumbnails],
    [200, 'processing', null],
  );
  await api.runJobs();

  const { photo, _id, text } = await readFirst(api, performer, objectId);
  assert.deepEqual([photo?.type, photo?.status, text], ['comment-photo', 'ready', '']);
  const address = belowApi(photo?.thumbnails?.medium.webp ?? '');
  assert.equal((await api.guest.get(address)).status, 200);
  for (const stranger of [fan.id, 'public']) {
    const forged = address.replace(/\?.*/, '') + api.context.mediaSigner.sign(photo?._id ?? '', stranger);
    assert.equal((await api.guest.get(forged)).status, 403);
  }
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId: photo?._id })).status, 403);
  assert.deepEqual(await readdir(path.join(api.context.config.dataDir, 'tmp')), []);

  assert.equal((await api.as(subscriber).delete(`/comments/${_id}`)).status, 200);
  assert.equal((await api.guest.get(address)).status, 403);
});

test('a picture below a product is for everyone, as the product’s page is, whoever may have its file', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const sold = [
    await publishProduct(api, performer),
    await publishDownload(api, performer, { audience: 'subscribers', price: '0' }),
  ];
  for (const { _id: objectId } of sold) {
    const about = { objectType: 'product', objectId, text: '' };
    assert.equal((await sendForm(api, fan, { fields: about })).status, 200);
    await api.runJobs();
    for (const reader of [api.guest, api.as(fan), api.as(performer)]) {
      const { body } = await reader.get(`/comments?objectType=product&objectId=${objectId}`);
      const { photo }: Comment = body.data.data[0];
      assert.equal((await api.guest.get(belowApi(photo?.thumbnails?.small.webp ?? ''))).status, 200);
    }
  }
});

test('a picture of whom the performer has blocked, or who blocks the reader, is not served', async (t) => {
  const api = await createTestApi(t);
  const [performer, author, reader] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.subscribe(reader, performer);
  await api.subscribe(author, performer);
  const { _id: objectId } = await publishPost(api, performer, { audience: 'subscribers' });
  await sendForm(api, author, { fields: onPost(objectId) });
  await api.runJobs();
  const { photo } = await readFirst(api, reader, objectId);
  const address = belowApi(photo?.thumbnails?.small.webp ?? '');
  assert.equal((await api.guest.get(address)).status, 200);
  await api.as(performer).post('/block/users', { userId: reader.id });
  assert.equal((await api.guest.get(address)).status, 403);
  await api.as(performer).delete(`/block/users/${reader.id}`);
  assert.equal((await api.guest.get(address)).status, 200);
  await api.as(author).post('/block/users', { userId: reader.id });
  assert.equal((await api.guest.get(address)).status, 403);
});

test('only pictures are taken, and what is refused leaves nothing', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: objectId } = await publishPost(api, performer);
  const fields = onPost(objectId, 'look');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cut = (await makePhoto()).subarray(0, 400);
  assert.equal((await sendForm(api, fan, { fields, picture: svg })).status, 415);
  assert.equal((await sendForm(api, fan, { fields, picture: cut })).status, 422);
  assert.equal((await sendForm(api, fan, { fields: onPost(objectId, 'x'.repeat(2001)) })).status, 422);
  assert.equal((await sendForm(api, fan, { fields: onPost(fan.id) })).status, 404);
  assert.equal((await sendForm(api, fan, { fields: onPost(objectId), picture: null })).body.code, 'comments.empty');
  assert.deepEqual(await filesOf(api, fan), []);
  assert.equal(await readFirst(api, fan, objectId), undefined);
  assert.deepEqual(await readdir(path.join(api.context.config.dataDir, 'tmp')), []);
});

test('the author alone puts a picture to a comment, replaces it and takes it away', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: objectId } = await publishPost(api, performer);
  const { _id: id } = await writeComment(api, fan, { objectId, text: 'words' });
  assert.equal((await sendForm(api, performer, { id, fields: {} })).status, 403);
  assert.deepEqual(await filesOf(api, performer), []);

  const first = (await sendForm(api, fan, { id, fields: {} })).body.data;
  assert.deepEqual([first.text, first.photo?.type, first.isEdited], ['words', 'comment-photo', true]);
  const second = (await sendForm(api, fan, { id, fields: { text: '' } })).body.data;
  assert.notEqual(second.photo._id, first.photo._id);
  const emptied = await api.as(fan).put(`/comments/${id}`, { removePhoto: true });
  assert.deepEqual([emptied.status, emptied.body.code], [422, 'comments.empty']);
  const fields = { text: 'only words', removePhoto: 'true' };
  const last = (await sendForm(api, fan, { id, fields, picture: null })).body.data;
  assert.deepEqual([last.text, last.photo], ['only words', null]);
  assert.equal((await api.as(fan).put(`/comments/${id}`, {})).body.code, 'comments.empty');
});

test('a picture that a comment shows is kept, one that it no longer shows is deleted after a day', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: objectId } = await publishPost(api, performer);
  const { _id: id } = (await sendForm(api, fan, { fields: onPost(objectId) })).body.data;
  const shown = (await sendForm(api, fan, { id, fields: {} })).body.data.photo._id;
  await forgetUnused(api);
  assert.deepEqual(await filesOf(api, fan), [{ id: shown, kind: 'comment-photo' }]);
});

test('the picture of a comment that is gone leaves the store, and is counted no more', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const [kept, lost] = [await publishPost(api, performer), await publishPost(api, performer)];
  const write = async (objectId: string, width: number, parentId?: string): Promise<Comment> => {
    const fields = { ...onPost(objectId, 'look'), ...(parentId && { parentId }) };
    return (await sendForm(api, fan, { fields, picture: await makePhoto({ width }) })).body.data;
  };
  const [stays, deleted] = [await write(kept._id, 500), await write(kept._id, 501)];
  const answer = await write(kept._id, 502, deleted._id);
  const below = await write(lost._id, 503);
  await api.runJobs();
  await api.as(fan).delete(`/comments/${deleted._id}`);
  await api.as(performer).delete(`/performer/feeds/${lost._id}`);
  await forgetUnused(api);
  // The post can be taken back for a minute, with all that is below it.
  assert.deepEqual(await storedOf(api, [stays, deleted, answer, below]), [true, false, false, true]);
  await api.db
    .updateTable('feed_posts')
    .set({ restorable_until: new Date(0) })
    .where('id', '=', lost._id)
    .execute();
  for (let run = 0; run < 2; run += 1) await forgetUnused(api);
  assert.deepEqual(await storedOf(api, [stays, deleted, answer, below]), [true, false, false, false]);
  const counted = await api.db.selectFrom('files').select('id').where('status', '<>', 'failed').execute();
  assert.deepEqual(counted, [{ id: stays.photo?._id }]);
});

/** Whether anything of the pictures of these lies in the store. */
const storedOf = (api: TestApi, comments: readonly Comment[]): Promise<boolean[]> =>
  Promise.all(
    comments.map(async ({ photo }) => {
      const folder = path.join(api.context.config.dataDir, 'files', photo?._id ?? '');
      return (await readdir(folder).catch(() => [])).length > 0;
    }),
  );

test('the same key with another picture is another request', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: objectId } = await publishPost(api, performer);
  const request = { fields: onPost(objectId, 'once'), key: 'comment-picture-1' };
  const [first, again] = [await sendForm(api, fan, request), await sendForm(api, fan, request)];
  assert.equal(again.body.data._id, first.body.data._id);
  const other = await sendForm(api, fan, { ...request, picture: await makePhoto({ width: 700 }) });
  assert.deepEqual([other.status, other.body.code], [409, 'idempotency.key_reused']);
});
