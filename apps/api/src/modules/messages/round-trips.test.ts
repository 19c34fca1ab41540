import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { countRoundTrips } from '../../testing/round-trips.ts';

const MOST = 9;

test('a line of a stream’s chat makes nine round trips to the database at most', async (t) => {
  const during = countRoundTrips(t);
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const url = `/messages/stream/conversations/${stream.conversationId}`;
  const write = (text: string) => api.as(fan).pay(url, { text });
  // Fills what a process keeps for a second: the clock stands, so that it stays.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  assert.equal((await write('first')).status, 200);
  const { result, statements, roundTrips } = await during(() => write('second'));
  assert.equal(result.body.data.text, 'second');
  t.diagnostic(`${roundTrips} round trips, ${statements} statements`);
  assert.ok(statements > roundTrips, 'what is sent together is counted once');
  assert.ok(roundTrips > 1 && roundTrips <= MOST, `${roundTrips} round trips`);
});
