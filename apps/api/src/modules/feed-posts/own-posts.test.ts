import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { keepDraft } from './drafts/testing.ts';
import { uploadPhoto } from '../files/testing.ts';
import type { FeedPost } from './feed-posts.schema.ts';
import { publishPost } from './testing.ts';

const idsOf = (answer: { body: { data: { data: FeedPost[] } } }): string[] => answer.body.data.data.map((it) => it._id);

test('up to three posts stand first on a profile, over all its pages', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const ids: string[] = [];
  for (let round = 0; round < 5; round++) ids.unshift((await publishPost(api, performer))._id);
  const [newest, , middle, , oldest] = ids;
  const pin = (id?: string) => api.as(performer).post(`/performer/feeds/${id}/pin`);
  assert.equal((await pin(oldest)).body.data.isPinned, true);
  await pin(oldest);
  await pin(middle);
  await pin(newest);
  const refused = await pin(ids[1]);
  assert.deepEqual([refused.status, refused.body.code], [409, 'feeds.too_many_pins']);
  const profile: string[] = [];
  let cursor = '';
  do {
    const { data } = (await api.guest.get(`/user/feeds/landing?performerId=${performer.id}&limit=2${cursor}`)).body;
    profile.push(...data.data.map((post: FeedPost) => post._id));
    cursor = data.nextCursor ? `&cursor=${data.nextCursor}` : '';
  } while (cursor);
  assert.deepEqual(profile, [newest, middle, oldest, ids[1], ids[3]]);
  assert.equal((await api.as(performer).delete(`/performer/feeds/${newest}/pin`)).body.data.isPinned, false);
  assert.equal((await pin(ids[1])).status, 200);
  const later = await publishPost(api, performer, { publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  assert.equal((await pin(later._id)).body.code, 'feeds.not_published');
  assert.equal((await api.as(await api.createPerformer()).post(`/performer/feeds/${oldest}/pin`)).status, 404);
});

test('two requests cannot both take the last place', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const ids: string[] = [];
  for (let round = 0; round < 6; round++) ids.push((await publishPost(api, performer))._id);
  const answers = await Promise.all(ids.map((id) => api.as(performer).post(`/performer/feeds/${id}/pin`)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 3);
});

test('a deletion is taken back within a minute, by her alone, and not what the site removed', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: id } = await publishPost(api, performer);
  const count = async () => (await api.guest.get(`/performers/${performer.id}`)).body.data.postCount;
  const restore = (account = performer) => api.as(account).post(`/performer/feeds/${id}/restore`);
  assert.equal((await restore()).status, 404, 'it is there');
  await api.as(performer).delete(`/performer/feeds/${id}`);
  assert.equal((await api.guest.get(`/user/feeds/${id}`)).status, 404);
  assert.equal((await restore(other)).status, 404);
  assert.equal((await restore()).body.data._id, id);
  assert.deepEqual([(await api.guest.get(`/user/feeds/${id}`)).status, await count()], [200, 1]);

  await api.as(performer).delete(`/performer/feeds/${id}`);
  await sql`update feed_posts set restorable_until = now() where id = ${id}`.execute(api.db);
  assert.deepEqual([(await restore()).status, await count()], [404, 0]);
});

test('her list is searched in all her words, and narrowed by state, audience and media', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const photo = await publishPost(api, performer, {
    text: 'كتاب قفل‌شده',
    audience: 'subscribers',
    fileIds: [await uploadPhoto(api, performer)],
  });
  const plain = await publishPost(api, performer, { text: '100% cotton' });
  const later = await publishPost(api, performer, { publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  await publishPost(api, await api.createPerformer(), { text: 'cotton of another' });
  const list = async (query: string) => idsOf(await api.as(performer).get(`/performer/feeds?${query}`));
  assert.deepEqual(await list(''), [later._id, plain._id, photo._id]);
  assert.deepEqual(await list(`q=${encodeURIComponent('کتاب')}`), [photo._id]);
  assert.deepEqual(await list('q=cotton'), [plain._id]);
  assert.deepEqual(await list('q=0%25'), [plain._id]);
  assert.deepEqual(await list('state=scheduled'), [later._id]);
  assert.deepEqual(await list('state=published'), [plain._id, photo._id]);
  assert.deepEqual(await list('audience=subscribers'), [photo._id]);
  assert.deepEqual(await list('media=photo'), [photo._id]);
  assert.deepEqual(await list('media=none&state=published'), [plain._id]);
  assert.deepEqual([await list('media=audio'), await list('media=video')], [[], []]);
  // A sound is a sound to the list whatever its bytes are: making one takes seconds.
  await sql`update files set kind = 'feed-audio' where owner_id = ${performer.id}`.execute(api.db);
  assert.deepEqual([await list('media=audio'), await list('media=photo')], [[photo._id], []]);
  const first = (await api.as(performer).get('/performer/feeds?limit=2')).body.data;
  assert.equal(first.total, 3);
  assert.deepEqual(await list(`limit=2&cursor=${first.nextCursor}`), [photo._id]);
});

test('her posts are counted by state as her filter has them, and drafts besides', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const counts = async (query = '', who = performer) =>
    (await api.as(who).get(`/performer/feeds/counts${query}`)).body.data;
  assert.deepEqual(await counts(), { published: 0, scheduled: 0, expired: 0, drafts: 0 });
  await publishPost(api, performer, { text: 'cotton' });
  await publishPost(api, performer, { text: 'linen', audience: 'subscribers' });
  const { _id: over } = await publishPost(api, performer, { text: 'cotton once' });
  await sql`update feed_posts set expires_at = now() where id = ${over}`.execute(api.db);
  await publishPost(api, performer, { publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  await keepDraft(api, performer);
  assert.deepEqual(await counts(), { published: 2, scheduled: 1, expired: 1, drafts: 1 });
  assert.deepEqual(await counts('?q=cotton'), { published: 1, scheduled: 0, expired: 1, drafts: 1 });
  assert.deepEqual(await counts('?audience=subscribers'), { published: 1, scheduled: 0, expired: 0, drafts: 1 });
  assert.deepEqual(await counts('', other), { published: 0, scheduled: 0, expired: 0, drafts: 0 });
  assert.equal((await api.as(await api.createUser()).get('/performer/feeds/counts')).status, 403);
});

test('a post is pinned as it is published and as it is changed, within the same bounds', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publish = async (body: object) =>
    (await api.as(performer).post('/performer/feeds', { text: 'words', audience: 'free', ...body })).body;
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) ids.push((await publish({ isPinned: true })).data._id);
  assert.equal((await publish({ isPinned: true })).code, 'feeds.too_many_pins');
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  assert.equal((await publish({ isPinned: true, publishAt: soon })).code, 'feeds.not_published');
  assert.equal(
    (await api.as(performer).get('/performer/feeds')).body.data.total,
    3,
    'what is refused is not published',
  );
  const change = async (body: object) => (await api.as(performer).put(`/performer/feeds/${ids[0]}`, body)).body.data;
  assert.equal((await change({ text: 'other words' })).isPinned, true);
  assert.equal((await change({ isPinned: false })).isPinned, false);
  assert.equal((await publish({ isPinned: true })).data.isPinned, true);
});
