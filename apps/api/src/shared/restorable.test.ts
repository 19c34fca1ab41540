import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { purchase } from '../modules/feed-posts/testing.ts';
import { addPhoto, publishGallery } from '../modules/galleries/testing.ts';
import { publishDownload } from '../modules/products/testing.ts';
import { publishVideo, sendVideo, WITHOUT_FFMPEG } from '../modules/videos/testing.ts';
import type { TestAccount } from '../testing/accounts.ts';
import { createTestApi, type TestApi } from '../testing/api.ts';

const OWN = '/performer/performer-assets';

interface Work {
  type: 'gallery' | 'video' | 'product';
  folder: 'galleries' | 'videos' | 'products';
  make: (api: TestApi, performer: TestAccount) => Promise<string>;
}

const sold = { audience: 'paid', price: 4 };

const works: Work[] = [
  {
    type: 'gallery',
    folder: 'galleries',
    make: async (api, performer) => {
      const { _id: id } = await publishGallery(api, performer, sold);
      for (const _ of [1, 2]) await addPhoto(api, performer, id);
      await api.runJobs();
      return id;
    },
  },
  {
    type: 'video',
    folder: 'videos',
    make: async (api, performer) => (await publishVideo(api, performer, { words: { ...sold, price: '4' } }))._id,
  },
  {
    type: 'product',
    folder: 'products',
    make: async (api, performer) => (await publishDownload(api, performer))._id,
  },
];

/** Addresses of private media are signed anew with every answer. */
const withoutSignatures = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/\?[^"]*"/g, '"'));

const begin = async (t: TestContext) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, buyer, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  return { api, performer, buyer, fan };
};

const toldOf = async (api: TestApi, account: TestAccount): Promise<number> =>
  (await api.as(account).get('/notifications')).body.data.data.filter(({ kind }: { kind: string }) => kind === 'post')
    .length;

for (const { type, folder, make } of works) {
  test(`a ${type} that was deleted comes back as it was, for everybody`, async (t) => {
    const { api, performer, buyer, fan } = await begin(t);
    const id = await make(api, performer);
    await purchase(api, buyer, performer, { type, id });
    for (const action of ['like', 'bookmark'])
      await api.as(fan).post('/reactions', { objectType: type, objectId: id, action });
    await api.as(fan).post('/comments', { objectType: type, objectId: id, text: 'Lovely' });
    const pageOf = (account: TestAccount) =>
      api.as(account).get(`/performer-assets/${folder}/${id}${type === 'gallery' ? '/view' : ''}`);
    const look = async () =>
      withoutSignatures({
        performer: (await api.as(performer).get(`${OWN}/${folder}/${id}/view`)).body.data,
        counted: (await api.guest.get(`/performers/${performer.id}`)).body.data,
        buyer: (await pageOf(buyer)).body.data,
        fan: (await pageOf(fan)).body.data,
        kept: (await api.as(fan).get('/library')).body.data,
        bought: (await api.as(buyer).get('/library')).body.data,
        found: (await api.guest.get(`/performer-assets/${folder}/search?performerId=${performer.id}`)).body.data,
        comments: (await api.as(buyer).get(`/comments?objectType=${type}&objectId=${id}`)).body.data,
      });
    const before = await look();

    await api.as(performer).delete(`${OWN}/${folder}/${id}`);
    assert.deepEqual([(await pageOf(buyer)).status, (await pageOf(fan)).status], [404, 404]);
    assert.equal((await api.as(fan).get('/library')).body.data.total, 0);
    assert.equal((await api.as(performer).post(`${OWN}/${folder}/${id}/restore`)).status, 200);
    assert.deepEqual(await look(), before);
  });

  test(`a ${type} comes back for a minute, by her who deleted it alone, and not when the site removed it`, async (t) => {
    const { api, performer } = await begin(t);
    const other = await api.createPerformer();
    const id = await make(api, performer);
    const restore = async (account = performer) =>
      (await api.as(account).post(`${OWN}/${folder}/${id}/restore`)).status;
    assert.equal(await restore(), 404, 'it is there');
    await api.as(performer).delete(`${OWN}/${folder}/${id}`);
    assert.equal(await restore(other), 404);
    assert.deepEqual([await restore(), await restore()], [200, 404]);

    await api.as(performer).delete(`${OWN}/${folder}/${id}`);
    await sql`update ${sql.table(folder)} set restorable_until = now() where id = ${id}`.execute(api.db);
    assert.equal(await restore(), 404, 'the minute is over');

    const removed = await make(api, performer);
    await api.as(performer).delete(`${OWN}/${folder}/${removed}`);
    await api.context.work(async (unit) => api.context.removable[type]?.remove(unit, removed));
    assert.equal((await api.as(performer).post(`${OWN}/${folder}/${removed}/restore`)).status, 404);
  });
}

test('a post that the site removed does not come back, also when its performer had just deleted it', async (t) => {
  const { api, performer } = await begin(t);
  const { _id: id } = (await api.as(performer).post('/performer/feeds', { text: 'Words', audience: 'free' })).body.data;
  await api.as(performer).delete(`/performer/feeds/${id}`);
  await api.context.work(async (unit) => api.context.removable.feed?.remove(unit, id));
  assert.equal((await api.as(performer).post(`/performer/feeds/${id}/restore`)).status, 404);
});

test('a video whose film came to play while it was deleted is shown and told of once it is back', async (t) => {
  const { api, performer, fan } = await begin(t);
  await api.as(fan).post(`/follows/${performer.id}`);
  const { _id: id } = (await sendVideo(api, performer)).body.data;
  await api.as(performer).delete(`${OWN}/videos/${id}`);
  await api.runJobs();
  assert.equal(await toldOf(api, fan), 0);
  await api.as(performer).post(`${OWN}/videos/${id}/restore`);
  await api.runJobs();
  assert.equal((await api.as(fan).get(`/performer-assets/videos/${id}`)).status, 200);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.videoCount, 1);
  assert.equal(await toldOf(api, fan), 1);
});

test('a gallery whose first photo was ready while it was deleted is told of once it is back', async (t) => {
  const { api, performer, fan } = await begin(t);
  await api.as(fan).post(`/follows/${performer.id}`);
  const { _id: id } = await publishGallery(api, performer);
  await addPhoto(api, performer, id);
  await api.as(performer).delete(`${OWN}/galleries/${id}`);
  await api.runJobs();
  assert.equal(await toldOf(api, fan), 0);
  await api.as(performer).post(`${OWN}/galleries/${id}/restore`);
  await api.runJobs();
  assert.equal(await toldOf(api, fan), 1);
});

test('what can be brought back keeps its pictures in the vault', async (t) => {
  const { api, performer } = await begin(t);
  const { _id: id } = await publishGallery(api, performer);
  await addPhoto(api, performer, id);
  await api.runJobs();
  const [item] = (await api.as(performer).get('/performer/vault')).body.data.data;
  const takeOut = async () => (await api.as(performer).delete(`/performer/vault/${item._id}`)).body.code;
  await api.as(performer).delete(`${OWN}/galleries/${id}`);
  assert.equal(await takeOut(), 'vault.in_use');
  await sql`update galleries set restorable_until = now() where id = ${id}`.execute(api.db);
  assert.equal(await takeOut(), undefined);
});
