import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { openSite } from '../removals/testing.ts';

const uploadCover = async (api: TestApi, performer: TestAccount, path = 'thumbnail', width = 120): Promise<string> => {
  const { body } = await api.as(performer).upload(`/performer/feeds/${path}/upload`, {
    ...{ field: 'file', name: 'ink.jpg', type: 'image/jpeg' },
    bytes: await makePhoto({ width }),
  });
  return body.data._id;
};

const plannedAt = new Date(Date.now() + 86_400_000).toISOString();
const words = { title: 'Ink', plannedAt };

test('a cover is shown with its stream before, while and after it runs, locked or not', async (t) => {
  const api = await createTestApi(t);
  const [performer, blocked] = [await api.createPerformer(), await api.createUser()];
  const coverFileId = await uploadCover(api, performer);
  const plan = { ...words, coverFileId, audience: 'subscribers' };
  const { _id, cover: early } = (await api.as(performer).post('/streaming/planned', plan)).body.data;
  assert.equal(early, undefined, 'its sizes are not made');
  await api.runJobs();

  const [listed] = (await api.guest.get('/streaming/planned')).body.data.data;
  assert.deepEqual([listed._id, listed.isLocked], [_id, true]);
  const address = belowApi(listed.cover.small.webp);
  assert.equal((await api.guest.get(address)).status, 200);
  assert.equal((await api.guest.get(address.replace(/\?.*/, ''))).status, 403, 'only by a signed address');
  await api.db.insertInto('user_blocks').values({ blocker_id: performer.id, blocked_id: blocked.id }).execute();
  assert.equal((await api.as(blocked).post('/files/public-info', { fileIds: [coverFileId] })).body.data.total, 0);

  const begun = await api.as(performer).post('/streaming/live', { title: 'Ink', plannedId: _id });
  assert.ok(begun.body.data.cover);
  assert.ok((await api.guest.get('/streaming/user/search')).body.data.data[0].cover);
  await api.as(performer).put(`/streaming/live/${_id}`, { status: 'ended' });
  assert.ok((await api.guest.get(`/streaming/${_id}`)).body.data.cover);

  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  assert.equal((await api.guest.get(address)).status, 403);
});

test('a cover is changed, kept where nothing is said, and taken away', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const [first, second] = [await uploadCover(api, performer), await uploadCover(api, performer, 'thumbnail', 90)];
  await api.runJobs();
  const begun = await api.as(performer).post('/streaming/live', { title: 'Ink', coverFileId: first });
  const coverOf = async (facts: object): Promise<string | undefined> => {
    const { body } = await api.as(performer).put('/streaming/update', { title: 'Ink', ...facts });
    return body.data.cover?.small.webp;
  };
  assert.ok(begun.body.data.cover.small.webp.includes(first));
  assert.ok((await coverOf({}))?.includes(first));
  assert.ok((await coverOf({ coverFileId: first }))?.includes(first), 'saved once more');
  assert.ok((await coverOf({ coverFileId: second }))?.includes(second));
  assert.equal(await coverOf({ coverFileId: null }), undefined);
});

test('a cover is an unused thumbnail of the performer’s own', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const used = await uploadCover(api, performer);
  await api.runJobs();
  const ways = [
    [used, 200],
    [used, 422],
    [await uploadCover(api, other), 422],
    [await uploadCover(api, performer, 'photo', 100), 422],
  ] as const;
  for (const [coverFileId, status] of ways) {
    const answer = await api.as(performer).post('/streaming/planned', { ...words, coverFileId });
    assert.equal(answer.status, status, answer.text);
    if (status === 422) assert.equal(answer.body.code, 'stream.cover_not_usable');
  }
  const { data } = (await api.as(performer).get('/performer/vault')).body.data;
  const item = data.find(({ useCount }: { useCount: number }) => useCount === 1);
  const uses = (await api.as(performer).get(`/performer/vault/${item._id}/uses`)).body.data;
  assert.deepEqual([uses.data[0].type, uses.data[0].title], ['stream', 'Ink']);
  const again = await api.as(performer).post(`/performer/vault/${item._id}/reuse`, { kind: 'feed-thumbnail' });
  const facts = { ...words, coverFileId: again.body.data._id };
  assert.equal((await api.as(performer).post('/streaming/planned', facts)).status, 200);
});

test('operators remove the cover of a stream that is over, and bring it back', async (t) => {
  const { api, performer, remove, restore } = await openSite(t);
  const coverFileId = await uploadCover(api, performer);
  await api.runJobs();
  const { _id } = (await api.as(performer).post('/streaming/live', { title: 'Ink', coverFileId })).body.data;
  await api.as(performer).put(`/streaming/live/${_id}`, { status: 'ended' });
  const cover = async () => (await api.guest.get(`/streaming/${_id}`)).body.data.cover;
  const { body } = await remove('stream', _id);
  assert.equal(await cover(), undefined);
  assert.equal((await restore(body.data._id)).status, 200);
  assert.ok(await cover());
});
