import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import { createTestApi } from '../../testing/api.ts';
import { openTalk } from './testing.ts';

const dayOf = (day: number): Date => new Date(Date.UTC(2026, 0, day, 12));

test('a thread opens at a day: at its first message, or at the next there is, or at the last', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  const at = async (since: string, limit = 1) => {
    const { body } = await api.as(fan).get(`/messages/conversations/${id}?since=${since}&limit=${limit}`);
    return body.data;
  };
  const texts = ({ data }: { data: Message[] }) => data.map(({ text }) => text);
  assert.deepEqual(texts(await at('2026-01-01T00:00:00Z')), []);
  // Days 1, 3, 5 … 19; a message of the other side between them, and sequences that no message has.
  for (let day = 1; day <= 19; day += 2) {
    const sent: Message = (await post(day % 4 === 1 ? fan : performer, { text: `${day}` })).body.data;
    await api.db
      .updateTable('messages')
      .set({ created_at: dayOf(day) })
      .where('id', '=', sent._id)
      .execute();
    if (day % 6 === 1)
      await api.db
        .updateTable('conversations')
        .set({ last_sequence: BigInt(sent.sequence + 7) })
        .execute();
  }
  for (let day = 1; day <= 19; day += 1) {
    const start = `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
    assert.deepEqual(texts(await at(start)), [`${day + ((day + 1) % 2)}`], start);
  }
  assert.deepEqual(texts(await at('2025-01-01T00:00:00Z')), ['1']);
  assert.deepEqual(texts(await at('2027-01-01T00:00:00%2B03:30')), ['19']);
  const page = await at('2026-01-09T00:00:00Z', 4);
  assert.deepEqual(texts(page), ['13', '11', '9', '7']);
  assert.deepEqual([typeof page.nextCursor, typeof page.previousCursor], ['string', 'string']);
  const stranger = await api.createUser();
  const path = `/messages/conversations/${id}?since=2026-01-01T00:00:00Z`;
  assert.equal((await api.as(stranger).get(path)).status, 404);
  assert.equal((await api.as(fan).get(path.replace('2026-01-01T00:00:00Z', 'yesterday'))).status, 422);
});

test('a reader is told up to where it has read, and that never falls', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  const standing = async () => {
    const [{ body: one }, { body: list }] = [
      await api.as(performer).get(`/conversations/${id}`),
      await api.as(performer).get('/conversations'),
    ];
    const [row] = list.data.data;
    assert.equal(row.readSequence, one.data.readSequence);
    return { read: one.data.readSequence, unread: one.data.totalNotSeenMessages };
  };
  const first: Message = (await post(fan, { text: 'one' })).body.data;
  assert.deepEqual(await standing(), { read: 0, unread: 1 });
  await api.as(performer).post(`/messages/read-all/conversation/${id}`);
  assert.deepEqual(await standing(), { read: first.sequence, unread: 0 });
  await post(fan, { text: 'two' });
  await post(performer, { text: 'three' });
  assert.deepEqual(await standing(), { read: first.sequence, unread: 1 });
  await api.as(fan).delete(`/messages/${first._id}`);
  assert.equal((await standing()).read, first.sequence);
});
