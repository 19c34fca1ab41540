import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';

/** PostgreSQL plans a prepared statement for its values so often before it looks whether one plan serves them all. */
const TRIED = 5;
const TIPS = 12;

interface Prepared {
  name: string;
  own: number;
  shared: number;
}

test('after the first tips PostgreSQL plans none of their statements again', async (t) => {
  // Other tests' statements are planned once for each of them.
  const database = await createTestDatabase({ isNew: true });
  const api = await createTestApi(t, {}, undefined, database);
  const [fan, performer] = [await api.createUser({ balance: 1000 }), await api.createPerformer()];
  const body = { amount: 10, source: { type: 'profile', _id: performer.id } };
  for (let tips = 0; tips < TIPS; tips += 1) {
    assert.equal((await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, body)).status, 200);
  }
  // The pool gives the connection that was used last.
  const { rows } = await sql<Prepared>`select name, custom_plans::int as own, generic_plans::int as shared
    from pg_prepared_statements where custom_plans + generic_plans >= ${TIPS - 2}`.execute(api.db);
  const names = rows.map(({ name }) => name.replace(/-[0-9a-f]{12}$/, ''));
  for (const one of ['ledger-lock', 'ledger-movement', 'notices', 'dispute']) assert.ok(names.includes(one), one);
  assert.deepEqual(
    rows.filter(({ own }) => own > TRIED),
    [],
  );
});
