import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { addPhoto, publishGallery } from './testing.ts';

const OWN = '/performer/performer-assets/galleries';
const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

const planGallery = (api: TestApi, performer: TestAccount, body: object = {}) =>
  publishGallery(api, performer, { title: 'Leaves of tomorrow', publishAt: inHours(24), ...body });

/** Moves the moment of a gallery, as if so many hours had passed; its job falls due with it. */
const letPass = async (api: TestApi, id: string, hours: number): Promise<void> => {
  const past = sql`make_interval(hours => ${hours})`;
  await sql`update galleries set published_at = published_at - ${past} where id = ${id}`.execute(api.db);
  await sql`update graphile_worker._private_jobs set run_at = run_at - ${past}`.execute(api.db);
};

const count = async (api: TestApi, performer: TestAccount): Promise<number> =>
  (await api.guest.get(`/performers/${performer.id}`)).body.data.galleryCount;

const told = async (api: TestApi, fan: TestAccount): Promise<string[]> =>
  (await api.as(fan).get('/notifications')).body.data.data.map(({ link }: { link: string }) => link);

const isShown = async (api: TestApi, id: string): Promise<boolean> =>
  (await api.guest.get(`/performer-assets/galleries/${id}/view`)).status === 200;

const makeWorld = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  await api.as(fan).post(`/follows/${performer.id}`);
  return { api, performer, fan };
};

test('until its moment a gallery is there for its performer alone, photos and all', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const gallery = await planGallery(api, performer, { audience: 'paid', price: 4 });
  const photo = await addPhoto(api, performer, gallery._id);
  await api.runJobs();
  const id = gallery._id;
  for (const reader of [api.guest, api.as(fan)]) {
    assert.equal((await reader.get(`/performer-assets/galleries/${id}/view`)).status, 404);
    for (const list of [`galleries/search?performerId=${performer.id}`, `photos/${performer.id}`, `photos`]) {
      const { data } = (await reader.get(`/performer-assets/${list}`)).body;
      assert.deepEqual([data.total, data.data], [0, []], list);
    }
    assert.equal((await reader.get(`/comments?objectType=gallery&objectId=${id}`)).status, 404);
    assert.equal((await reader.post('/files/public-info', { fileIds: [photo.file._id] })).body.data.total, 0);
    assert.ok(!(await reader.get('/sitemap/galleries')).text.includes(id));
  }
  const as = api.as(fan);
  for (const action of ['like', 'bookmark']) {
    assert.equal((await as.post('/reactions', { objectType: 'gallery', objectId: id, action })).status, 404);
  }
  assert.equal((await as.pay(`/wallet/charges/gallery/${id}`, { expectedPrice: 4 })).status, 404);
  assert.equal((await as.post('/reports', { type: 'photo', _id: photo._id, reason: 'spam' })).status, 404);
  assert.equal((await as.post('/files/sign-url', { fileId: photo.file._id })).status, 404);
  assert.deepEqual([await told(api, fan), await count(api, performer)], [[], 0]);

  const own = api.as(performer);
  const page = (await own.get(`${OWN}/${id}/view`)).body.data;
  assert.deepEqual([page.state, page.publishedAt, page.photos.length], ['scheduled', gallery.publishedAt, 1]);
  assert.equal((await own.post('/files/sign-url', { fileId: photo.file._id })).status, 200);
  const planned = async (state: string) => (await own.get(`${OWN}/search?state=${state}`)).body.data.total;
  assert.deepEqual([await planned('scheduled'), await planned('published')], [1, 0]);
});

test('it appears at its moment, once, and followers are told then', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await planGallery(api, performer);
  await addPhoto(api, performer, id);
  await api.runJobs();
  await letPass(api, id, 25);
  assert.equal(await isShown(api, id), false, 'not before its job has run');
  const before = api.events.length;
  await api.runJobs();
  // A second worker, and one that was restarted, find nothing to do.
  for (const task of ['settle-gallery', 'settle-galleries']) {
    await api.context.work((unit) => unit.addJob(task, { galleryId: id }));
  }
  await api.runJobs();
  const windows = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
  assert.deepEqual(
    windows.map(({ target, event }) => [target, event.data]),
    [[{ kind: 'user', userId: performer.id }, { area: 'works' }]],
    'her windows show it as out',
  );
  const shown = (await api.guest.get(`/performer-assets/galleries/${id}/view`)).body.data;
  assert.ok(Date.parse(shown.publishedAt) > Date.now() - HOUR, 'it stands where it appeared');
  assert.deepEqual([await told(api, fan), await count(api, performer)], [[`/galleries/${id}`], 1]);
});

test('one whose job was lost with its worker appears all the same', async (t) => {
  const { api, performer } = await makeWorld(t);
  const { _id: id } = await planGallery(api, performer);
  await addPhoto(api, performer, id);
  await api.runJobs();
  await letPass(api, id, 25);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone'`.execute(
    api.db,
  );
  await api.context.work((unit) => unit.addJob('settle-galleries', {}));
  await api.runJobs();
  assert.deepEqual([await isShown(api, id), await count(api, performer)], [true, 1]);
});

test('one that is empty at its moment appears with its first photo', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await planGallery(api, performer);
  await letPass(api, id, 25);
  await api.runJobs();
  assert.deepEqual([await isShown(api, id), await count(api, performer)], [false, 0]);
  await addPhoto(api, performer, id);
  await api.runJobs();
  assert.deepEqual(
    [await isShown(api, id), await count(api, performer), await told(api, fan)],
    [true, 1, [`/galleries/${id}`]],
  );
});

test('its moment moves, or is now; once it is out it moves no more', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await planGallery(api, performer);
  await addPhoto(api, performer, id);
  await api.runJobs();
  const change = (publishAt: string | null) => api.as(performer).put(`${OWN}/${id}`, { publishAt });
  const moved = inHours(48);
  const { publishedAt, state } = (await change(moved)).body.data;
  assert.deepEqual([publishedAt, state], [moved, 'scheduled']);
  await letPass(api, id, 25);
  await api.runJobs();
  assert.equal(await isShown(api, id), false, 'the first plan is void');

  assert.equal((await change(null)).body.data.state, 'published');
  await api.runJobs();
  assert.deepEqual([await count(api, performer), await told(api, fan)], [1, [`/galleries/${id}`]]);
  const refused = await change(inHours(5));
  assert.deepEqual([refused.status, refused.body.code], [409, 'galleries.already_published']);
  assert.equal((await change(null)).status, 200, 'it is as wished');
  assert.equal(await count(api, performer), 1);
});

test('a moment that is past, or more than a year away, is refused', async (t) => {
  const { api, performer } = await makeWorld(t);
  const { _id: id } = await planGallery(api, performer);
  for (const hours of [-1, 367 * 24]) {
    const body = { title: 'Leaves', audience: 'free', publishAt: inHours(hours) };
    const answers = [await api.as(performer).post(OWN, body), await api.as(performer).put(`${OWN}/${id}`, body)];
    for (const { status, body: answer } of answers) {
      assert.deepEqual([status, answer.code], [422, 'galleries.publish_time']);
      assert.equal(answer.details[0].path, 'publishAt');
    }
  }
});

test('taken back before its moment it never appears; brought back after it, it does', async (t) => {
  const { api, performer, fan } = await makeWorld(t);
  const { _id: id } = await planGallery(api, performer);
  const { _id: photoId } = await addPhoto(api, performer, id);
  await api.as(performer).delete(`/performer/performer-assets/photos/${photoId}`);
  await api.as(performer).post(`/performer/performer-assets/photos/${photoId}/restore`);
  await api.runJobs();
  await api.as(performer).delete(`${OWN}/${id}`);
  assert.equal(await count(api, performer), 0);
  await letPass(api, id, 25);
  await api.runJobs();
  assert.deepEqual([await isShown(api, id), await told(api, fan)], [false, []]);
  assert.equal((await api.as(performer).post(`${OWN}/${id}/restore`)).status, 200);
  await api.runJobs();
  assert.deepEqual(
    [await isShown(api, id), await count(api, performer), await told(api, fan)],
    [true, 1, [`/galleries/${id}`]],
  );
});
