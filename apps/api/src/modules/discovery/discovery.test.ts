import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { addPhoto, publishGallery } from '../galleries/testing.ts';

const idsOf = (list: { data: Array<{ _id: string }> }): string[] => list.data.map(({ _id }) => _id);
const search = (q: string): string => `/user/feeds/landing?q=${encodeURIComponent(q)}`;
const found = async (api: TestApi, q: string) => (await api.guest.get(search(q))).body.data;
const suggest = async (api: TestApi, q: string) =>
  (await api.guest.get(`/search/suggestions?q=${encodeURIComponent(q)}`)).body.data;

const weigh = (api: TestApi, id: string, like_count: number, daysOld = 0) =>
  api.db
    .updateTable('feed_posts')
    .set({ like_count, published_at: new Date(Date.now() - daysOld * 86_400_000) })
    .where('id', '=', id)
    .execute();

test('what is liked more trends before what is newer, until it is too old; pages go on where the last ended', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [old, liked, plain] = [
    await insertPost(api.db, performer),
    await insertPost(api.db, performer),
    await insertPost(api.db, performer),
  ];
  await weigh(api, old, 50, 30);
  await weigh(api, liked, 50, 1);
  await weigh(api, plain, 0);
  const first = (await api.guest.get('/trending?limit=2')).body.data;
  const rest = (await api.guest.get(`/trending?limit=2&cursor=${first.nextCursor}`)).body.data;
  assert.deepEqual([...idsOf(first), ...idsOf(rest)], [liked, plain, old]);
  assert.equal(rest.nextCursor, undefined);
});

test('what trends is of verified performers who exist for the onlooker', async (t) => {
  const api = await createTestApi(t);
  const [shown, blocking] = [await api.createPerformer(), await api.createPerformer()];
  const unverified = await api.createPerformer({ isVerified: false });
  const fan = await api.createUser();
  const post = await insertPost(api.db, shown);
  for (const performer of [blocking, unverified]) await insertPost(api.db, performer);
  assert.equal((await api.as(blocking).post('/block/users', { userId: fan.id })).status, 200);
  assert.deepEqual(idsOf((await api.as(fan).get('/trending')).body.data), [post]);
});

test('posts are found by the beginnings of their words, whichever keyboard wrote them', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ name: 'Someone' });
  const { _id } = await publishPost(api, performer, { text: 'كتاب\u200Cهای نقّاشي، ۱۴۰۵ #رنگ_پاییز und Café' });
  for (const q of ['کتاب', 'کتابهای', 'نقاشی', 'نقا', '1405', '#رنگ_پاییز', 'رنگ', 'cafe', 'کتاب 1405 CAF'])
    assert.deepEqual(idsOf(await found(api, q)), [_id], q);
  for (const q of ['قاشی', '#رنگ', '#café', 'کتاب 1406', '!', "'"]) assert.deepEqual(idsOf(await found(api, q)), [], q);
});

test('a hashtag behind a lock is neither found, counted nor suggested', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await publishPost(api, performer, { text: 'behind #secretclay', teaser: 'open #clay', audience: 'subscribers' });
  assert.deepEqual((await suggest(api, '#secret')).topics, []);
  assert.equal((await found(api, '#secretclay')).total, 0);
  assert.deepEqual((await api.guest.get('/trending/topics')).body.data.data, [{ tag: 'clay', postCount: 1 }]);
});

test('the commonest hashtags come first, and are suggested by their beginning', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const text of ['#Clay #clay one', 'two #clay', 'three #clouds', 'four'])
    await publishPost(api, performer, { text });
  const { data } = (await api.guest.get('/trending/topics')).body.data;
  assert.deepEqual(data, [
    { tag: 'clay', postCount: 2 },
    { tag: 'clouds', postCount: 1 },
  ]);
  assert.deepEqual((await suggest(api, 'clo')).topics, [{ tag: 'clouds', postCount: 1 }]);
});

test('a hashtag is told as people write it, however it is folded to be found', async (t) => {
  const api = await createTestApi(t);
  await publishPost(api, await api.createPerformer(), { text: 'شام #آشپزی' });
  for (const topics of [(await api.guest.get('/trending/topics')).body.data.data, (await suggest(api, 'اشپ')).topics])
    assert.deepEqual(topics, [{ tag: 'آشپزی', postCount: 1 }]);
});

test('performers are suggested by names that begin so, then hold it, then are spelt like it', async (t) => {
  const api = await createTestApi(t);
  const names = async (q: string): Promise<string[]> =>
    (await suggest(api, q)).performers.map(({ name }: { name: string }) => name);
  for (const name of ['Ana Niloufar', 'Niloufar Azad', 'Kian']) await api.createPerformer({ name });
  await api.createPerformer({ name: 'Niloufar Hidden', isVerified: false });
  assert.deepEqual(await names('nilou'), ['Niloufar Azad', 'Ana Niloufar']);
  assert.deepEqual((await names('nilofar')).toSorted(), ['Ana Niloufar', 'Niloufar Azad']);
  assert.deepEqual(await names('#niloufar'), []);
});

test('galleries are found by the words of their titles and descriptions', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const words = { title: 'برگ\u200Cهاي پاييز', description: 'Macro' };
  const { _id } = await publishGallery(api, performer, words);
  await addPhoto(api, performer, _id);
  await addPhoto(api, performer, (await publishGallery(api, performer, { title: 'Other' }))._id);
  // Another of the same words, which has nothing to be seen yet.
  await publishGallery(api, performer, words);
  for (const q of ['برگ های پاییز', 'macro']) {
    const { data } = (await api.guest.get(`/performer-assets/galleries/search?q=${encodeURIComponent(q)}`)).body;
    assert.deepEqual([idsOf(data), data.total], [[_id], 1], q);
  }
});
