import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { openSocket } from '../../testing/sockets.ts';
import { writeComment } from '../comments/testing.ts';
import { publishPost, purchase } from '../feed-posts/testing.ts';
import { uploadPhoto } from '../files/testing.ts';
import { addPhoto, publishGallery } from '../galleries/testing.ts';
import { openTalk } from '../messages/testing.ts';
import { publishDownload } from '../products/testing.ts';
import { publishVideo, WITHOUT_FFMPEG } from '../videos/testing.ts';
import { openSite } from './testing.ts';

const sold = { audience: 'paid', price: 4 };

interface Work {
  type: 'feed' | 'gallery' | 'video' | 'product';
  view: (id: string) => string;
  make: (api: TestApi, performer: TestAccount) => Promise<string>;
}

const works: Work[] = [
  {
    type: 'feed',
    view: (id) => `/user/feeds/${id}`,
    make: async (api, performer) => {
      const fileIds = [await uploadPhoto(api, performer)];
      await api.runJobs();
      return (await publishPost(api, performer, { ...sold, fileIds }))._id;
    },
  },
  {
    type: 'gallery',
    view: (id) => `/performer-assets/galleries/${id}/view`,
    make: async (api, performer) => {
      const { _id } = await publishGallery(api, performer, sold);
      await addPhoto(api, performer, _id);
      await api.runJobs();
      return _id;
    },
  },
  {
    type: 'video',
    view: (id) => `/performer-assets/videos/${id}`,
    make: async (api, performer) => (await publishVideo(api, performer, { words: { ...sold, price: '4' } }))._id,
  },
  {
    type: 'product',
    view: (id) => `/performer-assets/products/${id}`,
    make: async (api, performer) => (await publishDownload(api, performer))._id,
  },
];

/** Addresses of private media are signed anew with every answer. */
const withoutSignatures = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/\?[^"]*"/g, '"'));

const performerCounts = (api: TestApi) =>
  api.db.selectFrom('performers').select(['post_count', 'gallery_count', 'video_count']).executeTakeFirstOrThrow();

for (const { type, view, make } of works) {
  test(`a ${type} that was removed is gone for everyone, its files are kept, and it comes back as it was`, async (t) => {
    const { api, performer, fan: buyer, remove, restore } = await openSite(t, WITHOUT_FFMPEG);
    const fan = await api.createUser();
    const id = await make(api, performer);
    await purchase(api, buyer, performer, { type, id });
    for (const action of ['like', 'bookmark']) {
      await api.as(buyer).post('/reactions', { objectType: type, objectId: id, action });
    }
    await writeComment(api, buyer, { objectId: id, objectType: type, text: 'Mine now' });
    const seenBy = async (account: TestAccount) => withoutSignatures((await api.as(account).get(view(id))).body.data);
    const before = await Promise.all([seenBy(buyer), seenBy(fan), performerCounts(api)]);
    const removed = await remove(type, id);
    assert.equal(removed.status, 200);
    assert.ok(removed.body.data.content.files.length > 0, 'an operator still sees its files');
    for (const account of [buyer, fan, performer]) assert.equal((await api.as(account).get(view(id))).status, 404);
    const undo = {
      feed: 'feeds',
      gallery: 'performer-assets/galleries',
      video: 'performer-assets/videos',
      product: 'performer-assets/products',
    }[type];
    assert.equal((await api.as(performer).post(`/performer/${undo}/${id}/restore`)).status, 404);
    await sql`update files set created_at = now() - interval '3 days'`.execute(api.db);
    await sql`select graphile_worker.add_job('forget-unused-files')`.execute(api.db);
    await api.runJobs();
    assert.equal((await restore(removed.body.data._id)).status, 200);
    assert.deepEqual(await Promise.all([seenBy(buyer), seenBy(fan), performerCounts(api)]), before);
  });

  test(`a ${type} goes for good after thirty days, its files too, unless an objection waits`, async (t) => {
    const { api, performer, remove, restore, uphold, passThirtyDays } = await openSite(t, WITHOUT_FFMPEG);
    const id = await make(api, performer);
    const { _id: removalId } = (await remove(type, id)).body.data;
    await api.as(performer).post(`/removals/${removalId}/objection`, { text: 'No' });
    await passThirtyDays();
    const stateOf = async () => (await api.as(performer).get('/removals')).body.data.data[0].state;
    assert.equal(await stateOf(), 'removed', 'the objection waits');
    await uphold(removalId);
    await passThirtyDays();
    assert.equal(await stateOf(), 'purged');
    assert.equal((await restore(removalId)).body.code, 'removals.over');
    const files = await api.db.selectFrom('files').select('storage_key').where('storage_key', '<>', '').execute();
    assert.deepEqual(files, [], 'no bytes are left');
  });
}

test('a photo comes back into its gallery, and is its cover again', async (t) => {
  const { api, performer, remove, restore } = await openSite(t, WITHOUT_FFMPEG);
  const { _id: galleryId } = await publishGallery(api, performer);
  const [first] = [await addPhoto(api, performer, galleryId), await addPhoto(api, performer, galleryId)];
  await api.runJobs();
  const shown = async () =>
    withoutSignatures((await api.guest.get(`/performer-assets/galleries/${galleryId}/view`)).body.data);
  const before = await shown();
  const { _id } = (await remove('photo', first._id)).body.data;
  assert.notDeepEqual(await shown(), before);
  assert.equal((await restore(_id)).status, 200);
  assert.deepEqual(await shown(), before);
});

test('a comment comes back with the answers that went with it, and no others', async (t) => {
  const { api, performer, fan, remove, restore } = await openSite(t);
  const postId = await insertPost(api.db, performer);
  const comment = await writeComment(api, fan, { objectId: postId, text: 'Look here' });
  const answers = [
    await writeComment(api, performer, { objectId: postId, parentId: comment._id, text: 'I took this away' }),
    await writeComment(api, performer, { objectId: postId, parentId: comment._id, text: 'This stands' }),
  ];
  await api.as(fan).post('/reactions', { objectType: 'comment', objectId: answers[1]?._id, action: 'like' });
  await api.as(performer).delete(`/comments/${answers[0]?._id}`);
  const count = async () => (await api.guest.get(`/user/feeds/${postId}`)).body.data.commentCount;
  assert.equal(await count(), 2);
  const { _id, title } = (await remove('comment', comment._id)).body.data;
  assert.deepEqual([await count(), title], [0, 'Look here']);
  await restore(_id);
  assert.equal(await count(), 2);
  const { data } = (await api.guest.get(`/comments?objectId=${postId}&parentId=${comment._id}`)).body.data;
  assert.deepEqual(
    data.map((it: { text: string; likeCount: number }) => [it.text, it.likeCount]),
    [['This stands', 1]],
  );
});

test('a message comes back with its words and its picture, for the two who talk', async (t) => {
  const { api, operator, remove, restore } = await openSite(t);
  const { fan, performer, id, url, sendPhoto } = await openTalk(api);
  const { message, fileId } = await sendPhoto(performer, 'Look');
  const read = async (account: TestAccount) => (await api.as(account).get(url)).body.data.data[0];
  const removed = (await remove('message', message._id)).body.data;
  assert.deepEqual([(await read(fan)).isDeleted, (await read(fan)).text], [true, '']);
  assert.deepEqual([removed.content.text, removed.content.files.length], ['Look', 1]);
  const opens = async (account: TestAccount) =>
    (await api.as(account).post('/files/sign-urls', { fileIds: [fileId] })).body.data.total;
  assert.deepEqual([await opens(operator), await opens(fan)], [1, 0]);
  const socket = await openSocket(t, await api.listen(), fan);
  await restore(removed._id);
  const told = (await socket.event('message.restored')).data as { messageId: string; message: Message };
  assert.deepEqual([told.messageId, told.message.text, told.message.files.length], [message._id, 'Look', 1]);
  const back = await read(fan);
  assert.deepEqual([back.isDeleted, back.text, back.files.length], [false, 'Look', 1]);
  assert.deepEqual([await opens(operator), await opens(fan)], [0, 1]);
  const [conversation] = (await api.as(fan).get('/conversations')).body.data.data;
  assert.deepEqual([conversation._id, conversation.lastMessage], [id, 'Look']);
});

test('a message that came back and is deleted then leaves no words among the events for who was away', async (t) => {
  const { api, remove, restore } = await openSite(t);
  const { fan, id, post } = await openTalk(api);
  const message: Message = (await post(fan, { text: 'Told in secret' })).body.data;
  await restore((await remove('message', message._id)).body.data._id);
  const events = () =>
    api.db
      .selectFrom('scope_events')
      .select(['name', sql<string>`data #>> '{message,text}'`.as('text')])
      .where('scope', '=', `conversation:${id}`)
      .orderBy('sequence')
      .execute();
  assert.deepEqual((await events()).at(-1), { name: 'message.restored', text: 'Told in secret' });
  assert.equal((await api.as(fan).delete(`/messages/${message._id}`)).status, 200);
  assert.deepEqual(
    (await events()).filter(({ text }) => text !== ''),
    [],
  );
});

test('parts of a profile come back where nothing new stands in their place', async (t) => {
  const { api, performer, remove, restore } = await openSite(t);
  const links = JSON.stringify([{ label: 'Mine', url: 'https://barg.example' }]);
  await api.db.updateTable('performers').set({ bio: 'I paint', links }).execute();
  const { _id, content } = (await remove('performer', performer.id)).body.data;
  assert.equal(content.text, 'I paint');
  const shown = () => api.db.selectFrom('performers').select(['bio', 'links']).executeTakeFirstOrThrow();
  assert.deepEqual(await shown(), { bio: '', links: [] });
  await api.db.updateTable('performers').set({ bio: 'I draw' }).execute();
  await restore(_id);
  assert.deepEqual(await shown(), { bio: 'I draw', links: JSON.parse(links) });
});

test('a live stream is ended, its performer may object, and what is over stays over', async (t) => {
  const { api, performer, remove, restore } = await openSite(t);
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Now' })).body.data;
  const { _id } = (await remove('stream', stream._id)).body.data;
  assert.equal((await restore(_id)).status, 200);
  const { status } = await api.db
    .selectFrom('streams')
    .select('status')
    .where('id', '=', stream._id)
    .executeTakeFirstOrThrow();
  assert.equal(status, 'ended');
});

test('what was removed of somebody who leaves goes with the account', async (t) => {
  const { api, operator, fan, performer, remove, restore } = await openSite(t);
  const comment = await writeComment(api, fan, {
    objectId: await insertPost(api.db, performer),
    text: 'Telling words',
  });
  const { _id } = (await remove('comment', comment._id)).body.data;
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', fan.id).execute();
  assert.equal((await api.as(fan).post('/users/me/delete', {})).status, 200);
  const removal = await api.db.selectFrom('removals').selectAll().executeTakeFirstOrThrow();
  assert.ok(!JSON.stringify(removal).includes('Telling'));
  assert.equal((await restore(_id)).body.code, 'removals.over');
  assert.equal((await api.as(operator).get(`/operator/removals/${_id}`)).status, 200);
});
