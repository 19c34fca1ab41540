import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { closeReport, listReportQueue, type Decision } from '../operator/reports.service.ts';

const setUp = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const [performer, fan, other] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const report = (account: TestAccount, type: string, _id: string, more: object = {}) =>
    api.as(account).post('/reports', { type, _id, reason: 'spam', ...more });
  const operator = await api.createOperator();
  const close = (reportId: string, decision: Partial<Decision> = {}) =>
    api.context.work((unit) =>
      closeReport(api.context, unit, operator.id, {
        reportId,
        outcome: 'none',
        note: '',
        removalText: '',
        ...decision,
      }),
    );
  return { api, performer, fan, other, operator, report, close };
};

const insertComment = async (api: TestApi, author: TestAccount, postId: string): Promise<string> =>
  (await api.as(author).post('/comments', { objectId: postId, text: 'Buy my watches' })).body.data._id;

/** A message of the performer's to the fan. */
const sendMessage = async (api: TestApi, from: TestAccount, to: TestAccount): Promise<string> => {
  const source = { source: 'user', sourceId: to.id };
  const { body } = await api.as(from).post('/conversations', source);
  const sent = await api.as(from).post(`/messages/conversations/${body.data._id}`, { text: 'Hello' });
  return sent.body.data._id;
};

test('a member reports what is seen, and the queue shows whose it is and its words', async (t) => {
  const { api, performer, fan, report } = await setUp(t);
  const postId = await insertPost(api.db, performer);
  const answer = await report(fan, 'feed', postId, { reason: 'copyright', text: 'My picture' });
  assert.equal(answer.status, 200);
  assert.deepEqual(Object.keys(answer.body.data).sort(), ['_id', 'createdAt', 'status']);
  const { data, total } = await listReportQueue(api.context, { status: 'open', limit: 20 });
  assert.equal(total, 1);
  const [queued] = data;
  assert.deepEqual(
    [queued?.owner?._id, queued?.reason, queued?.text, queued?.excerpt, queued?.link],
    [performer.id, 'copyright', 'My picture', 'A study in green', `/posts/${postId}`],
  );
});

test('a second report about the same thing takes the place of the first; another member’s is counted', async (t) => {
  const { api, performer, fan, other, report } = await setUp(t);
  const postId = await insertPost(api.db, performer);
  const first = await report(fan, 'feed', postId);
  const second = await report(fan, 'feed', postId, { reason: 'fraud' });
  assert.equal(second.body.data._id, first.body.data._id);
  await report(other, 'feed', postId);
  const { data, total } = await listReportQueue(api.context, { status: 'open', limit: 20 });
  assert.deepEqual([total, data.map(({ openCount }) => openCount)], [2, [2, 2]]);
  assert.ok(data.some(({ reason }) => reason === 'fraud'));
});

test('what does not exist, is hidden from the reporter or is the reporter’s own cannot be reported', async (t) => {
  const { api, performer, fan, other, report } = await setUp(t);
  const postId = await insertPost(api.db, performer, { price: 5 });
  const free = await insertPost(api.db, performer);
  const commentId = await insertComment(api, performer, postId);
  const messageId = await sendMessage(api, performer, fan);
  const refused = async (account: TestAccount, type: string, id: string) => (await report(account, type, id)).body.code;
  for (const type of [
    'feed',
    'gallery',
    'photo',
    'video',
    'product',
    'comment',
    'message',
    'stream',
    'user',
    'performer',
  ])
    assert.equal(await refused(fan, type, newId()), 'request.not_found', type);
  assert.equal(await refused(fan, 'comment', commentId), 'request.not_found');
  assert.equal(await refused(other, 'message', messageId), 'request.not_found');
  assert.equal(await refused(fan, 'performer', other.id), 'request.not_found');
  assert.equal(await refused(performer, 'feed', free), 'reports.own_content');
  assert.equal(await refused(fan, 'user', fan.id), 'reports.own_content');
  assert.equal((await report(fan, 'feed', postId)).status, 200, 'a locked post is seen by its teaser');
  assert.equal((await report(fan, 'message', messageId)).status, 200);
  assert.equal((await api.guest.post('/reports', { type: 'feed', _id: free, reason: 'spam' })).status, 401);
});

test('whom a block parts from somebody reports neither the person nor what is theirs, but what was written to them', async (t) => {
  const { api, performer, fan, other, report } = await setUp(t);
  const postId = await insertPost(api.db, performer);
  const galleryId = await insertGallery(api.db, performer);
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Live' })).body.data;
  const commentId = await insertComment(api, other, postId);
  const messageId = await sendMessage(api, performer, fan);
  const found = async (type: string, id: string) => (await report(fan, type, id)).status;
  const parted: Array<[string, string]> = [
    ['performer', performer.id],
    ['user', performer.id],
    ['feed', postId],
    ['gallery', galleryId],
    ['stream', stream._id],
    ['comment', commentId],
  ];
  for (const [type, id] of parted) assert.equal(await found(type, id), 200, type);
  await api.as(performer).post('/block/users', { userId: fan.id });
  for (const [type, id] of [...parted, ['message', messageId] as const]) assert.equal(await found(type, id), 404, type);
  await api.as(performer).delete(`/block/users/${fan.id}`);
  await api.as(other).post('/block/users', { userId: fan.id });
  assert.equal(await found('comment', commentId), 404);
  assert.equal(await found('user', other.id), 404);
  // Who blocks still reads what was written, and may be harassed by just that.
  await api.as(fan).post('/block/users', { userId: performer.id });
  assert.equal(await found('message', messageId), 200);
  assert.equal(await found('feed', postId), 404);
});

test('a report without a known reason, type or id, or with too many words, is refused', async (t) => {
  const { api, performer, fan, report } = await setUp(t);
  const postId = await insertPost(api.db, performer);
  assert.equal((await report(fan, 'feed', postId, { reason: 'boredom' })).status, 422);
  assert.equal((await report(fan, 'weather', postId)).status, 422);
  assert.equal((await report(fan, 'feed', 'not-an-id')).status, 422);
  assert.equal((await report(fan, 'feed', postId, { text: 'x'.repeat(2001) })).status, 422);
});

test('content-removed removes the content, whatever it is, and closes every report about it', async (t) => {
  const { api, performer, fan, other, report, close } = await setUp(t);
  const postId = await insertPost(api.db, performer);
  const galleryId = await insertGallery(api.db, performer);
  await api.db.updateTable('performers').set({ post_count: 1, gallery_count: 1 }).execute();
  const commentId = await insertComment(api, other, postId);
  const messageId = await sendMessage(api, performer, fan);
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Live' })).body.data;
  const targets: Array<[string, string]> = [
    ['comment', commentId],
    ['message', messageId],
    ['stream', stream._id],
    ['gallery', galleryId],
    ['feed', postId],
  ];
  for (const [type, id] of targets) {
    const { body } = await report(fan, type, id);
    assert.ok(body.data, `${type} could not be reported`);
    await close(body.data._id, { outcome: 'content-removed' });
  }
  assert.equal((await listReportQueue(api.context, { status: 'open', limit: 20 })).total, 0);
  assert.equal((await api.guest.get(`/user/feeds/${postId}`)).status, 404);
  assert.equal((await api.guest.get(`/performer-assets/galleries/${galleryId}/view`)).status, 404);
  const message = await api.db.selectFrom('messages').selectAll().where('id', '=', messageId).executeTakeFirst();
  assert.deepEqual([message?.is_deleted, message?.text], [true, '']);
  const ended = await api.db.selectFrom('streams').select('status').where('id', '=', stream._id).executeTakeFirst();
  assert.equal(ended?.status, 'ended');
  const comment = await api.db.selectFrom('comments').selectAll().where('id', '=', commentId).executeTakeFirst();
  assert.ok(comment?.deleted_at);
  const counted = await api.db.selectFrom('performers').select(['post_count', 'gallery_count']).executeTakeFirst();
  assert.deepEqual([counted?.post_count, counted?.gallery_count], [0, 0]);
});

test('a report that needs nothing is closed alone; one that was closed stays as it is', async (t) => {
  const { api, performer, fan, other, operator, report, close } = await setUp(t);
  const postId = await insertPost(api.db, performer);
  const { body } = await report(fan, 'feed', postId);
  await report(other, 'feed', postId);
  await close(body.data._id, { note: 'Fine by us' });
  assert.equal((await listReportQueue(api.context, { status: 'open', limit: 20 })).total, 1);
  const [closed] = (await listReportQueue(api.context, { status: 'closed', limit: 20 })).data;
  assert.deepEqual([closed?.outcome, closed?.note, closed?.handledBy?._id], ['none', 'Fine by us', operator.id]);
  await assert.rejects(close(body.data._id), { name: 'ReportClosedError' });
  await assert.rejects(close(newId()), { name: 'NotFoundError' });
  assert.equal((await report(fan, 'feed', postId)).status, 200, 'it may be reported anew');
});

test('account-suspended keeps the owner out', async (t) => {
  const { api, performer, fan, report, close } = await setUp(t);
  const { body } = await report(fan, 'performer', performer.id);
  await close(body.data._id, { outcome: 'account-suspended', note: 'Fraud' });
  assert.equal((await api.as(performer).get('/users/me')).status, 401);
  const row = await api.db.selectFrom('users').selectAll().where('id', '=', performer.id).executeTakeFirst();
  assert.deepEqual([row?.suspended_at !== null, row?.suspended_reason], [true, 'Fraud']);
});

test('nobody is suspended without words of the operator, who would be told the code of a report instead', async (t) => {
  const { api, performer, fan, report } = await setUp(t);
  const { body } = await report(fan, 'performer', performer.id);
  const operator = api.as(await api.createOperator());
  const refused = await operator.post(`/operator/reports/${body.data._id}/close`, { outcome: 'account-suspended' });
  assert.deepEqual([refused.status, refused.body.details[0].path], [422, 'note']);
});
