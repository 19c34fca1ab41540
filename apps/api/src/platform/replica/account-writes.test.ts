import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { findLastWrite, noteWrite } from './account-writes.repository.ts';
import { placeOf } from './freshness.ts';

test('what is noted of an account that writes twice at once never goes back', async (t) => {
  const api = await createTestApi(t);
  const { id } = await api.createUser();
  assert.equal(await findLastWrite(api.db, id), null);
  await noteWrite(api.db, id);
  assert.ok(await findLastWrite(api.db, id));
  // A request that has read a later place of the log was quicker to note it.
  const later = 'FFFF/0';
  await api.db.updateTable('account_writes').set({ upto: later }).where('user_id', '=', id).execute();
  await noteWrite(api.db, id);
  assert.equal(await findLastWrite(api.db, id), placeOf(later));
});
