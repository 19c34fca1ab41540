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
