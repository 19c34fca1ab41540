import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';

const send = (api: TestApi, by: TestAccount | null, bytes: number, type = 'text/plain') =>
  api.app.inject({
    method: 'POST',
    url: '/api/streaming/line-check',
    payload: 'a'.repeat(bytes),
    headers: { 'content-type': type, ...(by && { authorization: `Bearer ${by.token}` }) },
  });

test('a performer sends as much as is needed to measure her line, and no more, and nothing else', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const taken = await send(api, performer, 640 * 1024);
  assert.deepEqual([taken.statusCode, taken.json()], [200, { data: { bytes: 640 * 1024 } }]);
  assert.equal((await send(api, performer, 640 * 1024 + 1)).statusCode, 413);
  assert.equal((await send(api, performer, 0)).statusCode, 422);
  assert.equal((await send(api, performer, 10, 'application/json')).statusCode, 415);
  assert.equal((await send(api, await api.createUser(), 10)).statusCode, 403);
  assert.equal((await send(api, null, 10)).statusCode, 401);
});

test('it is no way to fill the line of the site', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '600' });
  const performer = await api.createPerformer();
  const statuses: number[] = [];
  for (let times = 0; times < 8; times += 1) statuses.push((await send(api, performer, 10)).statusCode);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 429, 429]);
});
