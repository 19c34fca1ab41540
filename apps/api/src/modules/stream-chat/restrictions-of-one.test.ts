import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { goLive } from './testing.ts';

test('what holds for one person is read without the others, by who keeps order there alone', async (t) => {
  const api = await createTestApi(t);
  const [fan, other, moderator] = [await api.createUser(), await api.createUser(), await api.createUser()];
  const [{ performer, streamId }, elsewhere] = [await goLive(api), await goLive(api)];
  const restrictions = `/streaming/${streamId}/restrictions`;
  for (const { id: reason } of [fan, other])
    await api.as(performer).put(`${restrictions}/${reason}`, { kind: 'mute', seconds: 60, reason });
  const path = `${restrictions}?userId=${fan.id}`;
  const read = async (from: TestAccount) => (await api.as(from).get(path)).body.data;
  const { data, total, nextCursor } = await read(performer);
  assert.deepEqual([data.length, data[0].user._id, total, nextCursor], [1, fan.id, 1, undefined]);
  for (const stranger of [fan, moderator, elsewhere.performer])
    assert.equal((await api.as(stranger).get(path)).status, 403);
  await api.as(performer).post('/performer/stream-chat/moderators', { userId: moderator.id });
  assert.equal((await read(moderator)).data[0].reason, fan.id);
  const theirs = await api
    .as(elsewhere.performer)
    .get(`/streaming/${elsewhere.streamId}/restrictions?userId=${fan.id}`);
  assert.deepEqual([theirs.body.data.data, theirs.body.data.total], [[], 0]);
  await api.as(performer).delete(`${restrictions}/${fan.id}`);
  assert.deepEqual((await read(performer)).data, []);
  assert.equal((await api.as(performer).get(`${restrictions}?userId=leila`)).status, 422);
});
