import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, makePhoto } from '../files/testing.ts';

const photo = (bytes: Uint8Array) => ({ field: 'file', name: 'leaf.jpg', type: 'image/jpeg', bytes });

const askAddress = async (api: TestApi, performer: TestAccount, body?: object) => {
  const answer = await api.as(performer).post('/performer/feeds/upload-url', body);
  assert.equal(answer.status, 200, answer.text);
  const { uploadUrl, ...rest } = answer.body.data;
  return { address: belowApi(uploadUrl), ...rest } as {
    address: string;
    fileId: string;
    method: string;
    fields: object;
  };
};

test('a file goes to its address without a token, is confirmed, and stands in a post', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  assert.equal((await api.guest.get('/settings/public')).body.data.fileStore, 'site');
  const { address, fileId, method, fields } = await askAddress(api, performer);
  assert.deepEqual([method, fields], ['POST', {}]);
  const bytes = await makePhoto();
  const confirm = (body: object) => api.as(performer).put(`/files/${fileId}/metadata`, body);
  assert.equal((await confirm({})).status, 404, 'nothing has arrived');
  assert.equal((await api.guest.upload(address, photo(bytes))).body.data._id, fileId);
  assert.equal((await api.guest.upload(address, photo(bytes))).body.code, 'files.upload_address_used');

  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const confirmed = await confirm({ name: '..\\..\\etc/leaf\u202e.jpg', size: bytes.length, sha256 });
  assert.deepEqual([confirmed.status, confirmed.body.data.type], [200, 'feed-photo']);
  const { name } = await api.db.selectFrom('files').select('name').executeTakeFirstOrThrow();
  assert.equal(name, 'leaf.jpg');
  await api.runJobs();
  const post = await publishPost(api, performer, { fileIds: [fileId] });
  assert.equal(post.files[0]?._id, fileId);
});

test('what is too large for its kind is refused before its bytes leave', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ isVerified: false });
  const ask = (path: string, body: object) => api.as(performer).post(`${path}/upload-url`, body);
  const megabytes = (count: number): number => count * 1024 * 1024;
  for (const path of ['/performers/avatar', '/performers/cover']) {
    const refused = await ask(path, { size: megabytes(25) + 1 });
    assert.deepEqual([refused.status, refused.body.code], [413, 'request.too_large'], path);
    assert.deepEqual(refused.body.details[0].maximum, megabytes(25), path);
    assert.equal((await ask(path, { size: megabytes(25) })).status, 200);
  }
  assert.equal((await ask('/performers/welcome-video', { size: megabytes(512) + 1 })).status, 413);
  assert.equal((await ask('/performers/documents', { kind: 'selfie', size: megabytes(26) })).status, 413);
  const verified = api.as(await api.createPerformer());
  const forPost = (type: string, size: number) => verified.post('/performer/feeds/upload-url', { type, size });
  assert.deepEqual(
    [(await forPost('photo', megabytes(26))).status, (await forPost('video', megabytes(26))).status],
    [413, 200],
  );
  assert.equal((await forPost('photo', 0)).status, 422);
});

test('other bytes than those that were sent are told apart', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { address, fileId } = await askAddress(api, performer, { type: 'thumbnail' });
  const bytes = await makePhoto();
  await api.guest.upload(address, photo(bytes));
  for (const body of [{ size: bytes.length + 1 }, { sha256: '0'.repeat(64) }]) {
    const answer = await api.as(performer).put(`/files/${fileId}/metadata`, body);
    assert.deepEqual([answer.status, answer.body.code], [422, 'files.altered']);
  }
  const other = await api.createPerformer();
  assert.equal((await api.as(other).put(`/files/${fileId}/metadata`, {})).status, 404);
});

test('an address holds for its kind and its owner alone, and only while she is there', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const { address } = await askAddress(api, performer, { type: 'photo' });
  const bytes = await makePhoto();
  for (const forged of [
    address.replace('feed-photo', 'feed-video'),
    address.replace(performer.id, other.id),
    address.replace('feed-photo', 'document'),
    address.replace(/e=\d+/, 'e=9999999999'),
  ]) {
    assert.equal((await api.guest.upload(forged, photo(bytes))).body.code, 'files.upload_address_invalid', forged);
  }
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  assert.equal((await api.guest.upload(address, photo(bytes))).body.code, 'files.upload_address_invalid');
  assert.equal((await api.db.selectFrom('files').select('id').execute()).length, 0);
  assert.equal((await api.as(await api.createUser()).post('/performer/feeds/upload-url')).status, 403);
  assert.equal((await api.as(other).post('/performer/feeds/upload-url', { type: 'script' })).status, 422);
});
