import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** Whose moments the model's time moves. Sessions and keys of requests stay as young as they are. */
const TABLES = [
  'ledger_transactions',
  'ledger_entries',
  'payments',
  'refunds',
  'disputes',
  'subscriptions',
  'subscription_gifts',
  'orders',
  'payout_requests',
  'payout_methods',
  'spending_caps',
  'coupons',
  'coupon_uses',
  'referrals',
  'referral_earnings',
];

/**
 * Lets days pass, by making everything that was so much older: clocks of the process and of the database go on together,
 * and nothing has to be told what time it is.
 */
export const passDays = async (db: Db, days: number): Promise<void> => {
  const { rows } = await sql<{ statement: string }>`
    select format('update %I set %s', table_name, string_agg(
      format('%1$I = %1$I - make_interval(hours => %2$s)', column_name, ${days * 24}::int), ', ')) as statement
    from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name = any(${TABLES})
    group by table_name`.execute(db);
  await db.transaction().execute(async (transaction) => {
    // The ledger's triggers forbid changes, and rightly.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const { statement } of rows) await sql.raw(statement).execute(transaction);
  });
};
