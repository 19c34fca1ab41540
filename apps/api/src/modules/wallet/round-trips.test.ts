import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { countRoundTrips } from '../../testing/round-trips.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';

const MOST = 5;

test('a tip makes five round trips to the database at most', async (t) => {
  const during = countRoundTrips(t);
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const source = { type: 'profile', _id: performer.id };
  const tip = () => api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source });
  // Opens her earnings, and fills what a process keeps for a second.
  assert.equal((await tip()).status, 200);

  const { result, statements, roundTrips } = await during(tip);
  assert.deepEqual([result.status, result.body.data.balance], [200, 80]);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 8000n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 1600n);
  t.diagnostic(`${roundTrips} round trips, ${statements} statements`);
  assert.ok(statements > roundTrips, 'what is sent together is counted once');
  assert.ok(roundTrips > 1 && roundTrips <= MOST, `${roundTrips} round trips`);
});
