import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { newId } from '../../platform/ids.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { addPhoto, publishGallery } from '../galleries/testing.ts';
import { PART } from './sitemap.repository.ts';
import { createPartList } from './sitemap.service.ts';

const read = async (api: TestApi, kind: string, after?: string): Promise<string[]> => {
  const { status, body, text } = await api.guest.get(`/sitemap/${kind}${after ? `?after=${after}` : ''}`);
  assert.equal(status, 200, text);
  return body.data.entries.map(({ path }: { path: string }) => path);
};

test('names what everybody in the world may open, and nothing of whoever keeps somebody out', async (t) => {
  const api = await createTestApi(t);
  const [shown, away, gone, suspended] = [
    await api.createPerformer(),
    await api.createPerformer(),
    await api.createPerformer(),
    await api.createPerformer(),
  ];
  const unverified = await api.createPerformer({ isVerified: false });
  const { _id } = await publishPost(api, shown);
  for (const other of [away, gone, suspended, unverified]) await insertPost(api.db, other);
  const blocked = await api.as(away).post('/block/countries', { countries: ['IS'] });
  assert.equal(blocked.status, 200);
  const now = new Date();
  await api.db.updateTable('users').set({ deleted_at: now }).where('id', '=', gone.id).execute();
  await api.db.updateTable('users').set({ suspended_at: now }).where('id', '=', suspended.id).execute();
  assert.deepEqual(await read(api, 'profiles'), [`/${shown.username}`]);
  assert.deepEqual(await read(api, 'posts'), [`/posts/${_id}`]);
});

test('of posts those with something to read, of galleries those with photos, of pages the published ones', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const open = await publishPost(api, performer);
  const teased = await publishPost(api, performer, { audience: 'subscribers', teaser: 'A glimpse' });
  await publishPost(api, performer, { audience: 'subscribers' });
  const removed = await publishPost(api, performer);
  assert.equal((await api.as(performer).delete(`/performer/feeds/${removed._id}`)).status, 200);
  assert.deepEqual(await read(api, 'posts'), [`/posts/${open._id}`, `/posts/${teased._id}`]);
  const gallery = await publishGallery(api, performer, { title: 'Autumn' });
  await publishGallery(api, performer, { title: 'Empty' });
  await addPhoto(api, performer, gallery._id);
  assert.deepEqual(await read(api, 'galleries'), [`/galleries/${gallery._id}`]);
  for (const kind of ['videos', 'products']) assert.deepEqual(await read(api, kind), [], kind);
  const page = { id: newId(), slug: 'help-me' };
  await api.db
    .insertInto('posts')
    .values({ ...page, is_published: true, position: 1 })
    .execute();
  await api.db.insertInto('posts').values({ id: newId(), slug: 'draft', is_published: false, position: 2 }).execute();
  const pages = await read(api, 'pages');
  assert.ok(pages.includes('/page/help-me') && !pages.includes('/page/draft'), pages.join());
});

test('a part goes on behind an id, and the list names where each part begins', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const ids = [await insertPost(api.db, performer), await insertPost(api.db, performer)];
  assert.deepEqual(await read(api, 'posts', ids[0]), [`/posts/${ids[1]}`]);
  assert.equal((await api.guest.get('/sitemap/secrets')).status, 422);
  assert.equal((await api.guest.get('/sitemap/posts?after=x')).status, 422);
  let at = 0;
  const list = createPartList({ db: api.db }, () => at);
  const ofPosts = async () => (await list()).filter(({ kind }) => kind === 'posts').map(({ after }) => after);
  assert.deepEqual(await ofPosts(), [null]);
  const more = Array.from({ length: PART - ids.length }, () => ({ id: newId(), performer_id: performer.id }));
  for (let from = 0; from < more.length; from += 1000)
    await api.db
      .insertInto('feed_posts')
      .values(more.slice(from, from + 1000).map((row) => ({ ...row, text: 'x', audience: 'free' as const })))
      .execute();
  assert.deepEqual(await ofPosts(), [null], 'kept for a while');
  at += 3_600_000;
  assert.deepEqual(await ofPosts(), [null, more.at(-1)?.id]);
  assert.equal((await read(api, 'posts')).length, PART);
  assert.deepEqual(await read(api, 'posts', more.at(-1)?.id), []);
});
