import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { purchase } from '../feed-posts/testing.ts';
import { breakInStore, makePhoto } from '../files/testing.ts';
import { addPhoto, publishGallery, sendPhoto } from './testing.ts';

const OWN = '/performer/performer-assets/galleries';
const view = (id: string) => `/performer-assets/galleries/${id}/view`;

const galleryCount = async (api: TestApi, performer: TestAccount): Promise<number> =>
  (await api.guest.get(`/performers/${performer.id}`)).body.data.galleryCount;

test('a gallery is published and counted with its first photo, changed and taken away', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const gallery = await publishGallery(api, performer, { title: '<b>Autumn</b> leaves', description: 'Forty walks' });
  assert.deepEqual([gallery.title, gallery.description, gallery.price], ['Autumn leaves', 'Forty walks', 0]);
  assert.deepEqual([gallery.photos, gallery.photoCount, gallery.cover], [[], 0, null]);
  assert.equal(await galleryCount(api, performer), 0);
  await addPhoto(api, performer, gallery._id);
  assert.equal(await galleryCount(api, performer), 1);

  const edited = await api.as(performer).put(`${OWN}/${gallery._id}`, { audience: 'paid', price: 4.5 });
  assert.deepEqual([edited.body.data.title, edited.body.data.price], ['Autumn leaves', 4.5]);
  assert.equal((await api.guest.get(view(gallery._id))).body.data.lockReason, 'paid');
  const free = await api.as(performer).put(`${OWN}/${gallery._id}`, { audience: 'free' });
  assert.equal(free.body.data.price, 0);

  assert.equal((await api.as(performer).delete(`${OWN}/${gallery._id}`)).status, 200);
  assert.equal((await api.as(performer).delete(`${OWN}/${gallery._id}`)).status, 404);
  assert.equal((await api.as(performer).get(`${OWN}/${gallery._id}/view`)).status, 404);
  assert.equal((await api.guest.get(view(gallery._id))).status, 404);
  assert.equal(await galleryCount(api, performer), 0);
});

test('without photos a gallery is there for its performer alone', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: id } = await publishGallery(api, performer, { audience: 'paid', price: 5 });
  const bookmark = () => api.as(fan).post('/reactions', { objectType: 'gallery', objectId: id, action: 'bookmark' });
  const kept = async () => (await api.as(fan).get('/library')).body.data.total;
  const listed = async () =>
    (await api.guest.get(`/performer-assets/galleries/search?performerId=${performer.id}`)).body.data;
  const isAbsent = async () => {
    assert.equal((await api.guest.get(view(id))).status, 404);
    assert.equal((await api.as(fan).get(view(id))).status, 404);
    assert.equal((await api.as(fan).pay(`/wallet/charges/gallery/${id}`, { expectedPrice: 3 })).status, 404);
    assert.deepEqual([(await listed()).data, (await listed()).total], [[], 0]);
    assert.equal(await kept(), 0);
    assert.equal(await galleryCount(api, performer), 0);
  };
  await isAbsent();
  assert.equal((await bookmark()).status, 404);
  assert.equal((await api.as(performer).get(view(id))).status, 200);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 1);

  const { _id: photoId } = await addPhoto(api, performer, id);
  assert.equal((await api.as(fan).get(view(id))).body.data.photoCount, 1);
  assert.equal((await listed()).total, 1);
  assert.equal((await bookmark()).status, 200);
  assert.equal(await kept(), 1);
  assert.equal(await galleryCount(api, performer), 1);

  await api.as(performer).delete(`/performer/performer-assets/photos/${photoId}`);
  await isAbsent();
  await api.as(performer).delete(`${OWN}/${id}`);
  assert.equal(await galleryCount(api, performer), 0);
});

test('followers are told of a gallery once, when its first photo is ready', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, lateFan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  const told = async (account: TestAccount) =>
    (await api.as(account).get('/notifications')).body.data.data.map((it: { kind: string; link: string }) => [
      it.kind,
      it.link,
    ]);
  const { _id: id } = await publishGallery(api, performer);
  await api.runJobs();
  assert.deepEqual(await told(fan), []);

  const { _id: firstId } = await addPhoto(api, performer, id);
  assert.deepEqual(await told(fan), []);
  await api.runJobs();
  assert.deepEqual(await told(fan), [['post', `/galleries/${id}`]]);

  // Neither by another photo, nor by one that comes when all were taken away.
  await api.as(lateFan).post(`/follows/${performer.id}`);
  const { _id: secondId } = await addPhoto(api, performer, id);
  await api.runJobs();
  for (const photoId of [firstId, secondId])
    await api.as(performer).delete(`/performer/performer-assets/photos/${photoId}`);
  await addPhoto(api, performer, id);
  await api.runJobs();
  assert.deepEqual(await told(lateFan), []);
  assert.equal((await told(fan)).length, 1);
});

test('only its performer sees a gallery in the studio, changes it and takes it away', async (t) => {
  const api = await createTestApi(t);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const { _id: id } = await publishGallery(api, performer);
  assert.equal((await api.as(other).get(`${OWN}/${id}/view`)).status, 404);
  assert.equal((await api.as(other).put(`${OWN}/${id}`, { title: 'mine' })).status, 404);
  assert.equal((await api.as(other).delete(`${OWN}/${id}`)).status, 404);
  assert.equal((await api.as(other).get(`${OWN}/search`)).body.data.total, 0);
  assert.equal((await api.as(fan).delete(`${OWN}/${id}`)).status, 403);
  assert.equal((await api.guest.post(OWN, { title: 'x', audience: 'free' })).status, 401);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.data[0].title, 'Leaves');
});

test('a performer finds her galleries by their audience', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await publishGallery(api, performer);
  const { _id: sold } = await publishGallery(api, performer, { audience: 'paid', price: 5 });
  const { data } = (await api.as(performer).get(`${OWN}/search?audience=paid`)).body;
  assert.deepEqual([data.total, data.data.map((gallery: { _id: string }) => gallery._id)], [1, [sold]]);
  assert.equal((await api.as(performer).get(`${OWN}/search?audience=all`)).status, 422);
});

test('words and prices are bounded', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publish = async (body: object) =>
    (await api.as(performer).post(OWN, { title: 'Leaves', audience: 'free', ...body })).body;
  for (const wrong of [{ title: ' <br> ' }, { title: 'x'.repeat(201) }, { description: 'x'.repeat(2001) }]) {
    assert.equal((await publish(wrong)).code, 'request.invalid_values');
  }
  assert.equal((await publish({ audience: 'everyone' })).code, 'request.invalid_values');
  assert.equal((await publish({ audience: 'paid', price: 4.999 })).code, 'request.invalid_values');
  for (const price of [undefined, 0, 300.01]) {
    const refused = await publish({ audience: 'paid', price });
    assert.deepEqual([refused.code, refused.details[0].path], ['galleries.price_out_of_bounds', 'price']);
  }
  assert.equal((await publish({ audience: 'paid', price: 300 })).data.price, 300);
  const [gallery] = (await api.as(performer).get(`${OWN}/search`)).body.data.data;
  const withoutPrice = await api.as(performer).put(`${OWN}/${gallery._id}`, { price: 0 });
  assert.equal(withoutPrice.body.code, 'galleries.price_out_of_bounds');
});

test('a performer finds her galleries by their words, however they are typed, page by page', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await publishGallery(api, performer, { title: 'پاییز ایرانی' });
  await publishGallery(api, performer, { title: 'Winter', description: 'Snow 100% on كوه' });
  await publishGallery(api, performer, { title: 'Spring' });
  const find = async (query: string) => {
    const { data, total } = (await api.as(performer).get(`${OWN}/search?${query}`)).body.data;
    return [total, ...data.map(({ title }: { title: string }) => title)];
  };
  // By an Arabic keyboard's yeh, and a Persian one's kaf.
  assert.deepEqual(await find(`q=${encodeURIComponent('پاييز')}`), [1, 'پاییز ایرانی']);
  assert.deepEqual(await find(`q=${encodeURIComponent('کوه')}`), [1, 'Winter']);
  assert.deepEqual(await find('q=WINTER'), [1, 'Winter']);
  assert.deepEqual(await find(`q=${encodeURIComponent('0% o')}`), [1, 'Winter']);
  assert.deepEqual(await find('q=summer'), [0]);
  assert.deepEqual(await find('limit=2'), [3, 'Spring', 'Winter']);
  assert.deepEqual(await find('limit=2&offset=2'), [3, 'پاییز ایرانی']);
  assert.equal((await api.as(performer).get(`${OWN}/search?offset=10001`)).status, 422);
});

test('a performer sees how far the photos of her galleries are, and finds galleries by it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const title of ['Empty', 'Ready', 'Failed', 'Both']) await publishGallery(api, performer, { title });
  const read = async (query: string) => (await api.as(performer).get(`${OWN}/search?${query}`)).body.data;
  const idOf = async (title: string): Promise<string> => (await read(`q=${title}`)).data[0]._id;
  const find = async (status: string) => {
    const { data, total } = await read(`status=${status}`);
    assert.equal(total, data.length);
    return data.map(({ title }: { title: string }) => title).sort();
  };
  const stateOf = async (title: string) => {
    const [gallery] = (await read(`q=${title}`)).data;
    return [gallery.processingCount, gallery.failedCount];
  };
  const ready = await addPhoto(api, performer, await idOf('Ready'));
  assert.deepEqual([await stateOf('Ready'), await find('processing')], [[1, 0], ['Ready']]);
  for (const [index, title] of ['Failed', 'Both'].entries()) {
    // Equal files are stored once: those that break are others.
    const bytes = await makePhoto({ width: 500 + index });
    const { file } = (await sendPhoto(api, performer, await idOf(title), bytes)).body.data;
    await breakInStore(api, file._id, Buffer.from('no picture'));
  }
  await api.runJobs();
  await addPhoto(api, performer, await idOf('Both'));
  assert.deepEqual(await stateOf('Empty'), [0, 0]);
  assert.deepEqual(await stateOf('Ready'), [0, 0]);
  assert.deepEqual(await stateOf('Failed'), [0, 1]);
  assert.deepEqual(await stateOf('Both'), [1, 1]);
  assert.deepEqual(await find('ready'), ['Ready']);
  assert.deepEqual(await find('failed'), ['Both', 'Failed']);
  assert.deepEqual(await find('processing'), ['Both']);
  assert.equal((await api.as(performer).get(`${OWN}/search?status=pending`)).status, 422);

  const [failed] = (await api.as(performer).get(`${OWN}/${await idOf('Failed')}/view`)).body.data.photos;
  for (const id of [ready._id, failed._id]) await api.as(performer).delete(`/performer/performer-assets/photos/${id}`);
  assert.deepEqual([await find('ready'), await find('failed')], [[], ['Both']], 'photos that are gone do not count');
});

test('the same key publishes once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publish = () =>
    api.as(performer).post(OWN, { title: 'Leaves', audience: 'free' }, { 'idempotency-key': 'gallery-once-1' });
  const [first, second] = await Promise.all([publish(), publish()]);
  assert.equal(first.status, 200);
  assert.equal(first.body.data._id, second.body.data._id);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 1);
});

test('who is not verified publishes no gallery', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await api.db
    .updateTable('performers')
    .set({ verified_at: null, verification_status: 'none' })
    .where('user_id', '=', performer.id)
    .execute();
  const refused = await api.as(performer).post(OWN, { title: 'Leaves', audience: 'free' });
  assert.deepEqual([refused.status, refused.body.code], [403, 'performer.not_verified']);
});

test('who bought a gallery keeps it, whatever its audience becomes', async (t) => {
  const api = await createTestApi(t);
  const [performer, buyer, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const { _id: id } = await publishGallery(api, performer, { audience: 'paid', price: 5 });
  await addPhoto(api, performer, id);
  await purchase(api, buyer, performer, { type: 'gallery', id });
  await api.as(performer).put(`${OWN}/${id}`, { audience: 'subscribers' });
  const isLocked = async (account: TestAccount) => (await api.as(account).get(view(id))).body.data.isLocked;
  assert.deepEqual([await isLocked(buyer), await isLocked(fan)], [false, true]);
});
