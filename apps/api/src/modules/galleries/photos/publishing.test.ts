import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import type { TestAccount } from '../../../testing/accounts.ts';
import { belowApi, makePhoto } from '../../files/testing.ts';
import { addPhoto, publishGallery, sendPhoto } from '../testing.ts';
import { tusOf } from '../../uploads/testing.ts';
import type { OwnPhoto } from './photos.schema.ts';

const OWN = '/performer/performer-assets/photos';

const viewOwn = async (api: TestApi, performer: TestAccount, galleryId: string) =>
  (await api.as(performer).get(`/performer/performer-assets/galleries/${galleryId}/view`)).body.data;

const summary = ({ photos, photoCount, cover }: { photos: OwnPhoto[]; photoCount: number; cover: unknown }) => ({
  photos: photos.map((photo) => photo._id),
  cover: photos.filter(({ isCover }) => isCover).map((photo) => photo._id),
  hasCover: cover !== null,
  photoCount,
});

test('photos join a gallery in order; the first is its cover until another is chosen', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer);
  const first = await addPhoto(api, performer, galleryId);
  const second = await addPhoto(api, performer, galleryId);
  assert.deepEqual([first.isCover, first.file.type, first.galleryTitle], [true, 'photo', 'Leaves']);
  const ids = [first._id, second._id];
  const before = summary(await viewOwn(api, performer, galleryId));
  assert.deepEqual(before, { photos: ids, cover: [first._id], hasCover: true, photoCount: 2 });

  const chosen = await api.as(performer).post(`${OWN}/set-cover/${second._id}`);
  assert.equal(chosen.body.data.isCover, true);
  await api.runJobs();
  const seen = (await api.guest.get(`/performer-assets/galleries/${galleryId}/view`)).body.data;
  assert.deepEqual([seen.cover._id, seen.photoCount], [second.file._id, 2]);
  assert.match(seen.photos[0].thumbnails.small.webp, /^\/api\/media\//);
});

test('a photo that is taken away is gone for fans, and gives up the cover', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer);
  const first = await addPhoto(api, performer, galleryId);
  const second = await addPhoto(api, performer, galleryId);
  await api.runJobs();
  const seen = (await api.guest.get(`/performer-assets/galleries/${galleryId}/view`)).body.data;
  const address = belowApi(seen.photos[0].thumbnails.small.webp);
  assert.equal((await api.guest.get(address)).status, 200);

  assert.equal((await api.as(performer).delete(`${OWN}/${first._id}`)).status, 200);
  assert.equal((await api.as(performer).delete(`${OWN}/${first._id}`)).status, 404);
  const after = summary(await viewOwn(api, performer, galleryId));
  assert.deepEqual(after, { photos: [second._id], cover: [second._id], hasCover: true, photoCount: 1 });
  assert.equal((await api.guest.get(address)).status, 403);
  assert.equal((await api.guest.get(`/performer-assets/photos?galleryId=${galleryId}`)).body.data.total, 1);

  await api.as(performer).delete(`${OWN}/${second._id}`);
  const empty = summary(await viewOwn(api, performer, galleryId));
  assert.deepEqual(empty, { photos: [], cover: [], hasCover: false, photoCount: 0 });
});

test('photos come back to their places, and the cover with them, in whatever order', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: galleryId } = await publishGallery(api, performer);
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.push((await addPhoto(api, performer, galleryId))._id);
  const [first = '', second = '', third = ''] = ids;
  const look = async () => summary(await viewOwn(api, performer, galleryId));
  const restore = async (id: string, account = performer) =>
    (await api.as(account).post(`${OWN}/${id}/restore`)).status;
  const galleryCount = async () => (await api.guest.get(`/performers/${performer.id}`)).body.data.galleryCount;
  await api.as(performer).post(`${OWN}/set-cover/${second}`);
  const before = await look();
  assert.deepEqual(before.cover, [second]);

  for (const id of [second, first, third]) await api.as(performer).delete(`${OWN}/${id}`);
  assert.deepEqual([(await look()).photoCount, await galleryCount()], [0, 0]);
  assert.deepEqual([await restore(first, other), await restore(first)], [404, 200]);
  // The chosen one is still away.
  assert.deepEqual([(await look()).cover, await galleryCount()], [[first], 1]);
  assert.deepEqual([await restore(second), await restore(third), await restore(third)], [200, 200, 404]);
  assert.deepEqual(await look(), before);

  await api.as(performer).delete(`${OWN}/${first}`);
  await sql`update photos set restorable_until = now() where id = ${first}`.execute(api.db);
  assert.equal(await restore(first), 404);
});

test('a photo does not come back into a gallery that is full, or gone', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer);
  const { _id: id } = await addPhoto(api, performer, galleryId);
  await api.as(performer).delete(`${OWN}/${id}`);
  const restore = async () => (await api.as(performer).post(`${OWN}/${id}/restore`)).body.code;
  const setCount = (count: number) =>
    api.db.updateTable('galleries').set({ photo_count: count }).where('id', '=', galleryId).execute();
  await setCount(200);
  assert.equal(await restore(), 'galleries.full');
  await setCount(0);
  await api.as(performer).delete(`/performer/performer-assets/galleries/${galleryId}`);
  assert.equal(await restore(), 'request.not_found');
});

test('a photo is told of by its gallery when it was made ready while it was deleted', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  const { _id: galleryId } = await publishGallery(api, performer);
  const { _id: id } = await addPhoto(api, performer, galleryId);
  await api.as(performer).delete(`${OWN}/${id}`);
  await api.runJobs();
  await api.as(performer).post(`${OWN}/${id}/restore`);
  await api.runJobs();
  const { data } = (await api.as(fan).get('/notifications')).body.data;
  assert.deepEqual(
    data.map(({ link }: { link: string }) => link),
    [`/galleries/${galleryId}`],
  );
});

test('a photo has words of its own, which a locked gallery keeps back', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer, { audience: 'paid', price: 5 });
  const { _id: id } = await addPhoto(api, performer, galleryId);
  const put = (body: object) => api.as(performer).put(`${OWN}/${id}`, body);
  await put({ title: 'Maple', description: 'By the <b>river</b>', altText: 'A red leaf' });
  const { body } = await put({ title: 'Fig' });
  assert.deepEqual([body.data.title, body.data.description, body.data.file.alt], ['Fig', 'By the river', 'A red leaf']);
  await api.runJobs();
  const [seen] = (await api.guest.get(`/performer-assets/photos?galleryId=${galleryId}`)).body.data.data;
  assert.deepEqual([seen.title, seen.description], ['Fig', '']);
  for (const wrong of [{ description: 'x'.repeat(2001) }, { altText: 'x'.repeat(501) }])
    assert.equal((await put(wrong)).body.code, 'request.invalid_values');
  const totalOf = async (query: string) => (await api.as(performer).get(`${OWN}/search?${query}`)).body.data.total;
  assert.deepEqual([await totalOf('q=river'), await totalOf('q=sea')], [1, 0]);
});

test('a performer finds her photos by their audience and by how far they are', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [free, paid] = [
    await publishGallery(api, performer),
    await publishGallery(api, performer, { audience: 'paid', price: 5 }),
  ];
  const open = await addPhoto(api, performer, free._id);
  const torn = await addPhoto(api, performer, free._id);
  const found = async (query: string) =>
    (await api.as(performer).get(`${OWN}/search?${query}`)).body.data.data.map((it: OwnPhoto) => [
      it._id,
      it.errorCode,
    ]);
  assert.equal((await found('status=processing')).length, 2);
  await api.runJobs();
  const broken = { status: 'failed', error_code: 'files.unreadable' } as const;
  await api.db.updateTable('files').set(broken).where('id', '=', torn.file._id).execute();
  const locked = await addPhoto(api, performer, paid._id);
  assert.deepEqual(await found('status=ready'), [[open._id, null]]);
  assert.deepEqual(await found('status=failed'), [[torn._id, 'files.unreadable']]);
  assert.deepEqual(await found('status=processing&audience=paid'), [[locked._id, null]]);
  assert.deepEqual(await found('audience=subscribers'), []);
});

test('counts and covers hold when photos come and go at once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer);
  const photos = await Promise.all([1, 2, 3, 4].map(() => addPhoto(api, performer, galleryId)));
  const [first, second] = summary(await viewOwn(api, performer, galleryId)).photos;
  await Promise.all([first, second, first].map((id) => api.as(performer).delete(`${OWN}/${id}`)));
  const left = summary(await viewOwn(api, performer, galleryId));
  assert.equal(photos.length - left.photoCount, 2);
  assert.deepEqual([left.photos.length, left.cover], [2, [left.photos[0]]]);
});

test('photos of others are not there to change, and galleries of others take none', async (t) => {
  const api = await createTestApi(t);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const { _id: galleryId } = await publishGallery(api, performer);
  const { _id: id } = await addPhoto(api, performer, galleryId);
  assert.equal((await api.as(other).put(`${OWN}/${id}`, { title: 'mine' })).status, 404);
  assert.equal((await api.as(other).delete(`${OWN}/${id}`)).status, 404);
  assert.equal((await api.as(other).post(`${OWN}/set-cover/${id}`)).status, 404);
  assert.equal((await sendPhoto(api, other, galleryId)).status, 404);
  assert.equal((await sendPhoto(api, fan, galleryId)).status, 403);
  assert.equal((await api.as(other).get(`${OWN}/search`)).body.data.total, 0);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 1);
});

test('a photo has a title, by which its performer finds it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer, { title: 'Autumn' });
  const { _id: otherId } = await publishGallery(api, performer, { title: 'Winter' });
  const { _id: id } = await addPhoto(api, performer, galleryId);
  await addPhoto(api, performer, otherId);
  assert.equal((await api.as(performer).put(`${OWN}/${id}`, { title: '<i>Maple</i>' })).body.data.title, 'Maple');
  const tooLong = await api.as(performer).put(`${OWN}/${id}`, { title: 'x'.repeat(201) });
  assert.equal(tooLong.body.code, 'request.invalid_values');
  const totalOf = async (query: string) => (await api.as(performer).get(`${OWN}/search?${query}`)).body.data.total;
  assert.deepEqual([await totalOf('q=maple'), await totalOf('q=winter'), await totalOf('q=summer')], [1, 1, 0]);
  assert.deepEqual([await totalOf(`galleryId=${galleryId}`), await totalOf('limit=1')], [1, 2]);
});

test('what is no picture, or is too much for the gallery, is refused and leaves nothing', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: galleryId } = await publishGallery(api, performer);
  const words = await sendPhoto(api, performer, galleryId, Buffer.from('<svg onload="alert(1)"/>'));
  assert.equal(words.status, 415);
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(64)]);
  assert.equal((await sendPhoto(api, performer, galleryId, broken)).body.code, 'files.unreadable');
  await api.db.updateTable('galleries').set({ photo_count: 200 }).where('id', '=', galleryId).execute();
  assert.equal((await sendPhoto(api, performer, galleryId)).body.code, 'galleries.full');
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 0);
});

test('everyone sees photos of all performers, those of locked galleries without an address', async (t) => {
  const api = await createTestApi(t);
  const [one, other] = [await api.createPerformer(), await api.createPerformer()];
  const free = await publishGallery(api, one);
  const paid = await publishGallery(api, other, { audience: 'paid', price: 5 });
  const open = await addPhoto(api, one, free._id);
  const locked = await addPhoto(api, other, paid._id);
  await api.runJobs();
  const list = async (query = '') => (await api.guest.get(`/performer-assets/photos${query}`)).body.data;
  const { data, total } = await list();
  assert.equal(total, 2);
  assert.deepEqual(
    data.map((photo: OwnPhoto) => [photo._id, photo.isLocked, photo.file.thumbnails !== null]),
    [
      [locked._id, true, false],
      [open._id, false, true],
    ],
  );
  const first = await list('?limit=1');
  assert.equal((await list(`?limit=1&cursor=${first.nextCursor}`)).data[0]._id, open._id);
  assert.equal((await list(`?performerId=${one.id}`)).total, 1);
  await api.as(other).delete(`/performer/performer-assets/galleries/${paid._id}`);
  assert.equal((await list()).total, 1);
});

test('a photo that was sent before joins a gallery of its performer, once', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: galleryId } = await publishGallery(api, performer);
  const { id: fileId } = await tusOf(api, performer).sendWhole(await makePhoto(), { type: 'gallery-photo' });
  const add = (account: TestAccount, body: object) => api.as(account).post(`${OWN}/from-upload`, body);
  assert.equal((await add(other, { galleryId, fileId })).body.code, 'files.not_usable');
  const foreign = await tusOf(api, other).sendWhole(await makePhoto(), { type: 'gallery-photo' });
  assert.equal((await add(other, { galleryId, fileId: foreign.id })).status, 404);
  const added = await add(performer, { galleryId, fileId });
  assert.deepEqual([added.status, added.body.data.file._id], [200, fileId]);
  assert.equal((await add(performer, { galleryId, fileId })).body.code, 'files.not_usable');
  await api.runJobs();
  const seen = (await api.guest.get(`/performer-assets/galleries/${galleryId}/view`)).body.data;
  assert.deepEqual([seen.photoCount, seen.cover._id], [1, fileId]);
});
