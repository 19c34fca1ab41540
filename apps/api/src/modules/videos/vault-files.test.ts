import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { listVaultOf } from '../vault/testing.ts';
import { film, otherFilm, OWN_VIDEOS as OWN, publishVideo, sendVideo, thumbnail, WITHOUT_FFMPEG } from './testing.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** A vault with a film and a picture, and the video that they came with. */
const filledVault = async (api: TestApi, performer: TestAccount) => {
  const video = await publishVideo(api, performer, { files: [await film(), await thumbnail()] });
  const items = new Map((await listVaultOf(api, performer)).data.map(({ type, _id }) => [type, _id]));
  return { video, filmId: items.get('video') ?? '', pictureId: items.get('photo') ?? '' };
};

const count = async (api: TestApi): Promise<number> =>
  Number(
    (
      await api.db
        .selectFrom('files')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('a video of what lies in the vault plays at once, is counted and told of, and needs no bytes', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { filmId, pictureId } = await filledVault(api, performer);
  await api.as(fan).post(`/follows/${performer.id}`);
  const sent = await sendVideo(api, performer, {
    words: { title: 'Again', vaultVideo: filmId, vaultThumbnail: pictureId, vaultTeaser: filmId },
    files: [],
    headers: { 'idempotency-key': 'of-the-vault-1' },
  });
  assert.equal(sent.status, 200, sent.text);
  const { _id: id, file, thumbnail: picture, teaser } = sent.body.data;
  assert.deepEqual([file.status, picture.status, teaser.status], ['ready', 'ready', 'ready']);
  assert.notEqual(file._id, teaser._id);
  assert.equal((await api.as(fan).get(`/performer-assets/videos/${id}`)).status, 200);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.videoCount, 2);
  await api.runJobs();
  const notices = (await api.as(fan).get('/notifications')).body.data.data;
  assert.deepEqual(
    notices.map(({ link }: { link: string }) => link),
    [`/videos/${id}`],
  );
  assert.equal((await listVaultOf(api, performer)).total, 2);
});

test('the same key takes a film from the vault once; another item is another request', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { filmId, pictureId } = await filledVault(api, performer);
  const publish = (words: object) =>
    sendVideo(api, performer, {
      words: { vaultVideo: filmId, ...words },
      files: [],
      headers: { 'idempotency-key': 'vault-video-once' },
    });
  const [first, second] = await Promise.all([publish({}), publish({})]);
  assert.deepEqual([first.status, second.status], [200, 200]);
  assert.equal(first.body.data._id, second.body.data._id);
  assert.equal((await publish({ vaultThumbnail: pictureId })).body.code, 'idempotency.key_reused');
});

test('files that are sent and items of the vault stand beside each other, but not in one place', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { filmId, pictureId } = await filledVault(api, performer);
  const mixed = await sendVideo(api, performer, {
    words: { vaultThumbnail: pictureId },
    files: [await film('video', await otherFilm())],
  });
  assert.deepEqual([mixed.body.data.file.status, mixed.body.data.thumbnail.status], ['processing', 'ready']);
  const before = await count(api);
  const both = await sendVideo(api, performer, { words: { vaultVideo: filmId }, files: [await film()] });
  assert.deepEqual(
    [both.status, both.body.code, both.body.details[0].path],
    [422, 'request.invalid_values', 'vaultVideo'],
  );
  const none = await sendVideo(api, performer, { words: { vaultTeaser: filmId }, files: [] });
  assert.deepEqual([none.status, none.body.details[0].path], [422, 'video']);
  assert.equal(await count(api), before);
});

test('only what is hers, of the right type and ready is taken from the vault', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { video, filmId, pictureId } = await filledVault(api, performer);
  const before = await count(api);
  const publish = async (who: TestAccount, words: object) =>
    (await sendVideo(api, who, { words, files: [] })).body.code;
  assert.equal(await publish(other, { vaultVideo: filmId }), 'request.not_found');
  assert.equal(await publish(performer, { vaultVideo: NOBODYS }), 'request.not_found');
  assert.equal(await publish(performer, { vaultVideo: pictureId }), 'vault.wrong_type');
  assert.equal(await publish(performer, { vaultVideo: filmId, vaultThumbnail: filmId }), 'vault.wrong_type');
  await api.db.updateTable('files').set({ status: 'failed' }).where('vault_item_id', '=', filmId).execute();
  assert.equal(await publish(performer, { vaultVideo: filmId }), 'vault.not_ready');
  const edit = await api.as(other).sendForm('PUT', `${OWN}/edit/${video._id}`, { vaultTeaser: filmId }, []);
  assert.equal(edit.status, 404);
  assert.equal(await count(api), before);
});

test('a video takes picture and teaser from the vault, and a film only in place of a broken one', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { video, filmId, pictureId } = await filledVault(api, performer);
  const edit = (id: string, words: object) => api.as(performer).sendForm('PUT', `${OWN}/edit/${id}`, words, []);
  const changed = await edit(video._id, { vaultThumbnail: pictureId, vaultTeaser: filmId });
  assert.deepEqual([changed.body.data.teaser.status, changed.body.data.title], ['ready', 'Wind']);
  assert.notEqual(changed.body.data.thumbnail._id, video.thumbnail?._id);
  assert.equal((await edit(video._id, { vaultVideo: filmId })).body.code, 'videos.file_kept');

  const torn = { files: [await film('video', await otherFilm())] };
  const broken = await publishVideo(api, performer, torn, { isTorn: true });
  assert.equal(broken.file.status, 'failed');
  const mended = await edit(broken._id, { vaultVideo: filmId });
  assert.deepEqual([mended.status, mended.body.data.file.status], [200, 'ready']);
  assert.equal((await api.guest.get(`/performer-assets/videos/${broken._id}`)).status, 200);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.videoCount, 2);
});

test('a film of the vault is published beside files that reached the store by themselves', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { filmId, pictureId } = await filledVault(api, performer);
  const publish = (body: object) =>
    api.as(performer).post(`${OWN}/upload-fileserver`, { title: 'Stored', audience: 'free', ...body });
  const { body } = await publish({ vaultVideo: filmId, vaultThumbnail: pictureId });
  assert.deepEqual([body.data.file.status, body.data.thumbnail.status], ['ready', 'ready']);
  assert.equal((await api.guest.get(`/performer-assets/videos/${body.data._id}`)).status, 200);
  const none = await publish({ vaultThumbnail: pictureId });
  assert.deepEqual([none.status, none.body.details[0].path], [422, 'fileId']);
});

test('a film of the vault greets visitors, is a use of its item, and is nobody else’s to take', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const { filmId, pictureId } = await filledVault(api, performer);
  const take = (who: TestAccount, vaultItemId: string) =>
    api.as(who).post('/performers/welcome-video/from-vault', { vaultItemId });
  assert.equal((await take(other, filmId)).status, 404);
  assert.equal((await take(fan, filmId)).status, 403);
  assert.equal((await take(performer, pictureId)).body.code, 'vault.wrong_type');
  const taken = await take(performer, filmId);
  assert.deepEqual([taken.body.data.type, taken.body.data.status], ['welcome-video', 'ready']);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.welcomeVideo._id, taken.body.data._id);
  const uses = (await api.as(performer).get(`/performer/vault/${filmId}/uses`)).body.data.data;
  assert.deepEqual(uses.map(({ type }: { type: string }) => type).sort(), ['profile', 'video']);
  assert.equal((await api.as(performer).delete('/performers/welcome-video')).status, 200);
  assert.equal((await api.as(performer).get(`/performer/vault/${filmId}/uses`)).body.data.total, 1);
});
