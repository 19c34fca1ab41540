import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { plansOf, TRIED } from '../../testing/plans.ts';

const TIPS = 12;

test('after the first tips PostgreSQL plans none of their statements again', async (t) => {
  // Other tests' statements are planned once for each of them.
  const database = await createTestDatabase({ isNew: true });
  const api = await createTestApi(t, {}, undefined, database);
  const [fan, performer] = [await api.createUser({ balance: 1000 }), await api.createPerformer()];
  const body = { amount: 10, source: { type: 'profile', _id: performer.id } };
  for (let tips = 0; tips < TIPS; tips += 1) {
    assert.equal((await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, body)).status, 200);
  }
  const plans = await plansOf(api.db, TIPS - 2);
  const names = plans.map(({ name }) => name);
  for (const one of ['ledger-lock', 'ledger-movement', 'notices', 'dispute']) assert.ok(names.includes(one), one);
  assert.deepEqual(
    plans.filter(({ own }) => own > TRIED),
    [],
  );
});
