import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { createTestApi } from '../../testing/api.ts';
import { commissionAccount, PLATFORM_ACCOUNT_IDS, promotionAccount } from './ledger.accounts.ts';
import { post } from './ledger.service.ts';
import { payPerformer } from './movements.ts';

test('what a later statement adds to a transaction must balance as well', async (t) => {
  const api = await createTestApi(t);
  const posting = await api.context.work((unit) =>
    post(unit, {
      kind: 'adjustment',
      amount: 5n,
      entries: [
        { account: commissionAccount, amount: 5n },
        { account: promotionAccount, amount: -5n },
      ],
    }),
  );
  const entry = (kind: 'commission' | 'promotion', amount: bigint) => ({
    transaction_id: posting.id,
    account_id: PLATFORM_ACCOUNT_IDS[kind],
    amount,
  });
  const add = (...entries: ReturnType<typeof entry>[]) => api.db.insertInto('ledger_entries').values(entries).execute();
  await assert.rejects(add(entry('commission', 1n)), /does not balance/);
  await assert.rejects(add(entry('commission', 2n), entry('promotion', -1n)), /does not balance/);
  await add(entry('commission', 1n), entry('promotion', -1n));
  const { rows } = await sql<{ sum: string; count: number }>`select sum(amount)::text as sum, count(*)::int as count
    from ledger_entries where transaction_id = ${posting.id}`.execute(api.db);
  assert.deepEqual(rows, [{ sum: '0', count: 4 }]);
});

test('a movement reads none of the entries that there are', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const item = { type: 'profile' as const, id: performer.id };
  const payment = { kind: 'tip', userId: fan.id, performerId: performer.id, amount: 100n, item } as const;
  const read = await api.context.work(async (unit) => {
    const before = await rowsRead(unit.db);
    await payPerformer(unit, payment);
    return (await rowsRead(unit.db)) - before;
  });
  assert.equal(read, 0);
});

/** Rows of `ledger_entries` that this connection has read and not yet reported, earlier transactions included. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (pg_stat_get_xact_tuples_returned(entries) + pg_stat_get_xact_tuples_fetched(entries))::int as read
    from (select 'ledger_entries'::regclass::oid as entries) as of`.execute(db);
  return rows[0]?.read ?? Number.NaN;
}
