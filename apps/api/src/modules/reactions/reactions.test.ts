import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { newId } from '../../platform/ids.ts';
import { insertGallery } from '../../testing/content.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { uploadPhoto } from '../files/testing.ts';

const like = (objectId: string) => ({ objectType: 'feed', objectId, action: 'like' });
const bookmark = (objectId: string, objectType = 'feed') => ({ objectType, objectId, action: 'bookmark' });

const countsOf = async (api: TestApi, postId: string): Promise<[number, number]> => {
  const { data } = (await api.guest.get(`/user/feeds/${postId}`)).body;
  return [data.likeCount, data.bookmarkCount];
};

test('liking twice is liking once, and taking back twice is taking back once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id } = await publishPost(api, performer);
  for (let round = 0; round < 2; round++) {
    const { data } = (await api.as(fan).post('/reactions', like(_id))).body;
    assert.deepEqual([data.isLiked, data.isBookmarked, data.likeCount], [true, false, 1]);
  }
  assert.equal((await api.as(fan).get(`/user/feeds/${_id}`)).body.data.isLiked, true);
  assert.equal((await api.guest.get(`/user/feeds/${_id}`)).body.data.isLiked, false);
  assert.equal((await api.as(performer).get('/notifications')).body.data.total, 1);
  for (let round = 0; round < 2; round++) {
    const { data } = (await api.as(fan).delete('/reactions', like(_id))).body;
    assert.deepEqual([data.isLiked, data.likeCount], [false, 0]);
  }
});

test('what one does is told to all windows of the account, and to nobody else', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id } = await publishPost(api, performer);
  const told = () => api.events.filter(({ event }) => event.name === 'reaction.changed');
  const liked = (await api.as(fan).post('/reactions', like(_id))).body.data;
  const taken = (await api.as(fan).delete('/reactions', like(_id))).body.data;
  assert.deepEqual(
    told().map(({ target, event }) => [target, event.data]),
    [liked, taken].map((state) => [{ kind: 'user', userId: fan.id }, state]),
  );
  assert.equal((await api.as(fan).post('/reactions', like('00000000-0000-7000-8000-000000000000'))).status, 404);
  assert.equal(told().length, 2);
});

test('the counters are exact when many react at once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fans: TestAccount[] = [];
  for (let count = 0; count < 6; count++) fans.push(await api.createUser());
  const { _id } = await publishPost(api, performer);
  const twice = [...fans, ...fans];
  await Promise.all(
    twice.flatMap((fan) => [api.as(fan).post('/reactions', like(_id)), api.as(fan).post('/reactions', bookmark(_id))]),
  );
  assert.deepEqual(await countsOf(api, _id), [6, 6]);
  await Promise.all(twice.slice(0, 9).map((fan) => api.as(fan).delete('/reactions', like(_id))));
  assert.deepEqual(await countsOf(api, _id), [0, 6]);
});

test('what is locked can be kept for later, not liked', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id } = await publishPost(api, performer, { audience: 'subscribers' });
  const refused = await api.as(fan).post('/reactions', like(_id));
  assert.deepEqual([refused.status, refused.body.code], [403, 'reactions.locked']);
  assert.equal((await api.as(fan).post('/reactions', bookmark(_id))).body.data.isBookmarked, true);
  assert.equal((await api.guest.post('/reactions', bookmark(_id))).status, 401);
  assert.equal((await api.as(fan).post('/reactions', like(fan.id))).status, 404);
});

test('bookmarks are listed by the last one, as the reader may see them, without what was deleted', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const posts: string[] = [];
  for (const audience of ['free', 'subscribers', 'free', 'free']) {
    posts.push((await publishPost(api, performer, { audience }))._id);
  }
  for (const id of posts) await api.as(fan).post('/reactions', bookmark(id));
  await api.as(performer).delete(`/performer/feeds/${posts[2]}`);
  const first = (await api.as(fan).get('/reactions/feeds/bookmark?limit=2')).body.data;
  const rest = (await api.as(fan).get(`/reactions/feeds/bookmark?limit=2&cursor=${first.nextCursor}`)).body.data;
  const listed = [...first.data, ...rest.data];
  assert.deepEqual(
    listed.map((post) => [post._id, post.isLocked, post.isBookmarked]),
    [
      [posts[3], false, true],
      [posts[1], true, true],
      [posts[0], false, true],
    ],
  );
  assert.equal(first.total, 3);
  assert.equal((await api.as(performer).get('/reactions/feeds/bookmark')).body.data.total, 0);
});

test('performers are bookmarked, and not liked', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const keep = bookmark(performer.id, 'performer');
  const isKeptBy = async (one: typeof api.guest) =>
    (await one.get(`/performers/${performer.id}`)).body.data.isBookmarked;
  assert.equal((await api.as(fan).post('/reactions', keep)).body.data.isBookmarked, true);
  assert.equal((await api.as(fan).post('/reactions', { ...keep, action: 'like' })).status, 422);
  assert.equal((await api.as(fan).post('/reactions', bookmark(fan.id, 'performer'))).status, 404);
  const { data } = (await api.as(fan).get('/reactions/performers/bookmark')).body;
  assert.deepEqual([data.total, data.data[0]._id], [1, performer.id]);
  const onlookers = [api.as(fan), api.as(await api.createUser()), api.guest];
  assert.deepEqual(await Promise.all(onlookers.map(isKeptBy)), [true, false, false]);
  await api.as(fan).delete('/reactions', keep);
  assert.equal(await isKeptBy(api.as(fan)), false);
  assert.equal((await api.as(fan).get('/reactions/performers/bookmark')).body.data.total, 0);
});

test('galleries and videos are bookmarked and liked like posts', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const [galleryId, videoId] = [newId(), newId()];
  const shared = { performer_id: performer.id, title: 'Autumn', audience: 'free' as const };
  const fileId = await uploadPhoto(api, performer);
  await api.db
    .insertInto('galleries')
    .values({ id: galleryId, ...shared, photo_count: 1 })
    .execute();
  await api.db
    .insertInto('videos')
    .values({ id: videoId, ...shared, file_id: fileId })
    .execute();
  for (const [type, plural, objectId] of [
    ['gallery', 'galleries', galleryId],
    ['video', 'videos', videoId],
  ] as const) {
    const liked = await api.as(fan).post('/reactions', { objectType: type, objectId, action: 'like' });
    assert.equal(liked.body.data.likeCount, 1);
    assert.equal((await api.as(fan).post('/reactions', bookmark(objectId, type))).body.data.bookmarkCount, 1);
    const { data } = (await api.as(fan).get(`/reactions/${plural}/bookmark`)).body;
    assert.deepEqual([data.total, data.data[0]._id], [1, objectId]);
  }
});

test('a bookmarked gallery whose photos are gone is neither counted nor listed, and leaves no empty page', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const [kept, emptied] = [await insertGallery(api.db, performer), await insertGallery(api.db, performer)];
  for (const id of [kept, emptied]) await api.as(fan).post('/reactions', bookmark(id, 'gallery'));
  await api.db.updateTable('galleries').set({ photo_count: 0 }).where('id', '=', emptied).execute();
  const { data, total, nextCursor } = (await api.as(fan).get('/reactions/galleries/bookmark?limit=1')).body.data;
  const listed = data.map(({ _id }: { _id: string }) => _id);
  assert.deepEqual([listed, total, nextCursor], [[kept], 1, undefined]);
});
