import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { breakInStore, makePhoto } from '../files/testing.ts';
import { addPhoto, publishGallery } from '../galleries/testing.ts';
import { publishProduct } from '../products/testing.ts';

const toldOf = async (api: TestApi, performer: TestAccount) => {
  const { data } = (await api.as(performer).get('/notifications')).body.data;
  return data.map(({ kind, link, count }: Record<string, unknown>) => [kind, link, count]);
};

test('a performer is told of the photos of a gallery that can never be shown', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishGallery(api, performer);
  const photos = [await addPhoto(api, performer, id), await addPhoto(api, performer, id)];
  for (const { file } of photos) await breakInStore(api, file._id, Buffer.from('torn'));
  await api.runJobs();
  assert.deepEqual(await toldOf(api, performer), [['file-failed', `/creator/galleries/${id}`, 2]]);
});

test('a performer is told of a picture of a product that can never be shown', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const files = [{ field: 'pictures', name: 'a.jpg', bytes: await makePhoto() } as const];
  const { _id: id, pictures } = await publishProduct(api, performer, {}, files);
  for (const { _id } of pictures) await breakInStore(api, _id, Buffer.from('torn'));
  await api.runJobs();
  assert.deepEqual(await toldOf(api, performer), [['file-failed', `/creator/products/${id}`, 1]]);
});

test('of what is deleted meanwhile nobody is told', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishGallery(api, performer);
  const { file } = await addPhoto(api, performer, id);
  await breakInStore(api, file._id, Buffer.from('torn'));
  await api.as(performer).delete(`/performer/performer-assets/galleries/${id}`);
  await api.runJobs();
  assert.deepEqual(await toldOf(api, performer), []);
});
