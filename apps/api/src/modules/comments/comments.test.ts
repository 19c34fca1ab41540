import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerEventData } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { bringCommentsBack, removeComment } from './writing.service.ts';

const write = (api: TestApi, account: TestAccount, objectId: string, text: string) =>
  api.as(account).post('/comments', { objectType: 'feed', objectId, text });

const commentCount = async (api: TestApi, postId: string): Promise<number> =>
  (await api.guest.get(`/user/feeds/${postId}`)).body.data.commentCount;

test('comments stand under a post, newest first, and the performer is told', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ name: 'Nilou' })];
  const post = await publishPost(api, performer);
  for (const text of ['first', 'second', '<i>third</i>'])
    assert.equal((await write(api, fan, post._id, text)).status, 200);
  const url = `/comments?objectType=feed&objectId=${post._id}`;
  const page = (await api.guest.get(`${url}&limit=2`)).body.data;
  assert.equal(page.total, 3);
  const rest = (await api.as(fan).get(`${url}&limit=2&cursor=${page.nextCursor}`)).body.data;
  assert.deepEqual(
    [...page.data, ...rest.data].map((comment) => comment.text),
    ['third', 'second', 'first'],
  );
  assert.equal(rest.nextCursor, undefined);
  assert.deepEqual([page.data[0].isOwn, rest.data[0].isOwn, rest.data[0].author.name], [false, true, 'Nilou']);
  assert.equal(await commentCount(api, post._id), 3);
  const notices = (await api.as(performer).get('/notifications')).body.data;
  const [{ kind, count, actor }] = notices.data;
  assert.deepEqual([notices.total, count, kind, actor._id], [1, 3, 'comment', fan.id]);
});

test('comments of a locked post are for those who may see it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, subscriber] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  const post = await publishPost(api, performer, { audience: 'subscribers' });
  assert.equal((await write(api, subscriber, post._id, 'lovely')).status, 200);
  const url = `/comments?objectType=feed&objectId=${post._id}`;
  for (const reader of [api.guest, api.as(fan)]) {
    const refused = await reader.get(url);
    assert.deepEqual([refused.status, refused.body.code], [403, 'comments.locked']);
  }
  assert.equal((await write(api, fan, post._id, 'let me in')).body.code, 'comments.locked');
  assert.equal(await commentCount(api, post._id), 1);
  assert.equal((await api.as(performer).get(url)).body.data.total, 1);
});

test('the author edits; the author or the performer deletes; nobody else does', async (t) => {
  const api = await createTestApi(t);
  const [performer, author, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const operator = await api.createOperator();
  const post = await publishPost(api, performer);
  const [first, second] = [
    (await write(api, author, post._id, 'one')).body.data._id,
    (await write(api, author, post._id, 'two')).body.data._id,
  ];
  for (const account of [other, performer]) {
    assert.equal((await api.as(account).put(`/comments/${first}`, { text: 'changed' })).status, 403);
  }
  // An operator removes it with a reason and a way back, in the console.
  for (const account of [other, operator]) {
    assert.equal((await api.as(account).delete(`/comments/${first}`)).status, 403);
  }
  const edited = (await api.as(author).put(`/comments/${first}`, { text: 'changed' })).body.data;
  assert.deepEqual([edited.text, edited.isEdited], ['changed', true]);
  assert.equal((await api.as(performer).delete(`/comments/${first}`)).status, 200);
  assert.equal((await api.as(author).delete(`/comments/${second}`)).status, 200);
  assert.equal((await api.as(author).delete(`/comments/${second}`)).status, 404);
  assert.equal(await commentCount(api, post._id), 0);
});

test('words that the performer does not take are in no comment below her works, nor come by a change', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const other = await api.createPerformer();
  const set = await api.as(performer).put('/performer/inbox-settings', { filteredWords: ['send money'] });
  assert.equal(set.status, 200, set.text);
  const [post, elsewhere] = [await publishPost(api, performer), await publishPost(api, other)];
  const refused = await write(api, fan, post._id, 'Send  MONEY to me');
  assert.deepEqual([refused.status, refused.body.code], [422, 'messages.filtered_words']);
  const first = await write(api, fan, post._id, 'A fine ridge');
  const answer = { objectType: 'feed', objectId: post._id, parentId: first.body.data._id, text: 'send money' };
  assert.equal((await api.as(fan).post('/comments', answer)).body.code, 'messages.filtered_words');
  const changed = await api.as(fan).put(`/comments/${first.body.data._id}`, { text: 'send money' });
  assert.equal(changed.body.code, 'messages.filtered_words');
  assert.equal(await commentCount(api, post._id), 1);
  // Her own words, and what stands below the works of others.
  assert.equal((await write(api, performer, post._id, 'Never send money')).status, 200);
  assert.equal((await write(api, fan, elsewhere._id, 'send money')).status, 200);
});

test('the counter stays exact when many write and delete at once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const post = await publishPost(api, performer);
  const written = await Promise.all(Array.from({ length: 8 }, (_, index) => write(api, fan, post._id, `${index}`)));
  const [first] = written.map((answer) => answer.body.data._id);
  await Promise.all(Array.from({ length: 4 }, () => api.as(fan).delete(`/comments/${first}`)));
  assert.equal(await commentCount(api, post._id), 7);
});

test('a comment is bounded, has words, and is about something', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const post = await publishPost(api, performer);
  for (const text of ['', '  ', '<br>', 'x'.repeat(2001)]) {
    assert.equal((await write(api, fan, post._id, text)).status, 422);
  }
  assert.equal((await write(api, fan, fan.id, 'x')).status, 404);
  await api.as(performer).delete(`/performer/feeds/${post._id}`);
  assert.equal((await write(api, fan, post._id, 'x')).status, 404);
});

test('the same key comments once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const post = await publishPost(api, performer);
  const body = { objectType: 'feed', objectId: post._id, text: 'once' };
  const key = { 'idempotency-key': 'comment-once-1' };
  const [first, second] = [
    await api.as(fan).post('/comments', body, key),
    await api.as(fan).post('/comments', body, key),
  ];
  assert.equal(first.body.data._id, second.body.data._id);
  assert.equal(await commentCount(api, post._id), 1);
});

/** Whom the API has told since the last time how many comments a post has, and how many. */
const countsTold = (api: TestApi, postId: string) => () =>
  api.events.splice(0).flatMap(({ target, event }) => {
    if (event.name !== 'comments.counted' || target.kind !== 'user') return [];
    const { objectType, objectId, commentCount } = event.data as ServerEventData<'comments.counted'>;
    assert.deepEqual([objectType, objectId], ['feed', postId]);
    return [`${target.userId} ${commentCount}`];
  });

test('windows that show the item elsewhere are told how many comments there are now', async (t) => {
  const api = await createTestApi(t);
  const [performer, author, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const post = await publishPost(api, performer);
  const told = countsTold(api, post._id);
  const thread = (await write(api, author, post._id, 'one')).body.data._id;
  assert.deepEqual(told(), [`${author.id} 1`, `${performer.id} 1`]);
  await api.as(other).post('/comments', { objectType: 'feed', objectId: post._id, text: 'two', parentId: thread });
  assert.deepEqual(told(), [`${other.id} 2`, `${performer.id} 2`]);
  // What is changed stays as many.
  await api.as(author).put(`/comments/${thread}`, { text: 'changed' });
  assert.deepEqual(told(), []);
  await api.as(performer).delete(`/comments/${thread}`);
  assert.deepEqual(told().toSorted(), [author, other, performer].map(({ id }) => `${id} 0`).toSorted());
});

test('they are told as well when an operator takes a comment away and brings it back', async (t) => {
  const api = await createTestApi(t);
  const [performer, author, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const post = await publishPost(api, performer);
  const parentId = (await write(api, author, post._id, 'one')).body.data._id;
  await api.as(other).post('/comments', { objectType: 'feed', objectId: post._id, text: 'two', parentId });
  const told = countsTold(api, post._id);
  told();
  const everybody = (count: number) => [author, other, performer].map(({ id }) => `${id} ${count}`).toSorted();
  const removed = await api.context.work((unit) => removeComment(unit, parentId));
  assert.deepEqual(told().toSorted(), everybody(0));
  await api.context.work((unit) => bringCommentsBack(unit, removed ?? []));
  assert.deepEqual(told().toSorted(), everybody(2));
});
