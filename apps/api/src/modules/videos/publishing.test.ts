import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { purchase } from '../feed-posts/testing.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { tusOf } from '../uploads/testing.ts';
import { film, otherFilm, OWN_VIDEOS as OWN, publishVideo, sendVideo, thumbnail, WITHOUT_FFMPEG } from './testing.ts';

const view = (id: string) => `/performer-assets/videos/${id}`;

const videoCount = async (api: TestApi, performer: TestAccount): Promise<number> =>
  (await api.guest.get(`/performers/${performer.id}`)).body.data.videoCount;

const edit = (
  api: TestApi,
  performer: TestAccount,
  id: string,
  words: object,
  files: Parameters<typeof publishVideo>[2] = {},
) => api.as(performer).sendForm('PUT', `${OWN}/edit/${id}`, words, files.files ?? []);

test('a video is shown, counted and told of once its film plays, and is gone when it is taken away', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  const sent = await sendVideo(api, performer, {
    words: { title: '<b>Wind</b> on the ridge', description: 'An hour', audience: 'paid', price: '4.5' },
    files: [await film(), await thumbnail(), await film('teaser')],
  });
  assert.equal(sent.status, 200, sent.text);
  const { _id: id, title, price, file } = sent.body.data;
  assert.deepEqual([title, price, file.status], ['Wind on the ridge', 4.5, 'processing']);
  assert.equal((await api.as(fan).get(view(id))).status, 404);
  assert.equal((await api.as(performer).get(view(id))).status, 200);
  assert.equal((await api.as(fan).pay(`/wallet/charges/video/${id}`, { expectedPrice: 3 })).status, 404);
  assert.equal((await api.guest.get(`/performer-assets/videos/search?performerId=${performer.id}`)).body.data.total, 0);
  assert.equal(await videoCount(api, performer), 0);

  await api.runJobs();
  const shown = (await api.as(fan).get(view(id))).body.data;
  assert.deepEqual(
    [shown.isLocked, shown.lockReason, shown.file.url, shown.thumbnail.thumbnails],
    [true, 'paid', null, null],
  );
  assert.match(shown.teaser.url, /^\/api\/media\//);
  assert.equal((await api.guest.get(belowApi(shown.teaser.url))).status, 200);
  assert.equal(await videoCount(api, performer), 1);
  const notices = (await api.as(fan).get('/notifications')).body.data.data;
  assert.deepEqual(
    notices.map(({ kind, link }: { kind: string; link: string }) => [kind, link]),
    [['post', `/videos/${id}`]],
  );

  assert.equal((await api.as(performer).delete(`${OWN}/${id}`)).status, 200);
  assert.equal((await api.as(performer).delete(`${OWN}/${id}`)).status, 404);
  assert.equal((await api.as(performer).get(`${OWN}/${id}/view`)).status, 404);
  assert.equal((await api.as(performer).get(view(id))).status, 404);
  assert.equal((await api.guest.get(belowApi(shown.teaser.url))).status, 403);
  assert.equal(await videoCount(api, performer), 0);
});

test('a film that cannot be processed says why, is never shown, and may be replaced', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  await api.as(fan).post(`/follows/${performer.id}`);
  const broken = await publishVideo(api, performer, {}, { isTorn: true });
  assert.deepEqual([broken.file.status, broken.errorCode], ['failed', 'files.unreadable']);
  assert.equal((await api.as(fan).get(view(broken._id))).status, 404);
  const [told] = (await api.as(performer).get('/notifications')).body.data.data;
  assert.deepEqual([told.kind, told.link], ['file-failed', `/creator/videos/${broken._id}`]);
  assert.equal(await videoCount(api, performer), 0);

  assert.equal((await edit(api, performer, broken._id, {}, { files: [await film()] })).status, 200);
  await api.runJobs();
  assert.equal((await api.as(fan).get(view(broken._id))).body.data.file.status, 'ready');
  assert.equal(await videoCount(api, performer), 1);
  assert.equal((await api.as(fan).get('/notifications')).body.data.total, 1);
  const again = await edit(api, performer, broken._id, { title: 'Other' }, { files: [await film()] });
  assert.deepEqual([again.status, again.body.code], [409, 'videos.file_kept']);
  const { id: fileId } = await tusOf(api, performer).sendWhole(await otherFilm(), { type: 'asset-video' });
  assert.equal((await edit(api, performer, broken._id, { fileId })).body.code, 'videos.file_kept');
  assert.equal((await api.guest.get(view(broken._id))).body.data.title, 'Wind');
});

test('words, picture and teaser are changed and taken away; what is left out stays', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { _id: id } = await publishVideo(api, performer, { words: { description: 'An hour' } });
  const edited = await edit(
    api,
    performer,
    id,
    { audience: 'paid', price: '6' },
    {
      files: [await thumbnail(), await film('teaser')],
    },
  );
  const { title, description, price } = edited.body.data;
  assert.deepEqual([title, description, price], ['Wind', 'An hour', 6]);
  await api.runJobs();
  const own = (await api.as(performer).get(`${OWN}/${id}/view`)).body.data;
  assert.deepEqual([own.thumbnail.status, own.teaser.status], ['ready', 'ready']);
  const fans = (await api.guest.get(view(id))).body.data;
  assert.deepEqual([fans.isLocked, fans.thumbnail.url], [true, null]);

  const words = await edit(api, performer, id, { title: 'Storm', audience: 'free' });
  assert.deepEqual(
    [words.body.data.title, words.body.data.price, words.body.data.teaser._id],
    ['Storm', 0, own.teaser._id],
  );
  for (const type of ['thumbnail', 'teaser']) {
    const removed = await api.as(performer).delete(`${OWN}/remove-file/${id}?type=${type}`);
    assert.deepEqual([removed.status, removed.body.data[type]], [200, null]);
  }
  assert.equal((await api.guest.get(belowApi(fans.teaser.url))).status, 403);
  assert.equal((await api.as(performer).delete(`${OWN}/remove-file/${id}?type=video`)).status, 422);
});

test('what a form says wrong is refused with its field, before the bytes are kept', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const refused = async (sent: Parameters<typeof sendVideo>[2]) => {
    const { status, body } = await sendVideo(api, performer, sent);
    return [status, body.code, body.details?.[0]?.path];
  };
  const invalid = (path: string) => [422, 'request.invalid_values', path];
  assert.deepEqual(await refused({ words: { title: ' <br> ' } }), invalid('title'));
  assert.deepEqual(await refused({ words: { audience: 'everyone' } }), invalid('audience'));
  assert.deepEqual(await refused({ words: { description: 'x'.repeat(2001) } }), invalid('description'));
  assert.deepEqual(await refused({ words: { audience: 'paid', price: '4.999' } }), invalid('price'));
  assert.deepEqual(await refused({ words: { audience: 'paid', price: 'much' } }), invalid('price'));
  assert.deepEqual(await refused({ files: [] }), invalid('video'));
  assert.deepEqual(await refused({ files: [await film(), await film()] }), invalid('video'));
  assert.deepEqual(await refused({ files: [{ ...(await film()), field: 'captions' }] }), invalid('captions'));
  const price = [422, 'videos.price_out_of_bounds', 'price'];
  for (const asked of [{}, { price: 0 }, { price: 300.01 }]) {
    assert.deepEqual(await refused({ words: { audience: 'paid', ...asked } }), price);
  }
  const picture = { ...(await thumbnail()), field: 'video' };
  assert.deepEqual(await refused({ files: [picture] }), [415, 'request.unsupported_type', undefined]);
  const torn = { ...(await thumbnail()), bytes: (await thumbnail()).bytes.subarray(0, 300) };
  assert.deepEqual(await refused({ files: [await film(), torn] }), [422, 'files.unreadable', undefined]);
  assert.equal((await api.as(performer).post(`${OWN}/upload`, { title: 'Wind', audience: 'free' })).status, 415);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 0);
  const { count } = await api.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  assert.equal(Number(count), 0);
});

test('words behind a file are refused: their sender would hear of a fault too late', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const boundary = 'leaf';
  const part = (head: string, body: string | Uint8Array) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ];
  const form = Buffer.concat([
    ...part('name="title"', 'Wind'),
    ...part('name="audience"', 'free'),
    ...part('name="video"; filename="a.mp4"', (await film()).bytes),
    ...part('name="description"', 'late'),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const { status, body } = await api.as(performer).post(`${OWN}/upload`, form, {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  assert.deepEqual([status, body.details[0].path, body.details[0].code], [422, 'description', 'too_late']);
});

test('the same key publishes once; with another film it is another request', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const headers = { 'idempotency-key': 'video-once-1' };
  const publish = () => sendVideo(api, performer, { headers });
  const [first, second] = await Promise.all([publish(), publish()]);
  assert.deepEqual([first.status, second.status], [200, 200]);
  assert.equal(first.body.data._id, second.body.data._id);
  const other = await sendVideo(api, performer, { headers, files: [await film('video', await otherFilm())] });
  assert.deepEqual([other.status, other.body.code], [409, 'idempotency.key_reused']);
  assert.equal((await api.as(performer).get(`${OWN}/search`)).body.data.total, 1);
});

test('only its performer sees a video in the studio, changes it and takes it away', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, other, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const { _id: id } = await publishVideo(api, performer);
  assert.equal((await api.as(other).get(`${OWN}/${id}/view`)).status, 404);
  assert.equal((await edit(api, other, id, { title: 'mine' })).status, 404);
  assert.equal((await api.as(other).delete(`${OWN}/${id}`)).status, 404);
  assert.equal((await api.as(other).delete(`${OWN}/remove-file/${id}?type=teaser`)).status, 404);
  assert.equal((await api.as(other).get(`${OWN}/search`)).body.data.total, 0);
  assert.equal((await api.as(fan).delete(`${OWN}/${id}`)).status, 403);
  assert.equal((await sendVideo(api, fan)).status, 403);
  await api.db
    .updateTable('performers')
    .set({ verified_at: null, verification_status: 'none' })
    .where('user_id', '=', other.id)
    .execute();
  assert.equal((await sendVideo(api, other)).body.code, 'performer.not_verified');
});

test('a performer finds her videos by words, audience and state, page by page', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  await publishVideo(api, performer, { words: { title: 'پاییز ایرانی' } });
  // Each in bytes of its own: equal ones would share what was made of the first.
  const [torn, fresh] = [await film('video', await otherFilm(1)), await film('video', await otherFilm(2))];
  const paid = { title: 'Torn', audience: 'paid', price: 5 };
  await publishVideo(api, performer, { words: paid, files: [torn] }, { isTorn: true });
  const spring = { title: 'Spring', description: 'Snow 100%', audience: 'subscribers' };
  await sendVideo(api, performer, { words: spring, files: [fresh] });
  const find = async (query: string) => {
    const { data, total } = (await api.as(performer).get(`${OWN}/search?${query}`)).body.data;
    return [total, ...data.map(({ title }: { title: string }) => title)];
  };
  assert.deepEqual(await find(''), [3, 'Spring', 'Torn', 'پاییز ایرانی']);
  // By an Arabic keyboard's yeh.
  assert.deepEqual(await find(`q=${encodeURIComponent('پاييز')}`), [1, 'پاییز ایرانی']);
  assert.deepEqual(await find(`q=${encodeURIComponent('0%')}`), [1, 'Spring']);
  assert.deepEqual(await find('audience=paid'), [1, 'Torn']);
  assert.deepEqual(await find('status=failed'), [1, 'Torn']);
  assert.deepEqual(await find('status=processing'), [1, 'Spring']);
  assert.deepEqual(await find('status=ready&audience=paid'), [0]);
  assert.deepEqual(await find('limit=1&offset=1'), [3, 'Torn']);
  assert.equal((await api.as(performer).get(`${OWN}/search?offset=10001`)).status, 422);
});

test('who bought a video keeps it, whatever its audience becomes', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, buyer, fan] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  const { _id: id } = await publishVideo(api, performer, { words: { audience: 'paid', price: 5 } });
  await purchase(api, buyer, performer, { type: 'video', id });
  await edit(api, performer, id, { audience: 'subscribers' });
  const isLocked = async (account: TestAccount) => (await api.as(account).get(view(id))).body.data.isLocked;
  assert.deepEqual([await isLocked(buyer), await isLocked(fan)], [false, true]);
});

test('a file that reached the store before becomes a video once', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  // A film that a video has let go stands for one that was uploaded by itself.
  const spare = async (): Promise<string> => {
    const { _id, teaser } = await publishVideo(api, performer, { files: [await film(), await film('teaser')] });
    await api.as(performer).delete(`${OWN}/remove-file/${_id}?type=teaser`);
    return teaser?._id ?? '';
  };
  const fileId = await spare();
  const publish = (account: TestAccount, body: object = {}, headers: Record<string, string> = {}) =>
    api.as(account).post(`${OWN}/upload-fileserver`, { title: 'Stored', audience: 'free', fileId, ...body }, headers);
  assert.equal((await publish(other)).body.code, 'videos.file_not_usable');
  assert.equal((await publish(performer, { audience: 'paid' })).body.code, 'videos.price_out_of_bounds');
  const key = { 'idempotency-key': 'stored-once-1' };
  const [first, second] = await Promise.all([publish(performer, {}, key), publish(performer, {}, key)]);
  assert.equal(first.body.data._id, second.body.data._id);
  assert.equal((await api.guest.get(view(first.body.data._id))).body.data.title, 'Stored');
  assert.equal(await videoCount(api, performer), 2);
  const again = await publish(performer);
  assert.deepEqual(
    [again.status, again.body.code, again.body.details[0].path],
    [422, 'videos.file_not_usable', 'fileId'],
  );
});

test('files that were sent before take the place of what a video has', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { _id: id } = await publishVideo(api, performer, {}, { isTorn: true });
  const tus = tusOf(api, performer);
  const { id: fileId } = await tus.sendWhole(await otherFilm(), { type: 'asset-video' });
  const { id: thumbnailFileId } = await tus.sendWhole(await makePhoto(), { type: 'asset-thumbnail' });
  await api.runJobs();
  const changed = await edit(api, performer, id, { fileId, thumbnailFileId });
  assert.equal(changed.status, 200, changed.text);
  const seen = (await api.guest.get(view(id))).body.data;
  assert.deepEqual([seen.file._id, seen.thumbnail._id], [fileId, thumbnailFileId]);
  assert.equal(await videoCount(api, performer), 1);
  const taken = await edit(api, performer, id, { teaserFileId: fileId });
  assert.deepEqual([taken.status, taken.body.code], [422, 'videos.cover_not_usable']);
});

test('a file that is kept for what an operator removed becomes no part of a video', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const [performer, operator] = [await api.createPerformer(), await api.createUser()];
  const { _id: id } = await publishVideo(api, performer);
  const { id: teaserFileId } = await tusOf(api, performer).sendWhole(await otherFilm(), { type: 'asset-video' });
  await api.db
    .insertInto('removals')
    .values({
      ...{ id: newId(), target_type: 'message', target_id: newId(), owner_id: performer.id, operator_id: operator.id },
      ...{ reason: 'other', kept_file_ids: [teaserFileId], undoable_until: new Date() },
    })
    .execute();
  const refused = await edit(api, performer, id, { teaserFileId });
  assert.deepEqual([refused.status, refused.body.code], [422, 'videos.cover_not_usable']);
  const whole = await api
    .as(performer)
    .post(`${OWN}/upload-fileserver`, { title: 'Kept', audience: 'free', fileId: teaserFileId });
  assert.deepEqual([whole.status, whole.body.code], [422, 'videos.file_not_usable']);
});

test('a file that a form brings and one that it names are not for one place', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { _id: id } = await publishVideo(api, performer);
  const { id: thumbnailFileId } = await tusOf(api, performer).sendWhole(await makePhoto(), { type: 'asset-thumbnail' });
  const { status, body } = await edit(api, performer, id, { thumbnailFileId }, { files: [await thumbnail()] });
  const [fault] = body.details ?? [];
  assert.deepEqual([status, body.code, fault?.path], [422, 'request.invalid_values', 'thumbnailFileId']);
  assert.equal((await edit(api, performer, id, { thumbnailFileId })).body.data.thumbnail._id, thumbnailFileId);
});

test('a file stands in one place of a video', async (t) => {
  const api = await createTestApi(t, WITHOUT_FFMPEG);
  const performer = await api.createPerformer();
  const { id: fileId } = await tusOf(api, performer).sendWhole(await otherFilm(), { type: 'asset-video' });
  const twice = { title: 'Twice', audience: 'free', fileId, teaserFileId: fileId };
  const { status, body } = await api.as(performer).post(`${OWN}/upload-fileserver`, twice);
  assert.deepEqual([status, body.code], [422, 'videos.cover_not_usable']);
});
