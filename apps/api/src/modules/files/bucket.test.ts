import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { startTestBucket, type TestBucket } from '../../platform/files/testing.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { endRestoring, onlyItemOf } from '../vault/testing.ts';
import { makeClip } from './processing/testing.ts';
import { belowApi, makePhoto, uploadPhoto } from './testing.ts';
import { fullTest } from '../../testing/full-test.ts';

/** An API whose files lie in a bucket. */
const createBucketApi = async (t: TestContext, environment: Record<string, string> = {}) => {
  const bucket = await startTestBucket(t);
  const api = await createTestApi(t, { ...bucket.environment, ...environment });
  return { api, bucket };
};

/** Where the API leads: to the bucket and nowhere else. */
const leadOf = async (api: TestApi, bucket: TestBucket, address: string) => {
  const answer = await api.guest.get(address);
  assert.equal(answer.status, 302, answer.text);
  const url = String(answer.headers.location);
  assert.ok(url.startsWith(`${bucket.endpoint}/${bucket.bucket}/`), url);
  return { url, caching: String(answer.headers['cache-control']) };
};

const addressFor = async (reader: ReturnType<TestApi['as']>, postId: string): Promise<string> => {
  const { data } = (await reader.get(`/user/feeds/${postId}`)).body;
  return belowApi(data.files[0].thumbnails.medium.webp);
};

const postPhoto = async (api: TestApi, performer: TestAccount, audience: string) => {
  const fileId = await uploadPhoto(api, performer);
  const { _id } = await publishPost(api, performer, { audience, fileIds: [fileId] });
  return { fileId, postId: _id };
};

test('a photo is processed in the bucket, seen by who may, and gone when its performer takes it out', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { fileId, postId } = await postPhoto(api, performer, 'subscribers');
  assert.equal(bucket.objects.size, 7, 'the original and six variants');
  assert.equal(bucket.headersOf(`${fileId}/medium.webp`)['content-type'], 'image/webp');
  await api.subscribe(fan, performer);
  const address = await addressFor(api.as(fan), postId);
  const lead = await leadOf(api, bucket, address);
  assert.equal(lead.caching, 'private, max-age=240');
  const seen = await fetch(lead.url);
  assert.deepEqual([seen.status, seen.headers.get('content-type')], [200, 'image/webp']);
  assert.equal(seen.headers.get('cache-control'), 'private, max-age=600, immutable');
  assert.ok(Buffer.from(await seen.arrayBuffer()).equals(bucket.objects.get(`${fileId}/medium.webp`) ?? Buffer.of()));

  // The API gives nothing away any more; what it gave ends by itself within minutes.
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  assert.equal((await api.guest.get(address)).body.code, 'media.signature_invalid');
  bucket.advance(601_000);
  assert.equal((await fetch(lead.url)).status, 403);

  // Its performer's vault keeps it until she takes it out.
  await api.as(performer).delete(`/performer/feeds/${postId}`);
  await api.db.updateTable('feed_posts').set({ restorable_until: new Date() }).execute();
  assert.equal(bucket.objects.size, 7);
  const item = await onlyItemOf(api, performer);
  assert.equal((await api.as(performer).delete(`/performer/vault/${item._id}`)).status, 200);
  await endRestoring(api);
  assert.deepEqual([...bucket.objects.keys()], []);
});

test('what is free for everyone is kept longer, and still has to be asked for', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const { postId } = await postPhoto(api, performer, 'free');
  const address = await addressFor(api.guest, postId);
  const { url, caching } = await leadOf(api, bucket, address);
  assert.equal(caching, 'public, max-age=3540');
  assert.equal((await fetch(url)).status, 200);
  assert.equal((await api.guest.get(address.split('?')[0] ?? '')).status, 403);
});

test('segments of a film lead straight to the bucket, signed within playlists that the API hands out', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const bytes = await makeClip(t, { size: '320x180', seconds: 5 });
  const form = { field: 'file', name: 'x.mp4', type: 'video/mp4', bytes };
  const { data: file } = (await api.as(performer).upload('/performer/feeds/video/upload', form)).body;
  await api.runJobs();
  const post = await publishPost(api, performer, { audience: 'subscribers', fileIds: [file._id] });
  await api.subscribe(fan, performer);
  const { data } = (await api.as(fan).get(`/user/feeds/${post._id}`)).body;
  const master = await api.guest.get(belowApi(data.files[0].hls));
  assert.deepEqual([master.status, master.headers['cache-control']], [200, 'private, no-store']);
  const [name = ''] = master.text.split('\n').filter((line) => line && !line.startsWith('#'));
  assert.match(name, /^medium\.m3u8\?e=/, 'playlists are the API’s');
  const playlist = await api.guest.get(`/media/${file._id}/${name}`);
  assert.deepEqual([playlist.status, playlist.headers['cache-control']], [200, 'private, no-store']);
  const [segment = ''] = playlist.text.split('\n').filter((line) => line && !line.startsWith('#'));
  assert.ok(segment.startsWith(`${bucket.endpoint}/`), segment);
  assert.ok(playlist.text.includes(`URI="${segment}"`), 'the head of the segments too');
  const [, length, start] = /BYTERANGE:(\d+)@(\d+)/.exec(playlist.text)?.map(Number) ?? [];
  assert.ok(length && start);
  const part = await fetch(segment, { headers: { range: `bytes=${start}-${start + length - 1}` } });
  assert.deepEqual([part.status, (await part.arrayBuffer()).byteLength], [206, length]);
  assert.equal(part.headers.get('content-type'), 'video/mp4');

  // Refreshed while it plays, for as long as the film is open to her.
  bucket.advance(601_000);
  assert.equal((await fetch(segment)).status, 403);
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  assert.equal((await api.guest.get(`/media/${file._id}/${name}`)).status, 403);
});

fullTest('a film as a whole is read from the bucket in ranges', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const performer = await api.createPerformer();
  const form = { field: 'file', name: 'x.mp4', type: 'video/mp4', bytes: await makeClip(t, { size: '320x180' }) };
  const { data: file } = (await api.as(performer).upload('/performer/feeds/video/upload', form)).body;
  await api.runJobs();
  const post = await publishPost(api, performer, { fileIds: [file._id] });
  const { data } = (await api.guest.get(`/user/feeds/${post._id}`)).body;
  const { url } = await leadOf(api, bucket, belowApi(data.files[0].url));
  const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
  assert.deepEqual([part.status, await part.text()], [206, 'ftyp']);
});

const giveAvatar = async (api: TestApi) => {
  const user = await api.createUser();
  const photo = { field: 'avatar', name: 'me.jpg', type: 'image/jpeg', bytes: await makePhoto() };
  const { data } = (await api.as(user).upload('/users/avatar/upload', photo)).body;
  await api.runJobs();
  return data._id as string;
};

test('public pictures lie apart; without a public address the site hands them out, to be kept for good', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  const fileId = await giveAvatar(api);
  assert.equal([...bucket.objects.keys()].filter((key) => key.startsWith(`public/${fileId}/`)).length, 6);
  const answer = await api.guest.get(`/media/${fileId}/small.avif`);
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'image/avif']);
  assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.ok(answer.bytes.equals(bucket.objects.get(`public/${fileId}/small.avif`) ?? Buffer.of()));
  const part = await api.guest.get(`/media/${fileId}/small.avif`, { range: 'bytes=4-7' });
  assert.deepEqual([part.status, part.text], [206, 'ftyp']);
});

test('public pictures are led to where everybody reaches them, and nothing else of the bucket is', async (t) => {
  const bucket = await startTestBucket(t);
  const publicUrl = `${bucket.endpoint}/${bucket.bucket}`;
  const api = await createTestApi(t, { ...bucket.environment, S3_PUBLIC_URL: publicUrl });
  const fileId = await giveAvatar(api);
  const { url, caching } = await leadOf(api, bucket, `/media/${fileId}/small.avif`);
  assert.deepEqual([url, caching], [`${publicUrl}/public/${fileId}/small.avif`, 'public, max-age=86400']);
  const seen = await fetch(url);
  assert.deepEqual([seen.status, seen.headers.get('cache-control')], [200, 'public, max-age=31536000, immutable']);
  const { fileId: free } = await postPhoto(api, await api.createPerformer(), 'free');
  assert.equal((await fetch(`${publicUrl}/${free}/small.avif`)).status, 403);
});

test('a bucket that is away makes the site not ready', async (t) => {
  const { api, bucket } = await createBucketApi(t);
  assert.equal((await api.guest.get('/ready')).body.data.files, 'ok');
  await bucket.close();
  assert.equal((await api.guest.get('/ready')).body.data.files, 'failed');
});
