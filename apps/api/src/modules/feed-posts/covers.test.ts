import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { makeClip, makeSound } from '../files/processing/testing.ts';
import { belowApi, makePhoto, uploadPhoto } from '../files/testing.ts';
import type { FeedPost, FeedPostView } from './feed-posts.schema.ts';
import { publishPost } from './testing.ts';

/** Nothing here is about how a film is made. */
const SMALL = '96x54';

const send = async (api: TestApi, performer: TestAccount, place: 'thumbnail' | 'teaser', bytes: Buffer) =>
  api.as(performer).upload(`/performer/feeds/${place}/upload`, {
    field: 'file',
    name: 'x',
    type: place === 'teaser' ? 'video/mp4' : 'image/jpeg',
    bytes,
  });

test('everyone may watch the teaser of a locked post, and nobody its thumbnail', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const teaserFileId = (await send(api, performer, 'teaser', await makeClip(t, { size: SMALL }))).body.data._id;
  const thumbnailFileId = (await send(api, performer, 'thumbnail', await makePhoto())).body.data._id;
  await api.runJobs();
  const { _id: id } = await publishPost(api, performer, { audience: 'paid', price: 4, teaserFileId, thumbnailFileId });
  for (const reader of [api.guest, api.as(fan)]) {
    const post: FeedPost = (await reader.get(`/user/feeds/${id}`)).body.data;
    assert.equal(post.isLocked, true);
    assert.deepEqual([post.thumbnail?.thumbnails, post.files], [null, []]);
    assert.ok(post.teaserVideo?.url);
    assert.equal((await api.guest.get(belowApi(post.teaserVideo.url))).status, 200);
  }
  const own: FeedPost = (await api.as(performer).get(`/performer/feeds/${id}`)).body.data;
  assert.ok(own.thumbnail?.thumbnails);
  await api.as(performer).put(`/performer/feeds/${id}`, { teaserFileId: null });
  assert.equal((await api.guest.get(`/user/feeds/${id}`)).body.data.teaserVideo, null);
});

test('a teaser is a film by its content, and a thumbnail is a file of its own kind', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  assert.equal((await send(api, performer, 'teaser', await makePhoto())).status, 415);
  const photo = await uploadPhoto(api, performer);
  const foreign = (await send(api, other, 'thumbnail', await makePhoto())).body.data._id;
  const publish = (body: object) =>
    api.as(performer).post('/performer/feeds', { text: 'x', audience: 'free', ...body });
  for (const [path, fileId] of [
    ['thumbnailFileId', foreign],
    ['teaserFileId', photo],
  ] as const) {
    const refused = (await publish({ [path]: fileId })).body;
    assert.deepEqual([refused.code, refused.details[0].path], ['feeds.file_not_usable', path]);
  }
});

test('what a picture shows is told with it, and not of a locked one', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [fileId, elsewhere] = [await uploadPhoto(api, performer), await uploadPhoto(api, performer)];
  const altTexts = { [fileId]: 'Two dogs <b>asleep</b>', [elsewhere]: 'not in this post' };
  const { _id: id } = await publishPost(api, performer, { fileIds: [fileId], altTexts });
  const alt = async () => (await api.guest.get(`/user/feeds/${id}`)).body.data.files[0].alt;
  assert.equal(await alt(), 'Two dogs asleep');
  const other = await publishPost(api, performer, { fileIds: [elsewhere] });
  assert.equal(other.files[0]?.alt, '');
  await api.as(performer).put(`/performer/feeds/${id}`, { audience: 'subscribers' });
  assert.equal(await alt(), '');
});

test('a link to a post shows its thumbnail, else its first photo, else a picture of a film that everyone may see', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const clip = await makeClip(t, { size: SMALL });
  const sendFile = async (kind: 'video' | 'audio', bytes: Buffer, type: string): Promise<string> => {
    const form = { field: 'file', name: 'x', type, bytes };
    return (await api.as(performer).upload(`/performer/feeds/${kind}/upload`, form)).body.data._id;
  };
  const film = await sendFile('video', clip, 'video/mp4');
  const sound = await sendFile('audio', await makeSound(t, 'sound.m4a'), 'audio/mpeg');
  const photos = [await uploadPhoto(api, performer), await uploadPhoto(api, performer)];
  const thumbnailFileId = (await send(api, performer, 'thumbnail', await makePhoto())).body.data._id;
  const teaserFileId = (await send(api, performer, 'teaser', clip)).body.data._id;
  await api.runJobs();
  const fileIds = [sound, film, ...photos];
  const altTexts = { [photos[0] ?? '']: 'Two dogs' };
  const { _id: id } = await publishPost(api, performer, { fileIds, altTexts, thumbnailFileId, teaserFileId });
  /** The file whose picture it is, by its addresses. */
  const shown = async () => {
    const { linkPicture: picture }: FeedPostView = (await api.guest.get(`/user/feeds/${id}`)).body.data;
    if (picture) assert.equal((await api.guest.get(belowApi(picture.thumbnails.large.webp))).status, 200);
    const [fileId] = picture ? (/[\da-f-]{36}/.exec(picture.thumbnails.large.webp) ?? []) : [null];
    return [fileId, picture?.alt];
  };
  const change = (body: object) => api.as(performer).put(`/performer/feeds/${id}`, body);
  assert.deepEqual(await shown(), [thumbnailFileId, '']);
  await change({ thumbnailFileId: null });
  assert.deepEqual(await shown(), [photos[0], 'Two dogs']);
  await change({ audience: 'subscribers' });
  assert.deepEqual(await shown(), [teaserFileId, '']);
  await change({ teaserFileId: null });
  assert.deepEqual(await shown(), [null, undefined]);
  await change({ audience: 'free', fileIds: [sound, film] });
  assert.deepEqual(await shown(), [film, '']);
});
