import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { purchase } from '../feed-posts/testing.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { publishDownload, publishProduct, sendProduct } from './testing.ts';

const view = (id: string) => `/performer-assets/products/${id}`;
const SHOP = '/performer-assets/products/search';
const titles = (answer: { body: { data: { data: Array<{ title: string }> } } }) =>
  answer.body.data.data.map(({ title }) => title);

test('everyone sees a product with its pictures, and of its file nothing but type and size', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const picture = { field: 'pictures', name: 'bowl.jpg', bytes: await makePhoto() } as const;
  const bowl = await publishProduct(api, performer, { stock: '3' }, [picture]);
  const pattern = await publishDownload(api, performer, { title: 'Pattern' });
  await api.runJobs();

  const { data } = (await api.guest.get(view(bowl._id))).body;
  assert.deepEqual([data.price, data.stock, data.isLocked, data.file], [25, 3, false, null]);
  assert.equal(data.pictures.length, 1);
  const address = belowApi(data.cover.thumbnails.small.webp);
  assert.equal((await api.guest.get(address)).status, 200);

  for (const reader of [api.guest, api.as(fan)]) {
    const answer = await reader.get(view(pattern._id));
    const { file, isLocked, lockReason } = answer.body.data;
    assert.deepEqual([file.mime, isLocked, lockReason], ['application/pdf', true, 'paid']);
    assert.ok(!answer.text.includes('pattern.pdf') && !answer.text.includes('/media/'));
  }
});

test('the private file cannot be reached by the calls that sign addresses', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: id } = await publishDownload(api, performer);
  const { file_id: fileId } = await api.db
    .selectFrom('products')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const signed = await api.as(fan).post('/files/sign-url', { fileId });
  assert.deepEqual([signed.status, signed.body.code], [403, 'files.locked']);
  const [info] = (await api.guest.post('/files/public-info', { fileIds: [fileId] })).body.data.data;
  assert.deepEqual(Object.keys(info).includes('url'), false);
});

test('a subscription opens a file for subscribers, and nothing that is sold', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const free = await publishDownload(api, performer, { audience: 'free' });
  const members = await publishDownload(api, performer, { audience: 'subscribers', price: '0' });
  const sold = await publishDownload(api, performer);
  await api.subscribe(fan, performer);
  const isLocked = async (id: string) => (await api.as(fan).get(view(id))).body.data.isLocked;
  assert.deepEqual([free.price, members.price, sold.price], [0, 0, 4]);
  assert.deepEqual(
    [await isLocked(free._id), await isLocked(members._id), await isLocked(sold._id)],
    [false, false, true],
  );
});

test('a shop is searched by words and type, page by page, and holds no drafts', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await publishProduct(api, performer, { title: 'کاسهٔ آبی' });
  await publishDownload(api, performer, { title: 'Knitting pattern', description: 'Winter 100%' });
  await publishProduct(api, performer, { title: 'Vase' });
  await publishProduct(api, performer, { title: 'Secret vase', isPublished: 'false' });
  const shop = `${SHOP}?performerId=${performer.id}`;
  assert.deepEqual(titles(await api.guest.get(shop)), ['Vase', 'Knitting pattern', 'کاسهٔ آبی']);
  assert.deepEqual(titles(await api.guest.get(`${shop}&type=digital`)), ['Knitting pattern']);
  assert.deepEqual(titles(await api.guest.get(`${shop}&q=VASE`)), ['Vase']);
  assert.deepEqual(titles(await api.guest.get(`${shop}&q=${encodeURIComponent('0%')}`)), ['Knitting pattern']);
  const first = await api.guest.get(`${shop}&limit=2`);
  assert.equal(first.body.data.total, 3);
  const rest = await api.guest.get(`${shop}&limit=2&cursor=${first.body.data.nextCursor}`);
  assert.deepEqual(titles(rest), ['کاسهٔ آبی']);
});

test('a draft exists for its performer alone, in every list and call', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const picture = { field: 'pictures', name: 'bowl.jpg', bytes: await makePhoto() } as const;
  const draft = await publishProduct(api, performer, { isPublished: 'false' }, [picture]);
  await api.runJobs();
  assert.equal((await api.as(performer).get(view(draft._id))).body.data.publishedAt, null);
  for (const reader of [api.guest, api.as(fan)]) assert.equal((await reader.get(view(draft._id))).status, 404);
  const bookmark = { objectType: 'product', objectId: draft._id, action: 'bookmark' };
  assert.equal((await api.as(fan).post('/reactions', bookmark)).status, 404);
  const [file] = draft.pictures;
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId: file?._id })).status, 404);
});

test('products are liked without being bought, bookmarked and commented on', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: objectId } = await publishDownload(api, performer);
  const about = { objectType: 'product', objectId };
  assert.equal((await api.as(fan).post('/reactions', { ...about, action: 'like' })).body.data.likeCount, 1);
  assert.equal((await api.as(fan).post('/reactions', { ...about, action: 'bookmark' })).body.data.bookmarkCount, 1);
  assert.equal((await api.as(fan).post('/comments', { ...about, text: 'So fine' })).status, 200);
  const { data } = (await api.as(fan).get(view(objectId))).body;
  assert.deepEqual([data.isLiked, data.isBookmarked, data.likeCount, data.commentCount], [true, true, 1, 1]);
  assert.equal((await api.guest.get(view(objectId))).body.data.isLiked, false);
  const kept = async () => (await api.as(fan).get('/reactions/products/bookmark')).body.data;
  assert.deepEqual([(await kept()).total, (await kept()).data[0]._id], [1, objectId]);
  await sendProduct(api, performer, { isPublished: 'false' }, { id: objectId });
  assert.deepEqual([(await kept()).total, (await kept()).data], [0, []]);
});

test('who bought a file still finds it when it is no longer offered', async (t) => {
  const api = await createTestApi(t);
  const [performer, buyer, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const { _id: id } = await publishDownload(api, performer);
  await purchase(api, buyer, performer, { type: 'product', id });
  await sendProduct(api, performer, { isPublished: 'false' }, { id });
  assert.equal((await api.as(buyer).get(view(id))).body.data.isLocked, false);
  assert.equal((await api.as(fan).get(view(id))).status, 404);
});

test('who bought or ordered something still sees its pictures when it is no longer offered', async (t) => {
  const api = await createTestApi(t);
  const [performer, buyer, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const picture = { field: 'pictures', name: 'bowl.jpg', bytes: await makePhoto() } as const;
  const { _id: id } = await publishProduct(api, performer, { type: 'digital', isPublished: 'false' }, [picture]);
  await api.runJobs();
  await purchase(api, buyer, performer, { type: 'product', id });
  for (const reader of [buyer, performer]) {
    const { cover, pictures } = (await api.as(reader).get(view(id))).body.data;
    for (const { thumbnails } of [cover, ...pictures])
      assert.equal((await api.guest.get(belowApi(thumbnails.small.webp))).status, 200);
  }
  const [fileId] = (await api.as(buyer).get(view(id))).body.data.pictures.map(({ _id }: { _id: string }) => _id);
  assert.equal((await api.as(buyer).post('/files/sign-url', { fileId })).status, 200);
  assert.equal((await api.as(fan).post('/files/sign-url', { fileId })).status, 404);
  const forged = `/media/${fileId}/small.webp${api.context.mediaSigner.sign(fileId, 'public')}`;
  assert.equal((await api.guest.get(forged)).status, 403);
});
