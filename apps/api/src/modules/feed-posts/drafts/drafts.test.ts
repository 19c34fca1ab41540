import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { makePhoto, uploadPhoto } from '../../files/testing.ts';
import { publishPost } from '../testing.ts';
import { draftContent, keepDraft } from './testing.ts';

const change = (api: TestApi, performer: TestAccount, id: string, version: number, text: string) =>
  api.as(performer).put(`/performer/feeds/drafts/${id}`, { version, content: draftContent({ text }) });

test('a draft comes back as it was left, unfinished fields and files with it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const content = draftContent({
    text: 'half a sent',
    audience: 'paid',
    poll: { question: '', options: ['one', ''], end: 'none' },
    fileIds: [fileId],
  });
  const { _id: id } = await keepDraft(api, performer, content);
  const found = (await api.as(performer).get(`/performer/feeds/drafts/${id}`)).body.data;
  assert.deepEqual(found.content, content);
  assert.equal(found.files[0]._id, fileId);
  assert.ok(found.files[0].thumbnails);
  assert.equal((await api.as(performer).get('/performer/feeds')).body.data.total, 0, 'it is no post');
  assert.equal((await api.guest.get(`/user/feeds/${id}`)).status, 404);
});

test('what it shows of itself and says of its pictures comes back with it, and a draft without has none', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const { body } = await api.as(performer).upload('/performer/feeds/thumbnail/upload', {
    field: 'file',
    name: 'x.jpg',
    type: 'image/jpeg',
    bytes: await makePhoto(),
  });
  const thumbnailFileId: string = body.data._id;
  const altTexts = { [fileId]: 'A grey sea' };
  const content = draftContent({ fileIds: [fileId], altTexts, thumbnailFileId, teaserFileId: null });
  const { _id: id } = await keepDraft(api, performer, content);
  const found = (await api.as(performer).get(`/performer/feeds/drafts/${id}`)).body.data;
  assert.deepEqual(found.content, content);
  assert.deepEqual(
    [found.thumbnail._id, found.thumbnail.type, found.teaserVideo],
    [thumbnailFileId, 'feed-thumbnail', null],
  );
  const plain = await keepDraft(api, performer);
  assert.deepEqual([plain.thumbnail, plain.teaserVideo], [null, null]);
});

test('changes say what they change, and when in any time zone; drafts of older composers do not', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const { _id: postId } = await publishPost(api, performer);
  const content = draftContent({
    expiry: { isOn: true, day: '2099-03-01', time: '18:30', at: '2099-03-01T15:00:00.000Z' },
    ...{ fileIds: [fileId], changed: ['fileIds', 'expiry'], postFileIds: [] },
  });
  const { _id: id, version } = await keepDraft(api, performer, content, postId);
  const read = async () => (await api.as(performer).get(`/performer/feeds/drafts/${id}`)).body.data.content;
  assert.deepEqual(await read(), content);
  const again = await api.as(performer).put(`/performer/feeds/drafts/${id}`, { version, content: draftContent() });
  assert.equal(again.status, 200);
  assert.deepEqual(await read(), draftContent());
});

test('of two tabs the second is told, and overwrites nothing', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id, version } = await keepDraft(api, performer, draftContent({ text: 'first' }));
  const [one, other] = await Promise.all([
    change(api, performer, id, version, 'from one tab'),
    change(api, performer, id, version, 'from the other'),
  ]);
  assert.deepEqual([one.status, other.status].sort(), [200, 409]);
  const refused = one.status === 409 ? one : other;
  assert.equal(refused.body.code, 'drafts.changed');
  const kept = one.status === 200 ? one : other;
  const found = (await api.as(performer).get(`/performer/feeds/drafts/${id}`)).body.data;
  assert.equal(found.content.text, kept.body.data.content.text);
  const again = await change(api, performer, id, version, found.content.text);
  assert.deepEqual([again.status, again.body.data.version], [200, found.version], 'an answer that was lost');
});

test('a draft that somebody changed since is not taken away by who names the version before', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id, version } = await keepDraft(api, performer, draftContent({ text: 'first' }));
  const { version: later } = (await change(api, performer, id, version, 'from another tab')).body.data;
  const remove = (named: number) => api.as(performer).delete(`/performer/feeds/drafts/${id}?version=${named}`);
  const refused = await remove(version);
  assert.deepEqual([refused.status, refused.body.code], [409, 'drafts.changed']);
  assert.equal(
    (await api.as(performer).get(`/performer/feeds/drafts/${id}`)).body.data.content.text,
    'from another tab',
  );
  assert.equal((await remove(later)).status, 200);
  assert.equal((await remove(later)).status, 404);
});

test('a draft is its performer’s alone, and keeps only her files', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const foreign = await uploadPhoto(api, other);
  const { _id: id, files } = await keepDraft(api, performer, draftContent({ fileIds: [foreign] }));
  assert.deepEqual(files, []);
  assert.equal((await api.as(other).get(`/performer/feeds/drafts/${id}`)).status, 404);
  assert.equal((await change(api, other, id, 1, 'mine')).status, 404);
  assert.equal((await api.as(other).delete(`/performer/feeds/drafts/${id}`)).status, 404);
  assert.equal((await api.as(other).get('/performer/feeds/drafts')).body.data.total, 0);
});

test('its files outlive the day after which unused ones go, and go after it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  // The vault keeps the first use of the same bytes, and no other for its own sake.
  await uploadPhoto(api, performer, bytes);
  const fileId = await uploadPhoto(api, performer, bytes);
  const { _id: id } = await keepDraft(api, performer, draftContent({ fileIds: [fileId] }));
  await sql`update files set created_at = now() - interval '2 days'`.execute(api.db);
  const isKept = async () => {
    await api.context.work((unit) => unit.addJob('forget-unused-files', {}));
    await api.runJobs();
    return (await api.as(performer).get(`/files/${fileId}/status`)).status === 200;
  };
  assert.equal(await isKept(), true);
  await api.as(performer).delete(`/performer/feeds/drafts/${id}`);
  assert.equal(await isKept(), false);
});

test('publishing takes the draft away in the same step', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: draftId } = await keepDraft(api, performer);
  const { _id: foreign } = await keepDraft(api, other);
  const publish = (body: object) => api.as(performer).post('/performer/feeds', { audience: 'free', ...body });
  assert.equal((await publish({ text: '', draftId })).body.code, 'feeds.empty');
  assert.equal((await api.as(performer).get(`/performer/feeds/drafts/${draftId}`)).status, 200);
  assert.equal((await publish({ text: 'done', draftId })).status, 200);
  assert.equal((await api.as(performer).get(`/performer/feeds/drafts/${draftId}`)).status, 404);
  assert.equal((await publish({ text: 'again', draftId: foreign })).body.code, 'drafts.gone');
  assert.equal((await api.as(other).get(`/performer/feeds/drafts/${foreign}`)).status, 200);
});

test('a draft that two windows publish is one post, and the later window is told', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: draftId } = await keepDraft(api, performer);
  const publish = () =>
    api
      .as(performer)
      .post('/performer/feeds', { audience: 'free', text: 'done', draftId }, { 'idempotency-key': randomUUID() });
  const answers = await Promise.all([publish(), publish()]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal((await publish()).body.code, 'drafts.gone');
  assert.equal((await api.db.selectFrom('feed_posts').select('id').execute()).length, 1);
});

test('changes to a post that is out wait as a draft of it, until they are saved', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [post, another] = [await publishPost(api, performer), await publishPost(api, performer)];
  const kept = await keepDraft(api, performer, draftContent({ text: 'better words' }), post._id);
  await keepDraft(api, performer);
  const draftsOf = async (postId: string) =>
    (await api.as(performer).get(`/performer/feeds/drafts?postId=${postId}`)).body.data;
  assert.deepEqual([(await draftsOf(post._id)).total, (await draftsOf(another._id)).total], [1, 0]);
  assert.equal((await draftsOf(post._id)).data[0].postId, post._id);
  assert.equal((await api.guest.get(`/user/feeds/${post._id}`)).body.data.text, post.text, 'it stays as it is');

  const save = (body: object) => api.as(performer).put(`/performer/feeds/${post._id}`, { draftId: kept._id, ...body });
  assert.equal((await save({ text: '' })).body.code, 'feeds.empty');
  assert.equal((await draftsOf(post._id)).total, 1, 'what is refused is not lost');
  const asNew = { text: 'better words', audience: 'free', draftId: kept._id };
  assert.equal((await api.as(performer).post('/performer/feeds', asNew)).body.code, 'drafts.gone');
  assert.equal((await save({ text: 'better words' })).status, 200);
  assert.equal((await draftsOf(post._id)).total, 0);
});

test('nobody keeps changes to the post of another, and those to a deleted post are out of the way', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { _id: postId } = await publishPost(api, performer);
  const content = draftContent();
  assert.equal((await api.as(other).post('/performer/feeds/drafts', { content, postId })).status, 404);
  await keepDraft(api, performer, content, postId);
  const total = async () => (await api.as(performer).get('/performer/feeds/drafts')).body.data.total;
  assert.equal(await total(), 1);
  await api.as(performer).delete(`/performer/feeds/${postId}`);
  assert.equal(await total(), 0);
  await api.as(performer).post(`/performer/feeds/${postId}/restore`);
  assert.equal(await total(), 1);
  const forget = async () => {
    await api.context.work((unit) => unit.addJob('forget-lost-drafts', {}));
    await api.runJobs();
    return (await api.db.selectFrom('feed_drafts').select('id').execute()).length;
  };
  await keepDraft(api, performer);
  await api.as(performer).delete(`/performer/feeds/${postId}`);
  assert.equal(await forget(), 2, 'the post can be restored');
  await api.db
    .updateTable('feed_posts')
    .set({ restorable_until: new Date(Date.now() - 120_000) })
    .execute();
  assert.equal(await forget(), 1);
});

test('drafts are bounded in number and size, and listed with the latest first', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const ids: string[] = [];
  for (let round = 0; round < 50; round++) ids.unshift((await keepDraft(api, performer))._id);
  const full = await api.as(performer).post('/performer/feeds/drafts', { content: draftContent() });
  assert.deepEqual([full.status, full.body.code], [409, 'drafts.too_many']);
  const first = (await api.as(performer).get('/performer/feeds/drafts?limit=2')).body.data;
  assert.deepEqual([first.total, first.data.map((draft: { _id: string }) => draft._id)], [50, ids.slice(0, 2)]);
  const long = draftContent({ text: 'x'.repeat(10_001) });
  assert.equal((await api.as(performer).post('/performer/feeds/drafts', { content: long })).status, 422);
});

test('her files keep the names that her device gave them, in a draft as in the post, for her alone', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  const draft = await keepDraft(api, performer, draftContent({ fileIds: [fileId] }));
  assert.deepEqual(draft.fileNames, { [fileId]: 'leaf.jpg' });
  const post = await publishPost(api, performer, { fileIds: [fileId] });
  const own = (await api.as(performer).get(`/performer/feeds/${post._id}`)).body.data;
  assert.deepEqual(own.fileNames, { [fileId]: 'leaf.jpg' });
  assert.equal(JSON.stringify((await api.guest.get(`/user/feeds/${post._id}`)).body).includes('leaf.jpg'), false);
});

test('a draft that was dropped since is not answered for by the key that made it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const send = () =>
    api
      .as(performer)
      .post('/performer/feeds/drafts', { content: draftContent() }, { 'idempotency-key': 'draft-once-1' });
  const { _id } = (await send()).body.data;
  assert.equal((await send()).body.data._id, _id);
  await api.as(performer).delete(`/performer/feeds/drafts/${_id}`);
  const again = await send();
  assert.deepEqual([again.status, again.body.code], [410, 'idempotency.result_gone']);
});
