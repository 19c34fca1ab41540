import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import type { Comment } from './comments.schema.ts';
import { writeComment } from './testing.ts';
import { bringCommentsBack, removeComment } from './writing.service.ts';

const read = async (api: TestApi, reader: TestAccount, objectId: string, parentId?: string) => {
  const thread = parentId ? `&parentId=${parentId}` : '';
  return (await api.as(reader).get(`/comments?objectType=feed&objectId=${objectId}${thread}`)).body.data;
};

const textsOf = ({ data }: { data: Comment[] }): string[] => data.map(({ text }) => text);

const countOf = async (api: TestApi, postId: string): Promise<number> =>
  (await api.guest.get(`/user/feeds/${postId}`)).body.data.commentCount;

const threeAndPost = async (api: TestApi) => {
  const [performer, fan, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  return { performer, fan, other, objectId: (await publishPost(api, performer))._id };
};

test('answers stand on one level below what they answer, the oldest first', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan, other, objectId } = await threeAndPost(api);
  const thread = await writeComment(api, fan, { objectId, text: 'thread' });
  const first = await writeComment(api, performer, { objectId, parentId: thread._id, text: 'first' });
  const second = await writeComment(api, other, { objectId, parentId: first._id, text: 'second' });
  assert.deepEqual([first.parentId, second.parentId], [thread._id, thread._id]);

  const threads = await read(api, fan, objectId);
  assert.deepEqual([threads.total, textsOf(threads), threads.data[0].replyCount], [1, ['thread'], 2]);
  const answers = await read(api, fan, objectId, thread._id);
  assert.deepEqual([answers.total, textsOf(answers)], [2, ['first', 'second']]);
  assert.equal(await countOf(api, objectId), 3);

  const url = `/comments?objectType=feed&objectId=${objectId}&parentId=${thread._id}&limit=1`;
  const page = (await api.guest.get(url)).body.data;
  const rest = (await api.guest.get(`${url}&cursor=${page.nextCursor}`)).body.data;
  assert.deepEqual([textsOf(page), textsOf(rest), rest.nextCursor], [['first'], ['second'], undefined]);
});

test('who is answered is told, once, and so is the performer', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan, other, objectId } = await threeAndPost(api);
  const kindsOf = async (account: TestAccount): Promise<string[]> =>
    (await api.as(account).get('/notifications')).body.data.data.flatMap(
      ({ kind, count }: { kind: string; count: number }) => Array<string>(count).fill(kind),
    );
  const hers = await writeComment(api, performer, { objectId });
  await writeComment(api, fan, { objectId, parentId: hers._id });
  assert.deepEqual(await kindsOf(performer), ['comment-reply']);
  const his = await writeComment(api, fan, { objectId });
  await writeComment(api, other, { objectId, parentId: his._id });
  assert.deepEqual(await kindsOf(fan), ['comment-reply']);
  assert.deepEqual(await kindsOf(performer), ['comment', 'comment', 'comment-reply']);
});

test('whom a comment names is told, if he may read it, and once', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan, other, objectId } = await threeAndPost(api);
  const usernameOf = async (account: TestAccount): Promise<string> =>
    (await api.as(account).get('/users/me')).body.data.username;
  const [his, hers] = [await usernameOf(other), await usernameOf(performer)];
  const mentions = async (account: TestAccount): Promise<number> => {
    const { data } = (await api.as(account).get('/notifications')).body.data;
    return data.filter(({ kind }: { kind: string }) => kind === 'mention').length;
  };
  await writeComment(api, fan, { objectId, text: `@${his} and @${hers}, see this, @${his}; @nobody.there` });
  assert.deepEqual([await mentions(other), await mentions(performer), await mentions(fan)], [1, 0, 0]);
  const { _id: locked } = await publishPost(api, performer, { audience: 'subscribers' });
  await writeComment(api, performer, { objectId: locked, text: `@${his} must not learn of this` });
  assert.equal(
    (await api.db.selectFrom('notifications').select('id').where('kind', '=', 'mention').execute()).length,
    1,
  );
});

test('what is deleted takes along what answers it, and nothing else is counted down', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan, other, objectId } = await threeAndPost(api);
  const [gone, kept] = [await writeComment(api, fan, { objectId }), await writeComment(api, fan, { objectId })];
  for (const parentId of [gone._id, gone._id, kept._id]) await writeComment(api, other, { objectId, parentId });
  const [reply] = (await read(api, fan, objectId, gone._id)).data as Comment[];
  assert.equal((await api.as(other).delete(`/comments/${reply?._id}`)).status, 200);
  assert.equal(await countOf(api, objectId), 4);
  assert.equal((await api.as(performer).delete(`/comments/${gone._id}`)).status, 200);
  assert.equal(await countOf(api, objectId), 2);
  const refused = await api.as(fan).get(`/comments?objectType=feed&objectId=${objectId}&parentId=${gone._id}`);
  assert.equal(refused.status, 404);
  assert.equal((await read(api, fan, objectId)).data[0].replyCount, 1);
});

test('the counter stays exact when a thread is deleted while it is answered', async (t) => {
  const api = await createTestApi(t);
  const { fan, other, objectId } = await threeAndPost(api);
  const { _id: parentId } = await writeComment(api, fan, { objectId });
  const answer = () => api.as(other).post('/comments', { objectType: 'feed', objectId, parentId, text: 'me too' });
  await Promise.all([...Array.from({ length: 6 }, answer), api.as(fan).delete(`/comments/${parentId}`), answer()]);
  assert.equal(await countOf(api, objectId), 0);
  assert.equal((await answer()).status, 404);
});

test('only what stands below the same content can be answered', async (t) => {
  const api = await createTestApi(t);
  const { performer, fan, objectId } = await threeAndPost(api);
  const { _id: elsewhere } = await publishPost(api, performer);
  const { _id: parentId } = await writeComment(api, fan, { objectId });
  const body = { objectType: 'feed', objectId: elsewhere, parentId, text: 'x' };
  assert.equal((await api.as(fan).post('/comments', body)).status, 404);
  const { status } = await api.guest.get(`/comments?objectType=feed&objectId=${elsewhere}&parentId=${parentId}`);
  assert.equal(status, 404);
});

test('answers of blocked people are neither shown nor counted, and nobody answers them', async (t) => {
  const api = await createTestApi(t);
  const { fan, other, objectId, performer } = await threeAndPost(api);
  const { _id: parentId } = await writeComment(api, performer, { objectId });
  await writeComment(api, fan, { objectId, parentId, text: 'fan' });
  const theirs = await writeComment(api, other, { objectId, parentId, text: 'other' });
  await api.as(fan).post('/block/users', { userId: other.id });
  assert.deepEqual(textsOf(await read(api, fan, objectId, parentId)), ['fan']);
  assert.equal((await read(api, fan, objectId)).data[0].replyCount, 1);
  assert.deepEqual(textsOf(await read(api, performer, objectId, parentId)), ['fan', 'other']);
  const body = { objectType: 'feed', objectId, parentId: theirs._id, text: 'x' };
  assert.equal((await api.as(fan).post('/comments', body)).status, 404);
});

test('a comment is liked once by each, and only where it can be read', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, subscriber] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  const { _id: objectId } = await publishPost(api, performer, { audience: 'subscribers' });
  const comment = await writeComment(api, performer, { objectId });
  const like = { objectType: 'comment', objectId: comment._id, action: 'like' };
  for (let round = 0; round < 2; round++) {
    const { data } = (await api.as(subscriber).post('/reactions', like)).body;
    assert.deepEqual([data.isLiked, data.likeCount], [true, 1]);
  }
  const [seen] = (await read(api, subscriber, objectId)).data as Comment[];
  assert.deepEqual([seen?.isLiked, seen?.likeCount], [true, 1]);
  assert.equal((await read(api, performer, objectId)).data[0].isLiked, false);
  assert.equal((await api.as(performer).get('/notifications')).body.data.data[0].kind, 'like');

  assert.equal((await api.as(fan).post('/reactions', like)).body.code, 'comments.locked');
  // Taking back is always allowed, and tells nothing.
  assert.equal((await api.as(fan).delete('/reactions', like)).body.data.likeCount, 0);
  assert.equal((await api.as(subscriber).post('/reactions', { ...like, action: 'bookmark' })).status, 422);
  assert.equal((await api.as(subscriber).delete('/reactions', like)).body.data.likeCount, 0);
});

test('the kept number of replies follows what is written, removed and brought back', async (t) => {
  const api = await createTestApi(t);
  const { fan, other, objectId } = await threeAndPost(api);
  const { _id: parentId } = await writeComment(api, fan, { objectId });
  const kept = async (): Promise<number> => {
    const row = await api.db.selectFrom('comments').select('reply_count').where('id', '=', parentId).executeTakeFirst();
    return row?.reply_count ?? -1;
  };
  const answers = [];
  for (let number = 0; number < 3; number += 1) answers.push(await writeComment(api, other, { objectId, parentId }));
  assert.equal(await kept(), 3);
  await api.as(other).delete(`/comments/${answers[0]?._id}`);
  assert.equal(await kept(), 2);
  const ids = await api.context.work((unit) => removeComment(unit, parentId));
  assert.equal(await kept(), 0);
  await api.context.work((unit) => bringCommentsBack(unit, ids ?? []));
  assert.equal(await kept(), 2);
});

test('of more than a hundred replies the kept number is told', async (t) => {
  const api = await createTestApi(t);
  const { fan, objectId } = await threeAndPost(api);
  const { _id: parentId } = await writeComment(api, fan, { objectId });
  await writeComment(api, fan, { objectId, parentId });
  await api.db.updateTable('comments').set({ reply_count: 101 }).where('id', '=', parentId).execute();
  assert.equal((await read(api, fan, objectId)).data[0].replyCount, 101);
});
