import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { belowApi, uploadPhoto } from '../files/testing.ts';
import type { FeedPost, FeedPostView, PostPreview } from './feed-posts.schema.ts';
import { publishPost, purchase } from './testing.ts';

const PROXY = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };

/**
 * What does not depend on who asks: addresses are each reader's own, and counts move. What a link to the post shows is
 * chosen among the same files.
 */
const comparable = ({ files, performer, linkPicture: _, ...post }: FeedPost & Partial<FeedPostView>) => ({
  ...post,
  performer: performer._id,
  files: files.map(({ thumbnails, ...file }) => ({ ...file, isOpen: thumbnails !== null })),
});

test('a preview is what each of them is really answered', async (t) => {
  const api = await createTestApi(t, PROXY);
  const performer = await api.createPerformer();
  const [follower, subscriber, buyer] = [await api.createUser(), await api.createUser(), await api.createUser()];
  await api.as(follower).post(`/follows/${performer.id}`);
  await api.subscribe(subscriber, performer);
  await api.as(performer).post('/block/countries', { countries: ['FR'] });
  for (const [audience, price] of [['free'], ['subscribers'], ['paid', 4]] as const) {
    const fileIds = [await uploadPhoto(api, performer)];
    const { _id: id } = await publishPost(api, performer, { audience, price, teaser: 'hint', fileIds });
    await purchase(api, buyer, performer, { type: 'feed', id });
    const preview = async (as: string): Promise<PostPreview> =>
      (await api.as(performer).get(`/performer/feeds/${id}/preview?as=${as}`)).body.data;
    const readers = {
      guest: api.guest,
      follower: api.as(follower),
      subscriber: api.as(subscriber),
      buyer: api.as(buyer),
    };
    for (const [as, reader] of Object.entries(readers)) {
      const real: FeedPostView = (await reader.get(`/user/feeds/${id}`)).body.data;
      const { post } = await preview(as);
      assert.ok(post);
      assert.deepEqual(comparable(post), comparable(real), `${audience} as ${as}`);
      const address = post.files[0]?.thumbnails?.small.webp;
      if (address) assert.equal((await api.guest.get(belowApi(address))).status, 200, 'she can look at it');
    }
    assert.deepEqual(await preview('blocked-country'), { post: null, country: 'FR' });
    assert.equal((await api.guest.get(`/user/feeds/${id}`, { 'cf-ipcountry': 'FR' })).status, 404);
  }
});

test('what is scheduled is shown as on its day, what has expired to its buyers alone', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const preview = async (id: string, as: string): Promise<PostPreview> =>
    (await api.as(performer).get(`/performer/feeds/${id}/preview?as=${as}`)).body.data;
  const later = await publishPost(api, performer, { publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  assert.equal((await preview(later._id, 'guest')).post?.text, later.text);
  assert.equal((await api.guest.get(`/user/feeds/${later._id}`)).status, 404, 'looking changes nothing');

  const over = await publishPost(api, performer, { audience: 'paid', price: 4 });
  await api.db
    .updateTable('feed_posts')
    .set({ published_at: new Date(Date.now() - 7_200_000), expires_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', over._id)
    .execute();
  assert.equal((await preview(over._id, 'subscriber')).post, null);
  assert.equal((await preview(over._id, 'buyer')).post?.isLocked, false);
});

/** What the database holds of what posts are made of, and what is to be done because of them. */
const readAll = async ({ db }: Awaited<ReturnType<typeof createTestApi>>): Promise<string> => {
  const { rows } = await sql<object>`
    select (select count(*)::int from feed_post_files) as files, (select count(*)::int from polls) as polls,
      (select count(*)::int from graphile_worker.jobs where task_identifier like '%-post') as jobs,
      (select string_agg(xmin::text || id, ',' order by id) from feed_posts) as posts`.execute(db);
  return JSON.stringify(rows);
};

test('a draft is previewed as it would be published, and nothing of it remains', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const readers = ['guest', 'follower', 'subscriber', 'buyer'];
  const drafts = [];
  for (const [audience, price] of [['free'], ['subscribers', 3], ['paid', 4]] as const) {
    drafts.push({ text: 'words', teaser: 'hint', audience, price, fileIds: [await uploadPhoto(api, performer)] });
  }
  const poll = { question: 'Tea?', options: ['Yes', 'No'] };
  const before = await readAll(api);
  const seen: FeedPost[] = [];
  for (const draft of drafts) {
    for (const as of readers) {
      const answer = await api.as(performer).post(`/performer/feeds/preview?as=${as}`, { ...draft, poll });
      const { post } = (answer.body as { data: PostPreview }).data;
      assert.ok(post);
      assert.equal(post.poll?.question, post.isLocked ? undefined : 'Tea?');
      const address = post.files[0]?.thumbnails?.small.webp;
      if (address) assert.equal((await api.guest.get(belowApi(address))).status, 200, 'she can look at it');
      seen.push(post);
    }
  }
  assert.equal(await readAll(api), before);

  const same = { _id: '', poll: null, publishedAt: '' };
  for (const draft of drafts) {
    const { _id: id } = await publishPost(api, performer, draft);
    for (const as of readers) {
      const { post: real }: PostPreview = (await api.as(performer).get(`/performer/feeds/${id}/preview?as=${as}`)).body
        .data;
      const drawn = seen.shift();
      assert.ok(real && drawn);
      const what = `${draft.audience} as ${as}`;
      assert.deepEqual({ ...comparable(drawn), ...same }, { ...comparable(real), ...same }, what);
    }
  }
});

test('changes to a post are previewed beside what stays, and it remains as it is', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [first, second] = [await uploadPhoto(api, performer), await uploadPhoto(api, performer)];
  const { _id: postId } = await publishPost(api, performer, { text: 'before', fileIds: [first] });
  const before = await readAll(api);
  const body = { postId, audience: 'paid', price: 5, text: 'after', fileIds: [second, first] };
  const answer = await api.as(performer).post('/performer/feeds/preview?as=buyer', body);
  const { post } = (answer.body as { data: PostPreview }).data;
  assert.deepEqual([post?.text, post?.price, post?.files.map(({ _id }) => _id)], ['after', 5, [second, first]]);
  assert.equal(await readAll(api), before);
});

test('what could not be published cannot be previewed: nothing at all, no price, what belongs to another', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const preview = async (body: object) =>
    (await api.as(performer).post('/performer/feeds/preview?as=guest', { audience: 'free', ...body })).body.code;
  assert.equal(await preview({}), 'feeds.empty');
  assert.equal(await preview({ text: 'words', audience: 'paid' }), 'feeds.price_out_of_bounds');
  assert.equal(await preview({ fileIds: [await uploadPhoto(api, other)] }), 'feeds.file_not_usable');
  const { _id: postId } = await publishPost(api, other);
  assert.equal(await preview({ postId, text: 'mine' }), 'request.not_found');
  const fan = await api.createUser();
  assert.equal((await api.as(fan).post('/performer/feeds/preview?as=guest', { audience: 'free' })).status, 403);
});

test('nobody previews the post of another', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: id } = await publishPost(api, performer);
  assert.equal((await api.as(other).get(`/performer/feeds/${id}/preview?as=buyer`)).status, 404);
  assert.equal((await api.as(performer).get(`/performer/feeds/${id}/preview?as=operator`)).status, 422);
});
