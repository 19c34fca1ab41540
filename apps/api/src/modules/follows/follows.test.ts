import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';

test('following and its end are told to the follower once each, in all windows', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const url = `/follows/${performer.id}`;
  for (let twice = 0; twice < 2; twice += 1) assert.equal((await api.as(fan).post(url)).status, 200);
  for (let twice = 0; twice < 2; twice += 1) assert.equal((await api.as(fan).delete(url)).status, 200);
  const told = api.events.filter(({ event }) => event.name === 'follow.changed');
  assert.deepEqual(
    told.map(({ target, event }) => [target, event.data]),
    [true, false].map((isFollowed) => [
      { kind: 'user', userId: fan.id },
      { performerId: performer.id, isFollowed },
    ]),
  );
});

test('who is live comes first where that is asked for, whenever she was followed, and once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const performers = await Promise.all(Array.from({ length: 4 }, () => api.createPerformer()));
  for (const { id } of performers) await api.as(fan).post(`/follows/${id}`);
  const newest = performers.map(({ id }) => id).reverse();
  const [oldest] = performers;
  assert.ok(oldest);
  assert.equal((await api.as(oldest).post('/streaming/live', { title: 'Ink' })).status, 200);
  const list = async (query: string) => {
    const { data } = (await api.as(fan).get(`/follows/following?${query}`)).body;
    return { ids: data.data.map(({ _id }: { _id: string }) => _id), ...data };
  };
  const first = await list('limit=3&liveFirst=true');
  assert.deepEqual(first.ids, [oldest.id, ...newest.slice(0, 3)]);
  assert.deepEqual([first.data[0].isLive, first.total], [true, 4]);
  assert.deepEqual((await list(`limit=3&liveFirst=true&cursor=${first.nextCursor}`)).ids, [oldest.id]);
  assert.deepEqual((await list('limit=50&liveFirst=true')).ids, [oldest.id, ...newest.slice(0, 3)]);
  assert.deepEqual((await list('limit=50')).ids, newest);
});
