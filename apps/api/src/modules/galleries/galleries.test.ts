import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';

const pictureVariants = JSON.stringify(
  (['small', 'medium', 'large'] as const).flatMap((size) =>
    (['avif', 'webp'] as const).map((format) => ({
      size,
      format,
      width: 4,
      height: 3,
      key: `${size}.${format}`,
      bytes: 9,
    })),
  ),
);

const insertFile = async ({ db }: TestApi, owner: TestAccount, kind: 'photo' | 'video'): Promise<string> => {
  const id = newId();
  await db
    .insertInto('files')
    .values({
      id,
      owner_id: owner.id,
      kind,
      status: 'ready',
      mime: 'image/jpeg',
      size: 9n,
      sha256: Buffer.alloc(32),
      width: 4,
      height: 3,
      thumbhash: 'aGFzaA==',
      storage_key: `test/${id}`,
      variants: pictureVariants,
    })
    .execute();
  return id;
};

const insertGallery = async (api: TestApi, owner: TestAccount, audience: 'free' | 'subscribers' | 'paid') => {
  const { db } = api;
  const [id, photoId] = [newId(), newId()];
  await db
    .insertInto('galleries')
    .values({
      id,
      performer_id: owner.id,
      title: audience,
      audience,
      price: audience === 'paid' ? 600n : 0n,
      photo_count: 1,
    })
    .execute();
  await db
    .insertInto('photos')
    .values({
      id: photoId,
      performer_id: owner.id,
      gallery_id: id,
      file_id: await insertFile(api, owner, 'photo'),
      title: 'Leaf',
      description: 'By the river.',
    })
    .execute();
  await db.updateTable('galleries').set({ cover_photo_id: photoId }).where('id', '=', id).execute();
  return id;
};

test('a visitor sees a free gallery whole, and of a locked one the placeholder, the count and the price', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer();
  const free = await insertGallery(api, mahsa, 'free');
  const paid = await insertGallery(api, mahsa, 'paid');
  const open = (await api.guest.get(`/performer-assets/galleries/${free}/view`)).body.data;
  assert.equal(open.isLocked, false);
  assert.match(open.photos[0].thumbnails.small.webp, /^\/api\/media\//);
  const locked = await api.guest.get(`/performer-assets/galleries/${paid}/view`);
  assert.equal(locked.body.data.isLocked, true);
  assert.equal(locked.body.data.price, 6);
  assert.equal(locked.body.data.photoCount, 1);
  assert.equal(locked.body.data.photos[0].thumbhash, 'aGFzaA==');
  assert.ok(!JSON.stringify([locked.body.data.photos, locked.body.data.cover]).includes('/api/media/'));
});

test('what is said of a photo is told with its gallery: the title to everybody, the rest to whom it is open', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer();
  const said = async (audience: 'free' | 'paid', caller = api.guest) => {
    const id = await insertGallery(api, mahsa, audience);
    const { title, description } = (await caller.get(`/performer-assets/galleries/${id}/view`)).body.data.photos[0];
    return [title, description];
  };
  assert.deepEqual(await said('free'), ['Leaf', 'By the river.']);
  assert.deepEqual(await said('paid'), ['Leaf', '']);
  assert.deepEqual(await said('paid', api.as(mahsa)), ['Leaf', 'By the river.']);
});

test('a subscription opens what is for subscribers and nothing that is sold by itself', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, fan] = [await api.createPerformer(), await api.createUser()];
  const [forSubscribers, paid] = [
    await insertGallery(api, mahsa, 'subscribers'),
    await insertGallery(api, mahsa, 'paid'),
  ];
  await api.subscribe(fan, mahsa);
  const isLocked = async (id: string) =>
    (await api.as(fan).get(`/performer-assets/galleries/${id}/view`)).body.data.isLocked;
  assert.equal(await isLocked(forSubscribers), false);
  assert.equal(await isLocked(paid), true);
});

test('tells everybody how a gallery is liked and bookmarked, and each whether it was them', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, fan, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const id = await insertGallery(api, mahsa, 'free');
  for (const action of ['like', 'bookmark']) {
    await api.as(fan).post('/reactions', { objectType: 'gallery', objectId: id, action });
  }
  const seenBy = async (caller: TestAccount) => {
    const one = (await api.as(caller).get(`/performer-assets/galleries/${id}/view`)).body.data;
    const [listed] = (await api.as(caller).get(`/performer-assets/galleries/search?performerId=${mahsa.id}`)).body.data
      .data;
    const told = ({ likeCount, bookmarkCount, isLiked, isBookmarked }: Record<string, unknown>) => [
      likeCount,
      bookmarkCount,
      isLiked,
      isBookmarked,
    ];
    assert.deepEqual(told(listed), told(one));
    return told(one);
  };
  assert.deepEqual(await seenBy(fan), [1, 1, true, true]);
  assert.deepEqual(await seenBy(other), [1, 1, false, false]);
});

test('photos of locked galleries stand in the wall without an address', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, other] = [await api.createPerformer(), await api.createPerformer()];
  await insertGallery(api, mahsa, 'free');
  await insertGallery(api, mahsa, 'paid');
  await insertGallery(api, other, 'free');
  const { data, total } = (await api.guest.get(`/performer-assets/photos/${mahsa.id}`)).body.data;
  assert.equal(total, 2);
  const thumbnails = data.map((photo: { isLocked: boolean; file: { thumbnails: unknown } }) => [
    photo.isLocked,
    photo.file.thumbnails !== null,
  ]);
  assert.deepEqual(thumbnails, [
    [true, false],
    [false, true],
  ]);
});

test('galleries of one performer page by cursor, and a deleted one is gone', async (t) => {
  const api = await createTestApi(t);
  const mahsa = await api.createPerformer();
  const ids = [
    await insertGallery(api, mahsa, 'free'),
    await insertGallery(api, mahsa, 'paid'),
    await insertGallery(api, mahsa, 'free'),
  ];
  const first = (await api.guest.get(`/performer-assets/galleries/search?performerId=${mahsa.id}&limit=2`)).body.data;
  const second = (
    await api.guest.get(`/performer-assets/galleries/search?performerId=${mahsa.id}&limit=2&cursor=${first.nextCursor}`)
  ).body.data;
  const seen = [...first.data, ...second.data].map((it: { _id: string }) => it._id);
  assert.deepEqual(seen, ids.reverse());
  await api.db
    .updateTable('galleries')
    .set({ deleted_at: new Date() })
    .where('id', '=', ids[0] ?? '')
    .execute();
  assert.equal((await api.guest.get(`/performer-assets/galleries/${ids[0]}/view`)).status, 404);
});

test('a locked video has no playable address; its performer always sees it', async (t) => {
  const api = await createTestApi(t);
  const [mahsa, fan] = [await api.createPerformer(), await api.createUser()];
  const [id, fileId] = [newId(), await insertFile(api, mahsa, 'video')];
  await api.db
    .updateTable('files')
    .set({
      variants: JSON.stringify([
        ...JSON.parse(pictureVariants),
        { size: 'large', format: 'mp4', width: 4, height: 3, key: 'v', bytes: 9 },
      ]),
    })
    .where('id', '=', fileId)
    .execute();
  await api.db
    .insertInto('videos')
    .values({ id, performer_id: mahsa.id, title: 'Wheel', audience: 'paid', price: 300n, file_id: fileId })
    .execute();
  const asFan = await api.as(fan).get(`/performer-assets/videos/${id}`);
  assert.equal(asFan.body.data.isLocked, true);
  assert.equal(asFan.body.data.file.url, null);
  const asOwner = await api.as(mahsa).get(`/performer-assets/videos/search?performerId=${mahsa.id}`);
  assert.match(asOwner.body.data.data[0].file.url, /source\.mp4\?e=\d+&a=/);
});
