import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../testing/api.ts';
import { countRoundTrips } from '../testing/round-trips.ts';
import { openSocket } from '../testing/sockets.ts';

/** When a process ends, all of its clients ask this of another one at the same moment. */
test('a client that comes back to a chat in which nothing was said costs one statement for each question', async (t) => {
  const count = countRoundTrips(t);
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const socket = await openSocket(t, await api.listen(), await api.createUser());
  const caughtUp = await count(() => socket.emit('catch-up', { scope: `stream:${stream._id}`, after: 0 }));
  assert.deepEqual(caughtUp.result, { ok: true, events: [], refetch: false });
  const joined = await count(() => socket.emit('stream.join', { streamId: stream._id }));
  assert.deepEqual(joined.result, { ok: true, lastSequence: 0, viewers: 1 });
  assert.deepEqual([caughtUp.statements, joined.statements], [1, 1]);
});
