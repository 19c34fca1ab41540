import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { emptyAccount } from '../accounts/empty-account.ts';
import { holdAccount, lockAccount } from '../accounts/lock-account.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { draftContent } from '../feed-posts/drafts/testing.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const comment = (objectId: string) => ({ objectType: 'feed', objectId, text: 'telling' });
const posts = {
  'a comment': (api, fan, postId) => api.as(fan).post('/comments', comment(postId)),
  'a like': (api, fan, postId) =>
    api.as(fan).post('/reactions', { objectType: 'feed', objectId: postId, action: 'like' }),
  'a follow': (api, fan, _postId, performer) => api.as(fan).post(`/follows/${performer.id}`),
  'a message': async (api, fan, _postId, performer) =>
    api.as(fan).post(`/messages/conversations/${await talkOf(api, fan, performer)}`, { text: 'telling' }),
  'a post': (api, _fan, _postId, performer) =>
    api.as(performer).post('/performer/feeds', { text: 'telling', audience: 'free', fileIds: [] }),
  'a gallery': (api, _fan, _postId, performer) =>
    api
      .as(performer)
      .post('/performer/performer-assets/galleries', { title: 'telling', description: '', audience: 'free' }),
  'a draft': (api, _fan, _postId, performer) =>
    api.as(performer).post('/performer/feeds/drafts', { content: draftContent({ text: 'telling' }) }),
  'an announced stream': (api, _fan, _postId, performer) =>
    api.as(performer).post('/streaming/planned', { title: 'telling', plannedAt: inAnHour() }),
  'a stream': (api, _fan, _postId, performer) => api.as(performer).post('/streaming/live', { title: 'telling' }),
  'a welcome message': (api, _fan, _postId, performer) =>
    api.as(performer).put('/performer/welcome-message', { isOn: true, text: 'telling', itemIds: [], price: 0 }),
} satisfies Record<string, Write>;
type Write = (
  api: TestApi,
  fan: TestAccount,
  postId: string,
  performer: TestAccount,
) => ReturnType<ReturnType<TestApi['as']>['post']>;

const talkOf = async (api: TestApi, fan: TestAccount, performer: TestAccount): Promise<string> =>
  (await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id })).body.data._id;

for (const [what, write] of Object.entries<Write>(posts)) {
  test(`${what} that meets the deletion of whoever makes it is refused, and leaves nothing behind`, async (t) => {
    const api = await createTestApi(t);
    const [fan, performer] = [await api.createUser(), await api.createPerformer()];
    const postId = await insertPost(api.db, performer);
    await talkOf(api, fan, performer);
    let written: ReturnType<Write> | undefined;
    await api.context.work(async ({ db }) => {
      for (const { id } of [fan, performer]) await lockAccount(db, id);
      written = write(api, fan, postId, performer);
      await someoneWaits(api);
      for (const { id } of [fan, performer]) await emptyAccount(db, id, 'Deleted account');
    });
    const answer = await written;
    assert.deepEqual([answer?.status, answer?.body.code], [401, 'auth.not_authenticated']);
    const tables = [
      ...(['comments', 'reactions', 'follows', 'messages', 'galleries'] as const),
      ...(['feed_drafts', 'streams', 'welcome_messages'] as const),
    ];
    for (const table of tables) assert.deepEqual(await api.db.selectFrom(table).selectAll().execute(), [], table);
    const [post, ...more] = await api.db.selectFrom('feed_posts').select(['comment_count', 'like_count']).execute();
    assert.deepEqual([post, more], [{ comment_count: 0, like_count: 0 }, []]);
  });
}

test('words that are being written while their author leaves go with the rest', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createPerformer(), await api.createPerformer()];
  // So that a recent login is enough.
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', fan.id).execute();
  const object_id = await insertPost(api.db, performer);
  let left: ReturnType<ReturnType<TestApi['as']>['post']> | undefined;
  await api.context.work(async ({ db }) => {
    await holdAccount(db, fan.id);
    left = api.as(fan).post('/users/me/delete', {});
    await someoneWaits(api);
    const row = { id: newId(), object_type: 'feed', object_id, author_id: fan.id, text: 'telling' } as const;
    await db.insertInto('comments').values(row).execute();
    await db.updateTable('feed_posts').set({ comment_count: 1 }).where('id', '=', object_id).execute();
  });
  assert.equal((await left)?.status, 200);
  const { comment_count } = await api.db.selectFrom('feed_posts').select('comment_count').executeTakeFirstOrThrow();
  assert.equal(comment_count, 0);
  const { text } = await api.db.selectFrom('comments').select('text').executeTakeFirstOrThrow();
  assert.ok(!text.includes('telling'));
});

test('a stream that is announced after the announced ones were called off is called off as well', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  const plan = { title: 'telling', plannedAt: inAnHour() };
  const planned = (await api.as(performer).post('/streaming/planned', plan)).body.data;
  const announced = (db: Queryable, status: 'planned' | 'ended') =>
    db.updateTable('streams').set({ status }).where('id', '=', planned._id).execute();
  await announced(api.db, 'ended');
  let left: ReturnType<ReturnType<TestApi['as']>['post']> | undefined;
  await api.context.work(async ({ db }) => {
    await holdAccount(db, performer.id);
    left = api.as(performer).post('/users/me/delete', {});
    await someoneWaits(api);
    await announced(db, 'planned');
  });
  assert.equal((await left)?.status, 200);
  const { status } = await api.db.selectFrom('streams').select('status').executeTakeFirstOrThrow();
  assert.notEqual(status, 'planned');
});
