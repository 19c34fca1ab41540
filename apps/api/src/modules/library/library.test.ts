import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import { countStatements } from '../../testing/statements.ts';
import { publishPost, purchase } from '../feed-posts/testing.ts';
import type { LibraryItem } from './library.schema.ts';

const keep = async (api: TestApi, fan: TestAccount, objectType: string, objectId: string): Promise<void> => {
  const answer = await api.as(fan).post('/reactions', { objectType, objectId, action: 'bookmark' });
  assert.equal(answer.status, 200);
};

const libraryOf = async (api: TestApi, fan: TestAccount, query = ''): Promise<LibraryItem[]> =>
  (await api.as(fan).get(`/library${query}`)).body.data.data;
const idsOf = (items: readonly LibraryItem[]): string[] => items.map(({ _id }) => _id);

const makeFolder = async (api: TestApi, fan: TestAccount, name: string): Promise<string> =>
  (await api.as(fan).post('/library/folders', { name })).body.data._id;

/** A fan who keeps a gallery, a performer, a post, and a post that she bought and did not bookmark: in this order. */
const createKeeper = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const gallery = await insertGallery(api.db, performer);
  const [post, bought] = [await insertPost(api.db, other), await insertPost(api.db, performer, { price: 5 })];
  await keep(api, fan, 'gallery', gallery);
  await keep(api, fan, 'performer', other.id);
  await keep(api, fan, 'feed', post);
  await purchase(api, fan, performer, { type: 'feed', id: bought });
  return { api, performer, other, fan, gallery, post, bought };
};

test('a library holds what was bookmarked and bought, each once, the last kept first, page by page', async (t) => {
  const { api, other, fan, gallery, post, bought } = await createKeeper(t);
  await keep(api, fan, 'feed', bought);
  const first = (await api.as(fan).get('/library?limit=3')).body.data;
  const rest = (await api.as(fan).get(`/library?limit=3&cursor=${first.nextCursor}`)).body.data;
  assert.equal(first.total, 4);
  assert.deepEqual(idsOf([...first.data, ...rest.data]), [bought, post, other.id, gallery]);
  const [item] = first.data as LibraryItem[];
  assert.ok(item?.bookmarkedAt && item.boughtAt);
  assert.equal(item.isLocked, false);
});

test('a library is narrowed by type, by how it was kept, by performer and by time', async (t) => {
  const { api, performer, other, fan, gallery, post, bought } = await createKeeper(t);
  for (const [query, ids] of [
    ['?type=feed', [bought, post]],
    ['?type=performer', [other.id]],
    ['?kept=bought', [bought]],
    ['?kept=bookmarked&type=gallery', [gallery]],
    [`?performerId=${performer.id}`, [bought, gallery]],
    [`?since=${new Date(Date.now() + 60_000).toISOString()}`, []],
  ] as const)
    assert.deepEqual(idsOf(await libraryOf(api, fan, query)), ids, query);
  const { data } = (await api.as(fan).get('/reactions/feed/bookmark')).body;
  assert.deepEqual([idsOf(data.data), data.total], [[post], 1]);
  assert.equal((await api.as(fan).get('/reactions/comment/bookmark')).status, 422);
});

test('what was bought stays open after the subscription ends, what was only bookmarked is locked again', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const [bought, bookmarked] = [
    await publishPost(api, performer, { text: 'bought words', audience: 'subscribers' }),
    await publishPost(api, performer, { text: 'kept words', teaser: 'open', audience: 'subscribers' }),
  ];
  await purchase(api, fan, performer, { type: 'feed', id: bought._id });
  await keep(api, fan, 'feed', bookmarked._id);
  const items = await libraryOf(api, fan);
  assert.deepEqual(
    items.map(({ _id, isLocked, title }) => [_id, isLocked, title]),
    [
      [bookmarked._id, true, 'open'],
      [bought._id, false, 'bought words'],
    ],
  );
});

test('what is gone, and whose performer is hidden from the member, is in no list, count or folder', async (t) => {
  const { api, other, fan, gallery, post } = await createKeeper(t);
  const folderId = await makeFolder(api, fan, 'Mine');
  const items = [
    { type: 'feed', _id: post },
    { type: 'gallery', _id: gallery },
  ];
  await api.as(fan).post('/library/moves', { folderId, items });
  await api.db.updateTable('galleries').set({ deleted_at: new Date() }).where('id', '=', gallery).execute();
  await api.as(other).post('/block/users', { userId: fan.id });
  const { data } = (await api.as(fan).get('/library')).body;
  assert.equal(data.total, 1);
  const summary = (await api.as(fan).get('/library/summary')).body.data;
  assert.deepEqual([summary.itemCount, summary.folders[0].itemCount, summary.performers.length], [1, 0, 1]);
});

test('things are moved into a folder and out of it, only one’s own and only what one keeps', async (t) => {
  const { api, fan, gallery, post } = await createKeeper(t);
  const stranger = await api.createUser();
  const folderId = await makeFolder(api, fan, 'Colours');
  const both = [
    { type: 'feed', _id: post },
    { type: 'gallery', _id: gallery },
  ];
  const unkept = { type: 'feed', _id: await insertPost(api.db, await api.createPerformer()) };
  const move = (by: TestAccount, body: object) => api.as(by).post('/library/moves', body);
  assert.equal((await move(fan, { folderId, items: [...both, unkept] })).body.data.moved, 2);
  assert.deepEqual(idsOf(await libraryOf(api, fan, `?folderId=${folderId}`)), [post, gallery]);
  await keep(api, stranger, 'feed', post);
  assert.equal((await move(stranger, { folderId, items: both })).status, 404);
  assert.equal((await move(fan, { folderId: null, items: both.slice(0, 1) })).body.data.moved, 1);
  assert.deepEqual(idsOf(await libraryOf(api, fan, `?folderId=${folderId}`)), [gallery]);
  await api.as(fan).delete('/reactions', { objectType: 'gallery', objectId: gallery, action: 'bookmark' });
  await keep(api, fan, 'gallery', gallery);
  assert.deepEqual(await libraryOf(api, fan, `?folderId=${folderId}`), []);
});

test('folders are renamed and removed by their owner, and what lay in them stays', async (t) => {
  const { api, fan, post } = await createKeeper(t);
  const stranger = await api.createUser();
  const folderId = await makeFolder(api, fan, 'Colours');
  await makeFolder(api, fan, 'Sounds');
  await api.as(fan).post('/library/moves', { folderId, items: [{ type: 'feed', _id: post }] });
  const taken = await api.as(fan).put(`/library/folders/${folderId}`, { name: 'sounds' });
  assert.deepEqual([taken.status, taken.body.code], [409, 'library.folder_exists']);
  assert.equal(taken.body.details[0].message, taken.body.message);
  assert.equal((await api.as(stranger).put(`/library/folders/${folderId}`, { name: 'Taken' })).status, 404);
  assert.equal((await api.as(stranger).delete(`/library/folders/${folderId}`)).status, 404);
  assert.equal((await api.as(fan).put(`/library/folders/${folderId}`, { name: 'Paint' })).status, 200);
  const names = async () =>
    (await api.as(fan).get('/library/summary')).body.data.folders.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names(), ['Paint', 'Sounds']);
  assert.equal((await api.as(fan).delete(`/library/folders/${folderId}`)).status, 200);
  assert.deepEqual(await names(), ['Sounds']);
  assert.equal((await libraryOf(api, fan)).length, 4);
});

test('names that differ by the keyboard that typed them are one', async (t) => {
  const { api, fan } = await createKeeper(t);
  await makeFolder(api, fan, 'رنگ\u200Cهای کارگاه ۲');
  const other = await makeFolder(api, fan, 'Café');
  for (const name of ['رنگ\u200Cهای كارگاه ۲', 'رنگهای کارگاه ٢', 'رنگ های  کارگاه 2', 'CAFE'])
    assert.equal((await api.as(fan).post('/library/folders', { name })).body.code, 'library.folder_exists', name);
  assert.equal((await api.as(fan).put(`/library/folders/${other}`, { name: 'CAFÉ' })).status, 200);
});

test('an account has at most a hundred folders, however many are made at once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const rows = Array.from({ length: 98 }, (_, index) => ({
    id: crypto.randomUUID(),
    user_id: fan.id,
    name: `Folder ${index}`,
  }));
  await api.db.insertInto('library_folders').values(rows).execute();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => api.as(fan).post('/library/folders', { name })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 409, 409]);
});

test('a page of a library takes as many statements however much is on it', async (t) => {
  const count = countStatements(t);
  const { api, fan } = await createKeeper(t);
  const readPage = () => libraryOf(api, fan);
  const before = await count(readPage);
  assert.ok(before > 0);
  for (let added = 0; added < 6; added += 1) {
    const performer = await api.createPerformer();
    await keep(api, fan, 'performer', performer.id);
    await keep(api, fan, 'feed', await insertPost(api.db, performer));
    await keep(api, fan, 'gallery', await insertGallery(api.db, performer));
  }
  assert.equal(await count(readPage), before);
  t.diagnostic(`${before} statements`);
});
