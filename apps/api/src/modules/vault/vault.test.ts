import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { draftContent, keepDraft } from '../feed-posts/drafts/testing.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, makePhoto, uploadPhoto } from '../files/testing.ts';
import { addPhoto, publishGallery } from '../galleries/testing.ts';
import { endRestoring, listVaultOf, onlyItemOf, reuse } from './testing.ts';

const namesOf = async (api: TestApi, performer: TestAccount, query: string): Promise<string[]> =>
  (await listVaultOf(api, performer, query)).data.map(({ name }) => name);

/** Uploads a photo that no other is equal to. */
const uploadNamed = async (api: TestApi, performer: TestAccount, name: string, width: number): Promise<string> => {
  const bytes = await makePhoto({ width });
  const answer = await api
    .as(performer)
    .upload('/performer/feeds/photo/upload', { field: 'file', name, type: 'image/jpeg', bytes });
  return answer.body.data._id;
};

test('a vault holds what was uploaded, the newest first, page by page', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  assert.deepEqual(await listVaultOf(api, performer), { data: [], total: 0 });
  for (const [index, name] of ['a.jpg', 'b.jpg', 'c.jpg'].entries()) {
    await uploadNamed(api, performer, name, 300 + index);
  }
  const first = await listVaultOf(api, performer, '?limit=2');
  assert.deepEqual([first.data.map(({ name }) => name), first.total], [['c.jpg', 'b.jpg'], 3]);
  const second = await listVaultOf(api, performer, `?limit=2&cursor=${first.nextCursor}`);
  assert.deepEqual([second.data.map(({ name }) => name), second.nextCursor], [['a.jpg'], undefined]);
  assert.equal((await listVaultOf(api, other)).total, 0);
  assert.equal((await api.as(performer).get('/performer/vault?cursor=leaf')).status, 400);
  assert.equal((await api.as(performer).get('/performer/vault?limit=101')).body.code, 'request.invalid_values');
});

test('an item says what it is, and is shown to its owner as soon as it is ready', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  await api
    .as(performer)
    .upload('/performer/feeds/photo/upload', { field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes });
  const fresh = await onlyItemOf(api, performer);
  assert.deepEqual([fresh.type, fresh.name, fresh.size, fresh.useCount], ['photo', 'leaf.jpg', bytes.length, 0]);
  assert.deepEqual([fresh.file.status, fresh.file.thumbnails], ['processing', null]);
  await api.runJobs();
  const ready = (await api.as(performer).get(`/performer/vault/${fresh._id}`)).body.data;
  assert.equal(ready.file.status, 'ready');
  assert.equal((await api.guest.get(belowApi(ready.file.thumbnails.small.webp))).status, 200);
});

test('items are found by name, type, time and whether they are used', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const used = await uploadNamed(api, performer, 'پاییز.jpg', 301);
  await uploadNamed(api, performer, 'Winter 100%.jpg', 302);
  await publishPost(api, performer, { fileIds: [used] });
  const find = (query: string) => namesOf(api, performer, `?${query}`);
  // By an Arabic keyboard's yeh.
  assert.deepEqual(await find(`q=${encodeURIComponent('پاييز')}`), ['پاییز.jpg']);
  assert.deepEqual(await find(`q=${encodeURIComponent('0%')}`), ['Winter 100%.jpg']);
  assert.deepEqual(await find('used=true'), ['پاییز.jpg']);
  assert.deepEqual(await find('used=false'), ['Winter 100%.jpg']);
  assert.deepEqual(await find('type=video'), []);
  assert.equal((await find('type=photo')).length, 2);
  const now = encodeURIComponent(new Date(Date.now() + 1000).toISOString());
  assert.deepEqual([(await find(`from=${now}`)).length, (await find(`until=${now}`)).length], [0, 2]);
  assert.equal((await api.as(performer).get('/performer/vault?from=yesterday')).status, 422);
  assert.equal((await api.as(performer).get('/performer/vault?type=document')).status, 422);
});

test('an item becomes a file of a post and a photo of a gallery, each with rights of its own', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await uploadPhoto(api, performer);
  const { _id: id } = await onlyItemOf(api, performer);
  const { body } = await reuse(api, performer, id);
  assert.deepEqual([body.data.type, body.data.status], ['feed-photo', 'ready']);
  const post = await publishPost(api, performer, { fileIds: [body.data._id], audience: 'paid', price: 5 });
  const gallery = await publishGallery(api, performer);
  const added = await api
    .as(performer)
    .post('/performer/performer-assets/photos/from-vault', { galleryId: gallery._id, vaultItemId: id });
  assert.deepEqual([added.body.data.isCover, added.body.data.file.status], [true, 'ready']);

  const locked = (await api.as(fan).get(`/user/feeds/${post._id}`)).body.data;
  assert.deepEqual([locked.isLocked, locked.files[0].thumbnails], [true, null]);
  const shown = (await api.as(fan).get(`/performer-assets/galleries/${gallery._id}/view`)).body.data.photos[0];
  const address = belowApi(shown.thumbnails.small.webp);
  assert.equal((await api.guest.get(address)).status, 200);
  // The address of the free photo opens the photo, and no other use of the same bytes.
  assert.equal((await api.guest.get(address.replace(shown._id, body.data._id))).status, 403);
  await api.as(performer).delete(`/performer/performer-assets/galleries/${gallery._id}`);
  assert.equal((await api.guest.get(address)).status, 403);
  assert.equal((await listVaultOf(api, performer)).total, 1);
});

test('followers are told of a gallery whose first photo comes from the vault', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await uploadPhoto(api, performer);
  await api.as(fan).post(`/follows/${performer.id}`);
  const gallery = await publishGallery(api, performer);
  const body = { galleryId: gallery._id, vaultItemId: (await onlyItemOf(api, performer))._id };
  const add = () =>
    api
      .as(performer)
      .post('/performer/performer-assets/photos/from-vault', body, { 'idempotency-key': 'vault-photo-once' });
  const [first, second] = await Promise.all([add(), add()]);
  assert.equal(first.body.data._id, second.body.data._id);
  await api.runJobs();
  const { data } = (await api.as(fan).get('/notifications')).body.data;
  assert.deepEqual(
    data.map(({ link }: { link: string }) => link),
    [`/galleries/${gallery._id}`],
  );
});

test('what an item stands in is told, and it stays in the vault as long', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const { _id: id } = await onlyItemOf(api, performer);
  const post = await publishPost(api, performer, { text: 'A bowl', fileIds: [fileId] });
  const again = (await reuse(api, performer, id)).body.data._id;
  const draft = await keepDraft(api, performer, draftContent({ fileIds: [again] }));
  const uses = async (query = '') => (await api.as(performer).get(`/performer/vault/${id}/uses${query}`)).body.data;
  const { data, total } = await uses();
  assert.deepEqual(
    data.map((use: { type: string; _id: string; title: string }) => [use.type, use._id, use.title]),
    [
      ['draft', draft._id, 'Fog'],
      ['feed', post._id, 'A bowl'],
    ],
  );
  assert.deepEqual([total, (await uses('?limit=1&offset=1')).data[0]._id], [2, post._id]);
  assert.equal((await onlyItemOf(api, performer)).useCount, 2);
  const refused = await api.as(performer).delete(`/performer/vault/${id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'vault.in_use']);
  assert.match(refused.body.message, /۲/);

  await api.as(performer).delete(`/performer/feeds/drafts/${draft._id}`);
  await api.as(performer).delete(`/performer/feeds/${post._id}`);
  // The post can be brought back for a minute, and its picture with it.
  assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).body.code, 'vault.in_use');
  await api.db.updateTable('feed_posts').set({ restorable_until: new Date() }).execute();
  assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).status, 200);
});

test('changes to a post that is deleted for good use nothing', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const { _id: id } = await onlyItemOf(api, performer);
  const post = await publishPost(api, performer, { text: 'A bowl' });
  await keepDraft(api, performer, draftContent({ fileIds: [fileId] }), post._id);
  await api.as(performer).delete(`/performer/feeds/${post._id}`);
  assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).body.code, 'vault.in_use');
  await api.db.updateTable('feed_posts').set({ restorable_until: new Date() }).execute();
  assert.equal((await onlyItemOf(api, performer)).useCount, 0);
  assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).status, 200);
});

test('what was taken out can be put back for a while', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await uploadPhoto(api, performer);
  const { _id: id } = await onlyItemOf(api, performer);
  assert.equal((await api.as(performer).post(`/performer/vault/${id}/restore`)).status, 404);
  await api.as(performer).delete(`/performer/vault/${id}`);
  assert.equal((await listVaultOf(api, performer)).total, 0);
  assert.equal((await reuse(api, performer, id)).status, 404);
  assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).status, 404);
  assert.equal((await api.as(performer).post(`/performer/vault/${id}/restore`)).body.data._id, id);
  await endRestoring(api);
  assert.equal((await reuse(api, performer, id)).status, 200);

  await api.as(performer).delete(`/performer/vault/${id}`);
  await endRestoring(api);
  assert.equal((await api.as(performer).post(`/performer/vault/${id}/restore`)).status, 404);
});

test('an item is used as what it is, by its owner alone, and into her own galleries', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  await api.as(performer).upload('/performer/feeds/photo/upload', {
    field: 'file',
    name: 'leaf.jpg',
    type: 'image/jpeg',
    bytes: await makePhoto(),
  });
  const { _id: id } = await onlyItemOf(api, performer);
  assert.equal((await reuse(api, performer, id)).body.code, 'vault.not_ready');
  await api.runJobs();
  const wrong = await reuse(api, performer, id, 'feed-video');
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.details[0].path], [422, 'vault.wrong_type', 'kind']);
  assert.equal((await reuse(api, performer, id, 'avatar')).body.code, 'request.invalid_values');
  assert.equal((await reuse(api, other, id)).status, 404);
  const into = async (who: TestAccount, galleryOf: TestAccount) => {
    const { _id: galleryId } = await publishGallery(api, galleryOf);
    return api.as(who).post('/performer/performer-assets/photos/from-vault', { galleryId, vaultItemId: id });
  };
  assert.equal((await into(performer, other)).status, 404);
  assert.equal((await into(other, other)).status, 404);
  const { _id: galleryId } = await publishGallery(api, performer);
  await addPhoto(api, performer, galleryId);
  await api.db.updateTable('galleries').set({ photo_count: 200 }).where('id', '=', galleryId).execute();
  const full = await api
    .as(performer)
    .post('/performer/performer-assets/photos/from-vault', { galleryId, vaultItemId: id });
  assert.equal(full.body.code, 'galleries.full');
  const rows = await api.db.selectFrom('files').select('id').where('kind', '=', 'photo').execute();
  assert.equal(rows.length, 1);
});
