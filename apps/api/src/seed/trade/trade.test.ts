import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { findImbalances } from '../../modules/ledger/imbalances.ts';
import { createTestApi } from '../../testing/api.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoData } from '../seed-demo-data.ts';

interface Listed {
  status: string;
}

const countBy = (rows: readonly Listed[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

test('the demo has a history of trade, for whoever signs in as fan, performer or operator', async (t) => {
  const { context, db, guest } = await createTestApi(t);
  const now = new Date();
  await seedDemoData(context, now);
  const [fan, performer, operator] = await Promise.all(
    DEMO_ACCOUNTS.map(async (username) => {
      const answer = await guest.post('/auth/login', { username, password: DEMO_PASSWORD });
      const headers = { authorization: answer.body.data.token };
      return async (path: string) => {
        const { status, body, text } = await guest.get(path, headers);
        assert.equal(status, 200, `${path}: ${text}`);
        return body.data;
      };
    }),
  );
  assert.ok(fan && performer && operator);

  const sold = countBy((await performer('/orders/search')).data);
  assert.deepEqual(sold, { created: 1, processing: 1, shipped: 1, refunded: 1, delivered: 1 });
  assert.deepEqual(countBy((await performer('/payout-requests/user/search')).data), { 'pending-review': 1, paid: 1 });
  const [coupon] = (await performer('/performer/coupons')).data;
  assert.deepEqual([coupon.used, coupon.maxUses], [1, 50]);

  assert.deepEqual(countBy((await fan('/orders/users/search')).data), { created: 1, delivered: 1 });
  assert.deepEqual(countBy((await fan('/refund-requests')).data), { open: 1 });
  const gifts = await db.selectFrom('subscription_gifts').select('note').execute();
  assert.equal(gifts.length, 1);

  assert.equal((await operator('/operator/refund-requests?status=open')).total, 2);
  assert.equal((await operator('/operator/payouts?status=pending-review')).total, 1);
  const disputes = (await operator('/operator/disputes')).data;
  assert.deepEqual(countBy(disputes), { open: 1, won: 1 });
  const { evidence } = await db
    .selectFrom('disputes')
    .select('evidence')
    .where('status', '=', 'won')
    .executeTakeFirstOrThrow();
  assert.match(evidence ?? '', /25\.00 USD/);

  assert.deepEqual(await findImbalances(db), []);
  for (const table of ['orders', 'payout_events', 'refund_requests', 'notifications', 'ledger_transactions'] as const) {
    const { rows } = await sql<{ late: number }>`
      select count(*)::int as late from ${sql.table(table)} where created_at > ${now}`.execute(db);
    assert.equal(rows[0]?.late, 0, table);
  }
  const notices = await db.selectFrom('notifications').select('created_at').orderBy('user_id').orderBy('id').execute();
  const perPerson = await db
    .selectFrom('notifications')
    .select('created_at')
    .orderBy('user_id')
    .orderBy('created_at')
    .execute();
  assert.deepEqual(notices, perPerson, 'their lists are in the order of their ids');
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from graphile_worker.jobs`.execute(db);
  assert.equal(rows[0]?.jobs, 0, 'nobody gets a letter of what was long ago');
});
