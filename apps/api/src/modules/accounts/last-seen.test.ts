import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { touchLastSeen } from './last-seen.ts';
import { holdAccount, lockAccount } from './lock-account.ts';

test('who is being deleted holds up neither what is stored of the others, nor what they write', async (t) => {
  const api = await createTestApi(t);
  const [first, second, leaving] = [await api.createUser(), await api.createUser(), await api.createUser()];
  const ids = [first.id, second.id, leaving.id];
  await api.db.updateTable('users').set({ last_seen_at: null }).where('id', 'in', ids).execute();
  await api.context.work(async ({ db }) => {
    await lockAccount(db, leaving.id);
    // Not at once: who writes in the moment in which it is stored is passed over as well.
    const done = touchLastSeen(api.db, ids).then(() => api.context.work((unit) => holdAccount(unit.db, first.id)));
    const waits = new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error('they wait for the deletion')), 5000).unref();
    });
    await Promise.race([done, waits]);
  });
  const rows = await api.db.selectFrom('users').select(['id', 'last_seen_at']).where('id', 'in', ids).execute();
  const stored = new Map(rows.map((row) => [row.id, row.last_seen_at !== null]));
  assert.deepEqual(
    ids.map((id) => stored.get(id)),
    [true, true, false],
  );
});
