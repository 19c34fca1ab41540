import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { offerTo } from './testing.ts';

const goLive = async (api: TestApi): Promise<string> => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  api.live.publishing.add(id);
  return id;
};

const play = async (api: TestApi, id: string, fan: TestAccount, times = 1): Promise<void> => {
  for (let time = 0; time < times; time++) assert.equal((await offerTo(api, `whep/${id}`, fan)).statusCode, 201);
};

const resourcesOf = async (api: TestApi, { id }: TestAccount): Promise<string[]> =>
  (await api.context.viewings.listOf(id)).map(({ resourceId }) => resourceId);

test('an account plays a stream a few times at once: one more ends its first, and nobody else has to go', async (t) => {
  const api = await createTestApi(t);
  const id = await goLive(api);
  const [other, fan] = [await api.createUser(), await api.createUser()];
  await play(api, id, other);
  await play(api, id, fan, 6);
  assert.deepEqual(api.live.ended, []);
  await play(api, id, fan, 2);
  // The first of all is the other's.
  assert.deepEqual(api.live.ended, [`play-${id}-2`, `play-${id}-3`]);
  assert.equal((await resourcesOf(api, fan)).length, 6);
  assert.deepEqual(await resourcesOf(api, other), [`play-${id}`]);
});

test('who has left without a word is not counted', async (t) => {
  const api = await createTestApi(t);
  const id = await goLive(api);
  const fan = await api.createUser();
  await play(api, id, fan, 6);
  const left = (await resourcesOf(api, fan)).slice(1);
  for (const resourceId of left) await api.live.end(resourceId);
  api.live.ended.length = 0;
  await play(api, id, fan);
  assert.deepEqual(api.live.ended, []);
  assert.deepEqual(await resourcesOf(api, fan), [`play-${id}`, `play-${id}-7`]);
});

test('nor are the places of an engine taken by many streams at once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const ids: string[] = [];
  for (let stream = 0; stream < 5; stream++) ids.push(await goLive(api));
  for (const id of ids.slice(0, 4)) await play(api, id, fan, 6);
  assert.deepEqual(api.live.ended, []);
  await play(api, String(ids[4]), fan);
  assert.deepEqual(api.live.ended, [`play-${ids[0]}`]);
  assert.equal((await resourcesOf(api, fan)).length, 24);
});
