import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { uploadPhoto } from '../files/testing.ts';
import type { FeedPost } from './feed-posts.schema.ts';
import { publishPost, purchase } from './testing.ts';

const MEDIA = '/api/media/';

test('a locked post leaves nothing but teaser, counts, price and placeholders', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const words = { text: 'the secret words', teaser: 'a hint' };
  for (const [audience, price] of [
    ['subscribers', 0],
    ['paid', 4],
  ] as const) {
    const fileId = await uploadPhoto(api, performer);
    const post = await publishPost(api, performer, { ...words, audience, price, fileIds: [fileId] });
    for (const reader of [api.guest, api.as(fan)]) {
      for (const url of [`/user/feeds/${post._id}`, '/user/feeds/landing', `/user/feeds/landing?q=hint`]) {
        const answer = await reader.get(url);
        assert.equal(answer.status, 200);
        assert.ok(!answer.text.includes(MEDIA), url);
        assert.ok(!answer.text.includes('secret'), url);
      }
      const locked: FeedPost = (await reader.get(`/user/feeds/${post._id}`)).body.data;
      assert.deepEqual([locked.isLocked, locked.lockReason, locked.teaser], [true, audience, 'a hint']);
      assert.deepEqual([locked.price, locked.photoCount], [price, 1]);
      assert.ok(locked.files[0]?.thumbhash);
      assert.deepEqual([locked.files[0].thumbnails, locked.files[0].url], [null, null]);
    }
  }
});

test('the words of a locked post cannot be searched', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ name: 'Mahsa Ahmadi' });
  await publishPost(api, performer, { text: 'hidden saffron', audience: 'subscribers' });
  const open = await publishPost(api, performer, { text: 'open saffron', audience: 'free' });
  const found = async (q: string) =>
    (await api.guest.get(`/user/feeds/landing?q=${encodeURIComponent(q)}`)).body.data as {
      data: FeedPost[];
      total: number;
    };
  assert.deepEqual(
    (await found('Saffron')).data.map((post) => post._id),
    [open._id],
  );
  assert.equal((await found('ahmadi')).total, 2);
  assert.equal((await found('100%')).total, 0);
});

test('subscribers and buyers get text and files that only they can open', async (t) => {
  const api = await createTestApi(t);
  const [performer, subscriber, buyer, late] = [
    await api.createPerformer(),
    await api.createUser(),
    await api.createUser(),
    await api.createUser(),
  ];
  const forSubscribers = await publishPost(api, performer, {
    audience: 'subscribers',
    fileIds: [await uploadPhoto(api, performer)],
  });
  const sold = await publishPost(api, performer, {
    audience: 'paid',
    price: 4,
    fileIds: [await uploadPhoto(api, performer)],
  });
  await api.subscribe(subscriber, performer);
  await api.subscribe(late, performer, { endsInDays: -1 });
  await purchase(api, buyer, performer, { type: 'feed', id: sold._id });

  const isOpen = async (reader: TestAccount, post: FeedPost) => {
    const seen: FeedPost = (await api.as(reader).get(`/user/feeds/${post._id}`)).body.data;
    assert.equal(seen.text === post.text, !seen.isLocked);
    assert.equal(seen.files[0]?.thumbnails?.small.webp.includes(`a=${reader.id}`) ?? false, !seen.isLocked);
    return !seen.isLocked;
  };
  assert.deepEqual([await isOpen(subscriber, forSubscribers), await isOpen(subscriber, sold)], [true, false]);
  assert.deepEqual([await isOpen(buyer, forSubscribers), await isOpen(buyer, sold)], [false, true]);
  assert.deepEqual([await isOpen(late, forSubscribers), await isOpen(performer, sold)], [false, true]);
  await api.db.updateTable('subscriptions').set({ status: 'past-due' }).where('user_id', '=', subscriber.id).execute();
  assert.equal(await isOpen(subscriber, forSubscribers), false);
});

/** Reads a list page by page, from a cursor on; answers the ids in the order in which they came. */
const readAll = async (reader: ReturnType<TestApi['as']>, url: string, from?: string): Promise<string[]> => {
  const ids: string[] = [];
  let cursor = from;
  do {
    const next = cursor === undefined ? '' : `&cursor=${cursor}`;
    const { data } = (await reader.get(url + next)).body;
    ids.push(...data.data.map((post: FeedPost) => post._id));
    cursor = data.nextCursor;
  } while (cursor);
  return ids;
};

test('the home feed is of those followed or subscribed to, newest first, and the rest is suggested', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const [followed, subscribed, other] = [
    await api.createPerformer(),
    await api.createPerformer(),
    await api.createPerformer(),
  ];
  await api.as(fan).post(`/follows/${followed.id}`);
  await api.subscribe(fan, subscribed);
  const ids: string[] = [];
  const others: string[] = [];
  for (let round = 0; round < 3; round++) {
    for (const performer of [followed, subscribed]) ids.unshift((await publishPost(api, performer))._id);
    others.unshift((await publishPost(api, other))._id);
  }
  assert.deepEqual(await readAll(api.as(fan), '/user/feeds?limit=2'), ids);
  assert.deepEqual(await readAll(api.as(fan), '/user/feeds?tab=suggested&limit=2'), others);
  assert.deepEqual(await readAll(api.as(fan), `/user/feeds?performerId=${other.id}&limit=2`), others);
  assert.equal((await api.as(fan).get('/user/feeds?limit=1')).body.data.total, 6);
  assert.equal((await api.as(fan).get('/user/feeds?tab=suggested&limit=1')).body.data.total, 3);
  assert.deepEqual(await readAll(api.as(other), '/user/feeds?limit=2'), others);
});

test('on the landing feed performers take turns, and its pages fit together while others publish', async (t) => {
  const api = await createTestApi(t);
  const [busy, quiet] = [await api.createPerformer(), await api.createPerformer()];
  const calm = await publishPost(api, quiet);
  const many: string[] = [];
  for (let round = 0; round < 4; round++) many.unshift((await publishPost(api, busy))._id);
  const first = (await api.guest.get('/user/feeds/landing?limit=2')).body.data;
  assert.deepEqual(
    first.data.map((post: FeedPost) => post._id),
    [many[0], calm._id],
  );
  const again = (await api.guest.get('/user/feeds/landing?limit=2')).body.data;
  assert.deepEqual(again, first, 'whenever it is read, so that one drawing is for all visitors');
  await publishPost(api, busy);
  const rest = await readAll(api.guest, '/user/feeds/landing?limit=2', first.nextCursor);
  assert.deepEqual(rest, many.slice(1));
});

test('a profile shows its posts to visitors, by id or username', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const post = await publishPost(api, performer);
  await publishPost(api, other);
  for (const filter of [`performerId=${performer.id}`, `username=${performer.username}`]) {
    assert.deepEqual(await readAll(api.guest, `/user/feeds/landing?${filter}`), [post._id]);
  }
  assert.equal((await api.guest.get('/user/feeds/landing?username=nobody')).status, 404);
});

test('lists are bounded and take only cursors of their own', async (t) => {
  const api = await createTestApi(t);
  assert.equal((await api.guest.get('/user/feeds/landing?limit=101')).status, 422);
  assert.equal((await api.guest.get('/user/feeds/landing?limit=0')).status, 422);
  assert.equal((await api.guest.get('/user/feeds/landing?cursor=bm9uc2Vuc2U')).body.code, 'request.malformed');
  assert.equal((await api.guest.get('/user/feeds')).status, 401);
});

test('visits count, but not the performer herself', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const post = await publishPost(api, performer, { audience: 'subscribers' });
  assert.equal((await api.guest.post(`/user/feeds/view/${post._id}`)).body.data.viewCount, 1);
  assert.equal((await api.as(performer).post(`/user/feeds/view/${post._id}`)).body.data.viewCount, 1);
  assert.equal((await api.guest.post('/user/feeds/view/0190b4e0-0000-7000-8000-000000000001')).status, 404);
});
