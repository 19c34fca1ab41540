import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, breakInStore, makePhoto, uploadPhoto } from '../files/testing.ts';
import { makeClip } from '../files/processing/testing.ts';
import { publishGallery, sendPhoto } from '../galleries/testing.ts';
import { vaultJobs } from './vault.jobs.ts';
import { endRestoring, listVaultOf, namedKeys, onlyItemOf, reuse, storedKeys } from './testing.ts';
import { forgetUnused } from '../../testing/forget-unused.ts';

const send = (api: TestApi, performer: TestAccount, bytes: Buffer, name = 'leaf.jpg') =>
  api.as(performer).upload('/performer/feeds/photo/upload', { field: 'file', name, type: 'image/jpeg', bytes });

const statusOf = async (api: TestApi, performer: TestAccount, id: string) =>
  (await api.as(performer).get(`/files/${id}/status`)).body.data;

const rowsOf = (api: TestApi) => api.db.selectFrom('files').selectAll().orderBy('id').execute();

/** The store holds what rows name, and nothing else. */
const assertTidy = async (api: TestApi) => assert.deepEqual(await storedKeys(api), await namedKeys(api));

test('the same bytes are stored and processed once, whatever they are sent for', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  const first = await uploadPhoto(api, performer, bytes);
  const stored = await storedKeys(api);
  assert.equal(stored.length, 7);
  const second = (await send(api, performer, bytes, 'again.jpg')).body.data._id;
  const { _id: galleryId } = await publishGallery(api, performer);
  const photo = (await sendPhoto(api, performer, galleryId, bytes)).body.data;
  assert.notEqual(first, second);
  await api.runJobs();
  assert.deepEqual(await storedKeys(api), stored);
  const item = await onlyItemOf(api, performer);
  assert.deepEqual([item.name, item.useCount], ['leaf.jpg', 1]);
  const { file } = await statusOf(api, performer, second);
  assert.deepEqual([file.status, file.width, file.height], ['ready', 120, 80]);
  assert.equal((await api.guest.get(belowApi(file.thumbnails.large.avif))).status, 200);
  assert.match(file.thumbnails.large.avif, new RegExp(second));
  assert.equal((await statusOf(api, performer, photo.file._id)).status, 'ready');
});

test('uploads of the same bytes at once leave them once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(api, performer, bytes)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.equal((await storedKeys(api)).length, 1);
  await api.runJobs();
  await assertTidy(api);
  const rows = await rowsOf(api);
  assert.deepEqual([rows.length, new Set(rows.map(({ storage_key }) => storage_key)).size], [4, 1]);
  assert.equal((await storedKeys(api)).length, 7);
  assert.ok(rows.every(({ status, percent }) => status === 'ready' && percent === 100));
  // One was worked on, the others took what it made.
  assert.equal(rows.filter(({ attempts }) => attempts > 0).length, 1);
});

test('accounts share nothing, and neither do the pictures of accounts', async (t) => {
  const api = await createTestApi(t);
  const [one, other] = [await api.createPerformer(), await api.createPerformer()];
  const bytes = await makePhoto();
  await uploadPhoto(api, one, bytes);
  await uploadPhoto(api, other, bytes);
  assert.equal((await storedKeys(api)).length, 14);
  await api.as(one).upload('/users/avatar', { field: 'avatar', name: 'me.jpg', type: 'image/jpeg', bytes });
  await api.runJobs();
  assert.equal((await listVaultOf(api, one)).total, 1);
  await assertTidy(api);
});

test('a film that is sent again is shown at once, without being encoded again', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makeClip(t, { size: '320x180' });
  const film = { field: 'file', name: 'clip.mp4', type: 'video/mp4', bytes };
  const first = (await api.as(performer).upload('/performer/feeds/video/upload', film)).body.data._id;
  await api.runJobs();
  const stored = await storedKeys(api);
  await api.db
    .insertInto('captions')
    .values({ file_id: first, language: 'fa-IR', body: 'WEBVTT', cue_count: 1 })
    .execute();
  await api.db
    .updateTable('files')
    .set({ caption_languages: ['fa-IR'] })
    .where('id', '=', first)
    .execute();
  const item = await onlyItemOf(api, performer);
  const { body } = await reuse(api, performer, item._id, 'video');
  assert.equal((await api.guest.get(belowApi(body.data.captions[0].url))).text, 'WEBVTT');
  assert.deepEqual([body.data.type, body.data.status], ['video', 'ready']);
  assert.notEqual(body.data._id, first);
  const published = await api.as(performer).post('/performer/performer-assets/videos/upload-fileserver', {
    fileId: body.data._id,
    title: 'Wind',
    audience: 'free',
  });
  assert.equal(published.status, 200, published.text);
  assert.deepEqual(await storedKeys(api), stored);
  const seen = await api.guest.get(`/performer-assets/videos/${published.body.data._id}`);
  assert.equal(seen.status, 200);
  const playlist = await api.guest.get(belowApi(body.data.hls));
  assert.match(playlist.text, /m3u8/);
});

test('what failed is not taken for good by those that come after it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto({ width: 300, height: 300 });
  const broken = (await send(api, performer, bytes)).body.data._id;
  await breakInStore(api, broken, bytes.subarray(0, bytes.length / 2));
  const waiting = (await send(api, performer, bytes)).body.data._id;
  await api.runJobs();
  assert.equal((await statusOf(api, performer, broken)).status, 'failed');
  assert.equal((await statusOf(api, performer, waiting)).status, 'failed');
  const whole = await uploadPhoto(api, performer, bytes);
  assert.equal((await statusOf(api, performer, whole)).status, 'ready');
  const item = await onlyItemOf(api, performer);
  assert.deepEqual([item.file._id, item.errorCode], [whole, null]);
  await forgetUnused(api);
  assert.deepEqual(
    (await rowsOf(api)).map(({ id }) => id),
    [whole],
  );
  await assertTidy(api);
});

test('one that waits goes on when the worker of the first was lost', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  const lost = (await send(api, performer, bytes)).body.data._id;
  await api.db.updateTable('files').set({ attempts: 1 }).where('id', '=', lost).execute();
  const waiting = (await send(api, performer, bytes)).body.data._id;
  await api.context.work((unit) =>
    unit.addJob('process-file', { fileId: waiting }, { key: `process-file:${waiting}` }),
  );
  const stalled = new Date(Date.now() - 120_000);
  await api.db.updateTable('files').set({ progressed_at: stalled }).execute();
  await api.context.work((unit) => unit.addJob('resume-files', {}));
  await api.runJobs();
  const rows = await rowsOf(api);
  assert.deepEqual(
    rows.map(({ id, status, attempts }) => [id, status, attempts]),
    [
      [lost, 'ready', 2],
      [waiting, 'ready', 0],
    ],
  );
});

test('bytes go with the last row that names them', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  const used = await uploadPhoto(api, performer, bytes);
  await uploadPhoto(api, performer, bytes);
  const stored = await storedKeys(api);
  const post = await publishPost(api, performer, { fileIds: [used] });
  const { _id: id } = await onlyItemOf(api, performer);
  await forgetUnused(api);
  assert.deepEqual(
    (await rowsOf(api)).map((row) => row.id),
    [used],
  );
  assert.deepEqual(await storedKeys(api), stored);

  await api.as(performer).delete(`/performer/feeds/${post._id}`);
  await api.db.updateTable('feed_posts').set({ restorable_until: new Date() }).execute();
  assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).status, 200);
  assert.deepEqual(await storedKeys(api), stored);
  await endRestoring(api);
  assert.deepEqual(await storedKeys(api), []);
  // The row of the deleted post says nothing of it any more.
  const [row] = await rowsOf(api);
  assert.deepEqual([row?.name, row?.variants, row?.storage_key, row?.vault_item_id], ['', [], '', null]);
  assert.deepEqual(await api.db.selectFrom('vault_items').selectAll().execute(), []);
});

test('what is unused stays in the vault for good, and what is in none goes after a day', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  const first = await uploadPhoto(api, performer, bytes);
  await uploadPhoto(api, performer, bytes);
  await forgetUnused(api);
  assert.deepEqual(
    (await rowsOf(api)).map(({ id }) => id),
    [first],
  );
  assert.equal((await reuse(api, performer, (await onlyItemOf(api, performer))._id)).status, 200);
  await assertTidy(api);
});

test('a removal and a use at once agree: either it stays and is used, or it is gone', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (let round = 0; round < 5; round++) {
    const fileId = await uploadPhoto(api, performer, await makePhoto({ width: 200 + round }));
    const { _id: id } = await onlyItemOf(api, performer);
    const [removed, used, post] = await Promise.all([
      api.as(performer).delete(`/performer/vault/${id}`),
      reuse(api, performer, id),
      api.as(performer).post('/performer/feeds', { text: 'Ink', audience: 'free', fileIds: [fileId] }),
    ]);
    assert.equal(post.status, 200);
    assert.ok([200, 409].includes(removed.status), removed.text);
    assert.ok([200, 404].includes(used.status), used.text);
    await endRestoring(api);
    // A post came to hold it in any case: it is there, and its bytes are.
    const shown = (await api.guest.get(`/user/feeds/${post.body.data._id}`)).body.data.files[0];
    assert.equal((await api.guest.get(belowApi(shown.thumbnails.small.webp))).status, 200);
    await assertTidy(api);
    await api.as(performer).delete(`/performer/feeds/${post.body.data._id}`);
    await api.db.updateTable('feed_posts').set({ restorable_until: new Date() }).execute();
    assert.equal((await api.as(performer).delete(`/performer/vault/${id}`)).status, 200);
    await endRestoring(api);
    assert.deepEqual(await storedKeys(api), []);
  }
});

test('the same bytes that come while they are taken out put the item back', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const bytes = await makePhoto();
  await uploadPhoto(api, performer, bytes);
  const { _id: id } = await onlyItemOf(api, performer);
  await api.as(performer).delete(`/performer/vault/${id}`);
  await uploadPhoto(api, performer, bytes);
  await endRestoring(api);
  assert.equal((await onlyItemOf(api, performer))._id, id);
  assert.equal((await storedKeys(api)).length, 7);
});

test('what is taken away while it is processed leaves nothing', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await send(api, performer, await makePhoto());
  const { _id: id } = await onlyItemOf(api, performer);
  const { put } = api.context.files;
  t.mock.method(api.context.files, 'put', async (key: string, bytes: Buffer) => {
    await put(key, bytes);
    if (!key.endsWith('large.avif')) return;
    // The last of its sizes has been made, and nothing of them is written down.
    await api.as(performer).delete(`/performer/vault/${id}`);
    await api.db
      .updateTable('vault_items')
      .set({ removed_at: new Date(0) })
      .execute();
    await vaultJobs['forget-removed-items'](api.context, {});
  });
  await api.runJobs();
  assert.deepEqual([await rowsOf(api), await storedKeys(api)], [[], []]);
});

test('equal bytes take room once, also where none is left', async (t) => {
  const api = await createTestApi(t, { UPLOAD_QUOTA_MB: '1' });
  const performer = await api.createPerformer();
  const bytes = Buffer.concat([await makePhoto(), Buffer.alloc(1024 * 1024 - 20_000)]);
  assert.equal((await send(api, performer, bytes)).status, 200);
  assert.equal((await send(api, performer, bytes)).status, 200);
  const other = Buffer.concat([await makePhoto({ width: 500 }), Buffer.alloc(30_000)]);
  assert.equal((await send(api, performer, other)).body.code, 'files.storage_full');
  await api.runJobs();
  await api.as(performer).delete(`/performer/vault/${(await onlyItemOf(api, performer))._id}`);
  await endRestoring(api);
  assert.equal((await send(api, performer, other)).status, 200);
});

test('nothing of what an account uploaded stays in the store when it is deleted', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const bytes = await makePhoto();
  await uploadPhoto(api, other, bytes);
  const others = await storedKeys(api);
  const fileId = await uploadPhoto(api, performer, bytes);
  await publishPost(api, performer, { fileIds: [fileId] });
  const { _id: galleryId } = await publishGallery(api, performer);
  await sendPhoto(api, performer, galleryId, bytes);
  await api.as(performer).upload('/users/avatar', { field: 'avatar', name: 'me.jpg', type: 'image/jpeg', bytes });
  await api.runJobs();
  // Without a password its recent login is proof enough.
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  const left = await api.as(performer).post('/users/me/delete', {});
  assert.equal(left.status, 200, left.text);
  await api.runJobs();
  assert.deepEqual(await storedKeys(api), others);
});
