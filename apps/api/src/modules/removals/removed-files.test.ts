import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { makePhoto, uploadPhoto } from '../files/testing.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { addPhoto, publishGallery, sendPhoto } from '../galleries/testing.ts';
import { openTalk, uploadFor } from '../messages/testing.ts';
import { sendProduct } from '../products/testing.ts';
import { endRestoring, onlyItemOf, reuse } from '../vault/testing.ts';
import { openSite } from './testing.ts';

const GONE = [409, 'files.taken_down'];
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test('what was removed with a post is used nowhere again while that stands: not from the vault, and not uploaded anew', async (t) => {
  const { api, performer, remove, restore } = await openSite(t);
  const her = api.as(performer);
  const bytes = await makePhoto();
  const post = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer, bytes)] });
  const item = await onlyItemOf(api, performer);
  // Made ready before the removal, and used by nothing yet.
  const spare = async (kind: string): Promise<string> => (await reuse(api, performer, item._id, kind)).body.data._id;
  const [forPost, forCover, forMessage] = [
    await spare('feed-photo'),
    await spare('feed-thumbnail'),
    await spare('message-photo'),
  ];
  const gallery = await publishGallery(api, performer);
  const removed = await remove('feed', post._id);
  assert.equal(removed.status, 200);

  assert.deepEqual(told(await reuse(api, performer, item._id)), GONE, 'the vault');
  assert.deepEqual(told(await uploadFor(api, performer, { bytes })), GONE, 'the same bytes');
  assert.deepEqual(told(await sendPhoto(api, performer, gallery._id, bytes)), GONE, 'a gallery');
  const posted = await her.post('/performer/feeds', { text: 'Once more', audience: 'free', fileIds: [forPost] });
  assert.deepEqual(told(posted), GONE, 'a post');
  assert.deepEqual(told(await her.post('/streaming/live', { title: 'Now', coverFileId: forCover })), GONE, 'a cover');
  const vaulted = { galleryId: gallery._id, vaultItemId: item._id };
  assert.deepEqual(told(await her.post('/performer/performer-assets/photos/from-vault', vaulted)), GONE);
  const campaign = { text: 'To all', audience: {}, fileIds: [forMessage] };
  assert.deepEqual(told(await her.post('/performer/campaigns', campaign)), GONE, 'a mass message');
  const welcome = { isOn: true, text: 'Welcome', itemIds: [item._id] };
  assert.deepEqual(told(await her.put('/performer/welcome-message', welcome)), GONE, 'the welcome message');

  await restore(removed.body.data._id);
  assert.equal((await reuse(api, performer, item._id)).status, 200);
  assert.equal((await uploadFor(api, performer, { bytes })).status, 200);
});

test('it is not used again either when the thirty days are over', async (t) => {
  const { api, performer, remove, passThirtyDays } = await openSite(t);
  const bytes = await makePhoto();
  const post = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer, bytes)] });
  await remove('feed', post._id);
  await passThirtyDays();
  assert.deepEqual(told(await uploadFor(api, performer, { bytes })), GONE);
  assert.equal((await uploadFor(api, performer, { bytes: await makePhoto({ width: 130 }) })).status, 200);
});

test('the vault marks what was removed, and says from where and why, until it is taken back', async (t) => {
  const { api, performer, remove, restore } = await openSite(t);
  const post = await publishPost(api, performer, { text: 'A bowl', fileIds: [await uploadPhoto(api, performer)] });
  const { _id: itemId, isTakenDown } = await onlyItemOf(api, performer);
  assert.equal(isTakenDown, false);
  const uses = async () => (await api.as(performer).get(`/performer/vault/${itemId}/uses`)).body.data;
  assert.deepEqual([(await uses()).total, (await uses()).removed], [1, []]);
  const { _id, reason, createdAt } = (await remove('feed', post._id)).body.data;
  assert.equal((await onlyItemOf(api, performer)).isTakenDown, true);
  const { total, removed } = await uses();
  assert.deepEqual([total, removed], [0, [{ _id, type: 'feed', title: 'A bowl', reason, createdAt }]]);
  await restore(_id);
  assert.equal((await onlyItemOf(api, performer)).isTakenDown, false);
  assert.deepEqual([(await uses()).total, (await uses()).removed], [1, []]);
});

test('other places with the same picture stay, can be edited, and are named to operators', async (t) => {
  const { api, operator, performer, remove } = await openSite(t);
  const photo = await uploadPhoto(api, performer);
  const post = await publishPost(api, performer, { fileIds: [photo] });
  const item = await onlyItemOf(api, performer);
  const again: string = (await reuse(api, performer, item._id)).body.data._id;
  const other = await publishPost(api, performer, { text: 'The other', fileIds: [again] });
  const { _id } = (await remove('feed', post._id)).body.data;
  assert.equal((await api.guest.get(`/user/feeds/${other._id}`)).body.data.files.length, 1);
  const edited = await api.as(performer).put(`/performer/feeds/${other._id}`, { text: 'Still', fileIds: [again] });
  assert.equal(edited.status, 200, edited.text);
  const { content } = (await api.as(operator).get(`/operator/removals/${_id}`)).body.data;
  assert.deepEqual(content.otherPlaces, [{ type: 'feed', title: 'Still', link: `/posts/${other._id}` }]);
});

test('what is planned with it does not appear at its moment, and does once the removal is taken back', async (t) => {
  const { api, performer, remove, restore } = await openSite(t);
  const her = api.as(performer);
  const post = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer)] });
  const item = await onlyItemOf(api, performer);
  const again: string = (await reuse(api, performer, item._id)).body.data._id;
  const publishAt = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await publishPost(api, performer, { text: 'Tomorrow', fileIds: [again], publishAt });
  const gallery = await publishGallery(api, performer, { publishAt });
  await addPhoto(api, performer, gallery._id);
  await api.runJobs();
  const { _id } = (await remove('feed', post._id)).body.data;
  const now = await her.put(`/performer/feeds/${planned._id}`, { publishAt: null });
  assert.deepEqual(told(now), GONE, 'by hand');
  const galleryNow = { publishAt: null };
  assert.deepEqual(told(await her.put(`/performer/performer-assets/galleries/${gallery._id}`, galleryNow)), GONE);

  const pass = async () => {
    await sql`update feed_posts set published_at = now() - interval '1 second' where state = 'scheduled'`.execute(
      api.db,
    );
    await sql`update galleries set published_at = now() - interval '1 second' where state = 'scheduled'`.execute(
      api.db,
    );
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 second'`.execute(api.db);
    for (const job of ['settle-posts', 'settle-galleries']) await api.context.work((unit) => unit.addJob(job, {}));
    await api.runJobs();
  };
  const shown = async () => [
    (await api.guest.get(`/user/feeds/${planned._id}`)).status,
    (await api.guest.get(`/performer-assets/galleries/${gallery._id}/view`)).status,
  ];
  await pass();
  assert.deepEqual(await shown(), [404, 404]);
  const notices = (await her.get('/notifications')).body.data.data as Array<{ kind: string; link: string }>;
  const links = notices.flatMap(({ kind, link }) => (kind === 'work-held' ? [link] : [])).sort();
  assert.deepEqual(links, [`/creator/galleries/${gallery._id}`, `/creator/posts/${planned._id}`].sort());

  await restore(_id);
  await pass();
  assert.deepEqual(await shown(), [200, 200]);
});

test('a draft of a product with it is not offered', async (t) => {
  const { api, performer, remove } = await openSite(t);
  const post = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer)] });
  const item = await onlyItemOf(api, performer);
  const bowl = { type: 'physical', title: 'Bowl', price: '25', isPublished: 'false' };
  const draft = await sendProduct(api, performer, { ...bowl, vaultPictures: item._id });
  assert.equal(draft.status, 200, draft.text);
  await remove('feed', post._id);
  const { _id: id, pictures } = draft.body.data;
  assert.deepEqual(told(await sendProduct(api, performer, { isPublished: 'true' }, { id })), GONE);
  assert.equal(pictures.length, 1);
  const without = await sendProduct(api, performer, { isPublished: 'true', keptPictures: '' }, { id });
  assert.equal(without.status, 200, without.text);
});

test('files of a removal stay with it when they are taken out of the vault', async (t) => {
  const { api, operator, performer, remove, restore } = await openSite(t);
  const post = await publishPost(api, performer, { fileIds: [await uploadPhoto(api, performer)] });
  const item = await onlyItemOf(api, performer);
  const { _id } = (await remove('feed', post._id)).body.data;
  assert.equal((await api.as(performer).delete(`/performer/vault/${item._id}`)).status, 200);
  await endRestoring(api);
  const { content } = (await api.as(operator).get(`/operator/removals/${_id}`)).body.data;
  assert.equal(content.files[0].status, 'ready');
  await restore(_id);
  assert.equal((await api.guest.get(`/user/feeds/${post._id}`)).body.data.files[0].status, 'ready');
});

test('a message that was removed is not sent once more by the picture of it', async (t) => {
  const { api, remove } = await openSite(t);
  const { performer, fan, sendPhoto: send, post } = await openTalk(api);
  const { message } = await send(performer, 'Look');
  const spare = (await uploadFor(api, performer)).body.data._id;
  await api.runJobs();
  await remove('message', message._id);
  assert.deepEqual(told(await post(performer, { fileIds: [spare] })), GONE);
  assert.equal((await uploadFor(api, fan)).status, 200, 'what others have is their own');
});

test('a picture of a profile that was removed is not set again', async (t) => {
  const { api, fan, remove } = await openSite(t);
  const picture = { field: 'file', name: 'me.jpg', type: 'image/jpeg', bytes: await makePhoto() };
  const set = () => api.as(fan).upload('/users/avatar/upload', picture);
  const first = await set();
  assert.equal(first.status, 200, first.text);
  await api.runJobs();
  assert.equal((await remove('user', fan.id)).status, 200);
  assert.deepEqual(told(await set()), GONE);
});
