import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { recountUnread } from './recount.ts';
import { holdUnreadInvariants } from './testing.ts';

test('what is unread equals a recount, places never fall back, and both see one order, whatever is done at once', async (t) => {
  await holdUnreadInvariants(await createTestApi(t), 8);
});

test('a count that is wrong for whatever reason is right after the night', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const path = `/messages/conversations/${opened.body.data._id}`;
  for (const text of ['one', 'two']) await api.as(fan).post(path, { text });
  const badge = async () =>
    (await api.as(performer).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages;
  await api.db.updateTable('conversation_members').set({ unread_count: 7 }).execute();
  assert.equal(await badge(), 7);
  await recountUnread(api.context, {});
  assert.equal(await badge(), 2);
  const rows = await api.db.selectFrom('conversation_members').select('unread_count').execute();
  assert.deepEqual(rows.map(({ unread_count: count }) => count).toSorted(), [0, 2]);
  assert.equal((await api.as(fan).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages, 0);
});
