import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { sendForm } from '../comments/testing.ts';
import { belowApi, uploadPhoto } from '../files/testing.ts';
import type { OwnFeedPost } from './feed-posts.schema.ts';
import { makePoll, optionOf } from '../polls/testing.ts';
import { publishPost, purchase } from './testing.ts';

const HOUR = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const SECRET = 'what comes tomorrow';

const schedule = async (api: TestApi, performer: TestAccount, body: object = {}): Promise<OwnFeedPost> =>
  (await publishPost(api, performer, { text: SECRET, publishAt: inHours(24), ...body })) as OwnFeedPost;

/** Moves all times of a post, as if so many hours had passed; its job falls due with it. */
const letPass = async (api: TestApi, id: string, hours: number): Promise<void> => {
  const past = sql`make_interval(hours => ${hours})`;
  await sql`update feed_posts set published_at = published_at - ${past}, expires_at = expires_at - ${past}
    where id = ${id}`.execute(api.db);
  await sql`update graphile_worker._private_jobs set run_at = run_at - ${past}`.execute(api.db);
};

const ownPost = async (api: TestApi, performer: TestAccount, id: string): Promise<OwnFeedPost> =>
  (await api.as(performer).get(`/performer/feeds/${id}`)).body.data;

const postCount = async (api: TestApi, performer: TestAccount): Promise<number> =>
  (await api.guest.get(`/performers/${performer.id}`)).body.data.postCount;

test('a scheduled post is nowhere for anybody but its performer', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  await api.subscribe(fan, performer);
  const fileId = await uploadPhoto(api, performer);
  const { _id: id } = await schedule(api, performer, { fileIds: [fileId], audience: 'paid', price: 4 });
  await api.runJobs();
  for (const reader of [api.guest, api.as(fan)]) {
    for (const url of [
      `/user/feeds/landing`,
      `/user/feeds/landing?q=tomorrow`,
      `/user/feeds/landing?performerId=${performer.id}`,
      `/user/feeds/landing?username=${performer.username}`,
    ]) {
      const { data } = (await reader.get(url)).body;
      assert.deepEqual([data.total, data.data], [0, []], url);
    }
    assert.equal((await reader.get(`/user/feeds/${id}`)).status, 404);
    assert.equal((await reader.post(`/user/feeds/view/${id}`)).status, 404);
    assert.equal((await reader.get(`/comments?objectType=feed&objectId=${id}`)).status, 404);
    assert.equal((await reader.post('/files/public-info', { fileIds: [fileId] })).body.data.total, 0);
  }
  const as = api.as(fan);
  for (const url of ['/user/feeds', '/user/feeds?tab=suggested', `/user/feeds?performerId=${performer.id}`]) {
    assert.deepEqual((await as.get(url)).body.data.data, [], url);
  }
  for (const action of ['like', 'bookmark']) {
    assert.equal((await as.post('/reactions', { objectType: 'feed', objectId: id, action })).status, 404);
  }
  assert.equal((await as.post('/comments', { objectType: 'feed', objectId: id, text: 'first' })).status, 404);
  assert.equal((await as.post('/reports', { type: 'feed', _id: id, reason: 'spam' })).status, 404);
  assert.equal((await as.post('/files/sign-url', { fileId })).status, 404);
  const key = { 'idempotency-key': 'buy-too-early' };
  assert.equal((await as.post(`/wallet/charges/feed/${id}`, { expectedPrice: 4 }, key)).status, 404);
  assert.equal((await as.get('/notifications')).body.data.total, 0);
  assert.ok(!api.events.some(({ event }) => JSON.stringify(event).includes(id)));
  assert.equal(await postCount(api, performer), 0);
  const own = await ownPost(api, performer, id);
  assert.deepEqual([own.state, own.text, own.isLocked], ['scheduled', SECRET, false]);
});

test('no list of the whole API gives a scheduled post away', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  await api.subscribe(fan, performer);
  const { _id: id } = await schedule(api, performer);
  await api.as(fan).post('/reactions', { objectType: 'performer', objectId: performer.id, action: 'bookmark' });
  const { paths } = (await api.guest.get('/openapi.json')).body as { paths: Record<string, Record<string, unknown>> };
  const lists = Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}) && !path.includes('{'));
  assert.ok(lists.length > 50);
  for (const path of lists) {
    const url = path.replace('/api', '');
    for (const query of ['', '?q=tomorrow', `?performerId=${performer.id}`, '?limit=100']) {
      const answer = await api.as(fan).get(url + query);
      assert.ok(!answer.text.includes(id) && !answer.text.includes(SECRET), url + query);
    }
  }
});

test('it appears at its time, once, and followers are told then', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  const { _id: id } = await schedule(api, performer);
  await letPass(api, id, 25);
  assert.equal((await api.guest.get(`/user/feeds/${id}`)).status, 404, 'not before its job has run');
  await api.runJobs();
  // A second worker, and one that was restarted, find nothing to do.
  for (const task of ['settle-post', 'settle-posts']) {
    await api.context.work((unit) => unit.addJob(task, { postId: id }));
  }
  await api.runJobs();
  const post = (await api.guest.get(`/user/feeds/${id}`)).body.data;
  assert.equal(post.text, SECRET);
  assert.ok(Date.parse(post.publishedAt) > Date.now() - HOUR, 'it stands where it appeared');
  assert.equal(await postCount(api, performer), 1);
  const notices = (await api.as(fan).get('/notifications')).body.data;
  assert.deepEqual([notices.total, notices.data[0].link], [1, `/posts/${id}`]);
});

test('a post whose job was lost with its worker appears all the same', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await schedule(api, performer);
  await letPass(api, id, 25);
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker that is gone'`.execute(
    api.db,
  );
  await api.context.work((unit) => unit.addJob('settle-posts', {}));
  await api.runJobs();
  assert.equal((await api.guest.get(`/user/feeds/${id}`)).status, 200);
  assert.equal(await postCount(api, performer), 1);
});

test('an end hides a post to the moment; its buyers keep it, with its files', async (t) => {
  const api = await createTestApi(t);
  const [performer, buyer, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const fileId = await uploadPhoto(api, performer);
  const body = { audience: 'paid', price: 4, fileIds: [fileId], expiresAt: inHours(24) };
  const { _id: id } = await publishPost(api, performer, body);
  await purchase(api, buyer, performer, { type: 'feed', id });
  for (const account of [buyer, fan]) {
    await api.as(account).post('/reactions', { objectType: 'feed', objectId: id, action: 'bookmark' });
  }
  const isGone = async () => {
    assert.equal((await api.as(fan).get(`/user/feeds/${id}`)).status, 404);
    assert.equal((await api.guest.get('/user/feeds/landing')).body.data.data.length, 0);
    assert.equal((await api.as(fan).get('/reactions/feeds/bookmark')).body.data.total, 0);
    const key = { 'idempotency-key': 'buy-too-late' };
    assert.equal((await api.as(fan).post(`/wallet/charges/feed/${id}`, { expectedPrice: 4 }, key)).status, 404);
    const kept = (await api.as(buyer).get(`/user/feeds/${id}`)).body.data;
    assert.deepEqual([kept.isLocked, kept.files[0].thumbnails !== null], [false, true]);
    assert.equal((await api.as(buyer).get('/reactions/feeds/bookmark')).body.data.total, 1);
    assert.equal((await api.as(buyer).post('/files/sign-url', { fileId })).status, 200);
    assert.equal((await api.as(performer).get('/performer/feeds?state=expired')).body.data.total, 1);
  };
  await letPass(api, id, 25);
  await isGone();
  await api.runJobs();
  await isGone();
  assert.equal((await ownPost(api, performer, id)).state, 'expired');
  assert.equal(await postCount(api, performer), 0);

  await api.as(performer).put(`/performer/feeds/${id}`, { expiresAt: null });
  assert.equal((await api.as(fan).get(`/user/feeds/${id}`)).status, 200);
  assert.equal(await postCount(api, performer), 1);
});

test('buyers keep a post that was made free before its end, with its files and the pictures below it', async (t) => {
  const api = await createTestApi(t);
  const [performer, buyer] = [await api.createPerformer(), await api.createUser()];
  const body = { audience: 'paid', price: 4, fileIds: [await uploadPhoto(api, performer)], expiresAt: inHours(24) };
  const { _id: id } = await publishPost(api, performer, body);
  await purchase(api, buyer, performer, { type: 'feed', id });
  await sendForm(api, buyer, { fields: { objectType: 'feed', objectId: id, text: '' } });
  await api.runJobs();
  await api.as(performer).put(`/performer/feeds/${id}`, { audience: 'free' });
  await letPass(api, id, 25);
  const { files } = (await api.as(buyer).get(`/user/feeds/${id}`)).body.data;
  const [comment] = (await api.as(buyer).get(`/comments?objectType=feed&objectId=${id}`)).body.data.data;
  for (const { thumbnails } of [...files, comment.photo])
    assert.equal((await api.guest.get(belowApi(thumbnails.small.webp))).status, 200);
});

test('what would have come and gone while the server stood still is never shown', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  const { _id: id } = await schedule(api, performer, { expiresAt: inHours(30) });
  await letPass(api, id, 31);
  await api.runJobs();
  assert.equal((await ownPost(api, performer, id)).state, 'expired');
  assert.equal((await api.as(fan).get('/notifications')).body.data.total, 0);
  assert.equal(await postCount(api, performer), 0);
});

test('a time can be changed until it has come, or become now', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await schedule(api, performer);
  const change = (body: object) => api.as(performer).put(`/performer/feeds/${id}`, body);
  const later = inHours(72);
  assert.equal((await change({ publishAt: later })).body.data.publishedAt, later);
  await letPass(api, id, 48);
  await api.runJobs();
  assert.equal((await ownPost(api, performer, id)).state, 'scheduled', 'the earlier plan was replaced');
  assert.equal((await change({ publishAt: null })).body.data.state, 'published');
  assert.equal((await api.guest.get(`/user/feeds/${id}`)).status, 200);
  assert.equal((await change({ publishAt: inHours(3) })).body.code, 'feeds.already_published');
  const { publishedAt } = await ownPost(api, performer, id);
  const again = await change({ publishAt: null, text: 'sent twice' });
  assert.deepEqual(
    [again.status, again.body.data?.text, again.body.data?.publishedAt],
    [200, 'sent twice', publishedAt],
  );
});

test('times lie ahead, within a year, and the end after the beginning', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const publish = async (times: object) =>
    (await api.as(performer).post('/performer/feeds', { text: 'x', audience: 'free', ...times })).body.code;
  assert.equal(await publish({ publishAt: inHours(-1) }), 'feeds.publish_time');
  assert.equal(await publish({ publishAt: inHours(24 * 400) }), 'feeds.publish_time');
  assert.equal(await publish({ expiresAt: inHours(-1) }), 'feeds.expiry_time');
  assert.equal(await publish({ publishAt: inHours(5), expiresAt: inHours(4) }), 'feeds.expiry_time');
  assert.equal(await publish({ publishAt: 'tomorrow' }), 'request.invalid_values');
});

test('a moment with an offset is the same moment as in UTC', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const later = new Date(inHours(24));
  const inTehran = new Date(later.getTime() + 3.5 * HOUR).toISOString().replace('Z', '+03:30');
  const { publishedAt } = await schedule(api, performer, { publishAt: inTehran });
  assert.equal(publishedAt, later.toISOString());
});

test('a second window that publishes a post now changes nothing, though fans have voted in its poll', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const planned = await makePoll(api, performer, { opensAt: inHours(24), endsAt: inHours(72) });
  const { _id: id, publishedAt } = await schedule(api, performer, { audience: 'free', pollId: planned._id });
  const publishNow = async (endsAt = inHours(48), question = planned.question) => {
    const { _id: pollId } = await makePoll(api, performer, { question, endsAt });
    const basedOn = { pollId: planned._id, publishAt: publishedAt };
    return [
      await api.as(performer).put(`/performer/feeds/${id}`, { publishAt: null, pollId }),
      await api.as(performer).put(`/performer/feeds/${id}`, { publishAt: null, pollId, basedOn }),
    ];
  };
  const [out] = await publishNow();
  assert.equal(out?.status, 200, out?.text);
  const { poll } = await ownPost(api, performer, id);
  assert.ok(poll && poll._id !== planned._id);
  for (const voting of [false, true]) {
    if (voting) await api.as(fan).post(`/user/feeds/vote/${poll._id}`, { optionId: optionOf(poll, 0) });
    for (const { status, text } of await publishNow()) assert.equal(status, 200, text);
    assert.equal((await ownPost(api, performer, id)).poll?._id, poll._id);
  }
  const codes = async (made: ReturnType<typeof publishNow>) => (await made).map(({ body }) => body.code);
  const refusals = ['polls.has_votes', 'content.changed_meanwhile'];
  assert.deepEqual(await codes(publishNow(inHours(72))), refusals, 'another end is a change');
  assert.deepEqual(await codes(publishNow(inHours(48), 'Which other?')), refusals, 'other words are a change');
});

test('the moment that a work is planned for already may be said again, though it has come', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await schedule(api, performer);
  const publishAt = new Date(Date.now() - 1000);
  await api.db.updateTable('feed_posts').set({ published_at: publishAt }).where('id', '=', id).execute();
  const say = (moment: Date) => api.as(performer).put(`/performer/feeds/${id}`, { publishAt: moment.toISOString() });
  assert.equal((await say(publishAt)).status, 200);
  assert.equal((await say(new Date(publishAt.getTime() - 1))).body.code, 'feeds.publish_time');
});
