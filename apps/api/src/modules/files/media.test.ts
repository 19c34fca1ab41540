import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { plansOf, TRIED } from '../../testing/plans.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { belowApi, uploadPhoto } from './testing.ts';

/** A post with one photo, and the address of that photo as a reader gets it. */
const postWithPhoto = async (api: TestApi, performer: TestAccount, audience: string) => {
  const fileId = await uploadPhoto(api, performer);
  const post = await publishPost(api, performer, { audience, fileIds: [fileId] });
  const addressFor = async (reader: ReturnType<TestApi['as']>): Promise<string> => {
    const { data } = (await reader.get(`/user/feeds/${post._id}`)).body;
    return belowApi(data.files[0].thumbnails.medium.webp);
  };
  return { fileId, post, addressFor };
};

const assertRefused = async (api: TestApi, address: string): Promise<void> => {
  const answer = await api.guest.get(address);
  assert.deepEqual([answer.status, answer.body.code], [403, 'media.signature_invalid'], address);
};

test('a picture of a free post is served to everyone, cacheable and inert', async (t) => {
  const api = await createTestApi(t);
  const { addressFor } = await postWithPhoto(api, await api.createPerformer(), 'free');
  const served = await api.guest.get(await addressFor(api.guest));
  assert.equal(served.status, 200);
  assert.equal(served.headers['content-type'], 'image/webp');
  assert.match(String(served.headers['cache-control']), /^public, max-age=\d+$/);
  assert.equal(served.headers['x-content-type-options'], 'nosniff');
  assert.equal(served.headers['content-security-policy'], "default-src 'none'");
  assert.equal(Number(served.headers['content-length']), served.bytes.length);
});

test('after the first pictures PostgreSQL plans none of what a picture asks it', async (t) => {
  // Other tests' statements are planned once for each of them.
  const api = await createTestApi(t, {}, undefined, await createTestDatabase({ isNew: true }));
  const performer = await api.createPerformer();
  const free = await postWithPhoto(api, performer, 'free');
  const locked = await postWithPhoto(api, performer, 'subscribers');
  // An address for everybody, and one that is bound to an account.
  for (const address of [await free.addressFor(api.guest), await locked.addressFor(api.as(performer))]) {
    for (let pictures = 0; pictures < 2 * TRIED; pictures += 1)
      assert.equal((await api.guest.get(address)).status, 200);
  }
  const plans = (await plansOf(api.db, 2 * TRIED)).filter(({ name }) => name === 'attached-file');
  assert.ok(plans.length > 0);
  assert.deepEqual(
    plans.filter(({ own }) => own > TRIED),
    [],
  );
});

test('an address without a signature, with a forged or with an ended one opens nothing', async (t) => {
  const api = await createTestApi(t);
  const [performer, stranger] = [await api.createPerformer(), await api.createUser()];
  const free = await postWithPhoto(api, performer, 'free');
  const locked = await postWithPhoto(api, performer, 'subscribers');
  const address = await free.addressFor(api.guest);
  const [path] = address.split('?');
  await assertRefused(api, `${path}`);
  await assertRefused(api, `${path}?e=9999999999&a=public&s=${'A'.repeat(43)}`);
  await assertRefused(api, address.replace('a=public', `a=${stranger.id}`));
  // A signature of a free file does not open another one.
  await assertRefused(api, address.replace(free.fileId, locked.fileId));
  const { mediaSigner } = api.context;
  const yesterday = Date.now() - 3 * 86_400_000;
  await assertRefused(api, `${path}${mediaSigner.sign(free.fileId, 'public', yesterday)}`);
  // Even one that we would sign ourselves must be for an account that may see it now.
  const lockedPath = `/media/${locked.fileId}/small.webp`;
  await assertRefused(api, lockedPath + mediaSigner.sign(locked.fileId, 'public'));
  await assertRefused(api, lockedPath + mediaSigner.sign(locked.fileId, stranger.id));
  // The original of a picture, with its metadata, is never served, not even by an address that opens its sizes.
  assert.equal((await api.guest.get(address.replace('medium.webp', 'original'))).status, 404);
});

test('an address given to a subscriber ends with the subscription, at once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { addressFor } = await postWithPhoto(api, performer, 'subscribers');
  await api.subscribe(fan, performer);
  const address = await addressFor(api.as(fan));
  const served = await api.guest.get(address);
  assert.equal(served.status, 200);
  const [, seconds] = /^private, max-age=(\d+)$/.exec(String(served.headers['cache-control'])) ?? [];
  assert.ok(Number(seconds) <= 600);
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  await assertRefused(api, address);
});

test('addresses of a post end when it is deleted or is no longer free', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [deleted, locked] = [await postWithPhoto(api, performer, 'free'), await postWithPhoto(api, performer, 'free')];
  const addresses = [await deleted.addressFor(api.guest), await locked.addressFor(api.guest)];
  for (const address of addresses) assert.equal((await api.guest.get(address)).status, 200);
  await api.as(performer).delete(`/performer/feeds/${deleted.post._id}`);
  await api.as(performer).put(`/performer/feeds/${locked.post._id}`, { audience: 'subscribers' });
  for (const address of addresses) await assertRefused(api, address);
});

test('avatars are public, and never change under their address', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fileId = await uploadPhoto(api, performer);
  await api.db.updateTable('files').set({ kind: 'avatar' }).where('id', '=', fileId).execute();
  const served = await api.guest.get(`/media/${fileId}/small.avif`);
  assert.equal(served.status, 200);
  assert.equal(served.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal((await api.guest.get(`/media/${fileId}/source.mp4`)).status, 404);
});

test('a closed site shows pictures to operators by their signed addresses, and public ones to everyone', async (t) => {
  const api = await createTestApi(t);
  const [performer, operator] = [await api.createPerformer(), await api.createOperator()];
  const { addressFor } = await postWithPhoto(api, performer, 'subscribers');
  const free = await postWithPhoto(api, performer, 'free');
  const avatar = await uploadPhoto(api, performer);
  await api.db.updateTable('files').set({ kind: 'avatar' }).where('id', '=', avatar).execute();
  const others = [
    await addressFor(api.as(performer)),
    await free.addressFor(api.guest),
    `/media/${performer.id}/small.webp`,
  ];
  await setSetting(api, 'maintenanceMode', true);
  assert.equal((await api.guest.get(await addressFor(api.as(operator)))).status, 200);
  assert.equal((await api.guest.get(await free.addressFor(api.as(operator)))).status, 200);
  assert.equal((await api.guest.get(`/media/${avatar}/small.avif`)).status, 200);
  for (const address of others) assert.equal((await api.guest.get(address)).body.code, 'site.maintenance', address);
});

test('a blocked country gets pictures by the addresses of operators alone', async (t) => {
  const api = await createTestApi(t, { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
  const operator = await api.createOperator();
  const { addressFor } = await postWithPhoto(api, await api.createPerformer(), 'free');
  const [own, everyones] = [await addressFor(api.as(operator)), await addressFor(api.guest)];
  await setSetting(api, 'blockedCountries', ['DE']);
  const germany = { 'cf-ipcountry': 'DE' };
  assert.equal((await api.guest.get(own, germany)).status, 200);
  assert.equal((await api.guest.get(everyones, germany)).body.code, 'site.country_blocked');
  assert.equal((await api.guest.get(everyones)).status, 200);
});

test('signing gives an address to those who may see the file, and only them', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan, subscriber] = [await api.createPerformer(), await api.createUser(), await api.createUser()];
  await api.subscribe(subscriber, performer);
  const { fileId } = await postWithPhoto(api, performer, 'subscribers');
  const unpublished = await uploadPhoto(api, performer);
  const sign = async (account: TestAccount, id: string) =>
    await api.as(account).post('/files/sign-url', { fileId: id });
  assert.equal((await sign(fan, fileId)).body.code, 'files.locked');
  assert.equal((await sign(fan, unpublished)).status, 404);
  assert.ok((await sign(performer, unpublished)).body.data.thumbnails);
  const { data } = (await sign(subscriber, fileId)).body;
  assert.equal((await api.guest.get(belowApi(data.thumbnails.small.avif))).status, 200);

  const many = (await api.as(fan).post('/files/sign-urls', { fileIds: [fileId, unpublished] })).body.data;
  assert.equal(many.total, 1);
  assert.equal(many.data[0].thumbnails, null);
  const info = await api.guest.post('/files/public-info', { fileIds: [fileId, unpublished] });
  assert.equal(info.body.data.total, 1);
  assert.ok(info.body.data.data[0].thumbhash);
  assert.ok(!info.text.includes('/api/media/'));
  const tooMany = Array.from({ length: 51 }, () => fileId);
  assert.equal((await api.guest.post('/files/public-info', { fileIds: tooMany })).status, 422);
  assert.equal((await api.as(fan).get(`/files/${fileId}/status`)).status, 404);
});
