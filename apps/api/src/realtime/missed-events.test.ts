import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../testing/api.ts';
import { openSocket } from '../testing/sockets.ts';

test('who is shut out between joining and the answer is told nothing of what was missed', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const { _id: id, conversationId } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  await api.as(performer).post(`/messages/stream/conversations/${conversationId}`, { text: 'a secret leaf' });
  const socket = await openSocket(t, await api.listen(), fan);
  const viewers = async () =>
    (await api.context.presence.viewersOf([{ id, performerId: performer.id }])).get(id as string);

  const joined = await api.db.transaction().execute(async (transaction) => {
    // The events cannot be read until this ends.
    await sql`lock table scope_events in access exclusive mode`.execute(transaction);
    const answer = socket.emit('stream.join', { streamId: id, after: 0 });
    await t.waitFor(async () => assert.equal(await viewers(), 1), { timeout: 5000 });
    api.context.presence.expel([fan.id], `stream:${id}`);
    return { answer };
  });
  const { ok, code, events } = await joined.answer;
  assert.deepEqual([ok, code, events], [false, 'request.not_found', undefined]);
});
