import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { lockAccounts } from '../ledger/ledger.repository.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';

interface TermsRow {
  balance: Hundredths;
  earnings: Hundredths;
  subscriptionCount: number;
  subscriberCount: number;
  needsPassword: boolean;
}

export const readTerms = async (db: Queryable, userId: string): Promise<TermsRow> => {
  const { rows } = await sql<TermsRow>`
    select
      coalesce((select balance from ledger_accounts where owner_id = u.id and kind = 'wallet'), 0) as balance,
      coalesce((select balance from ledger_accounts where owner_id = u.id and kind = 'earnings'), 0) as earnings,
      (select count(*)::int from subscriptions where user_id = u.id and status <> 'expired') as "subscriptionCount",
      (select count(*)::int from subscriptions where performer_id = u.id and status <> 'expired') as "subscriberCount",
      password_hash is not null as "needsPassword"
    from users u where u.id = ${userId}`.execute(db);
  const [terms] = rows;
  if (!terms) throw new Error(`the account ${userId} has a session and no row`);
  return terms;
};

/**
 * What the person holds, locked until the transaction ends so that nothing comes or goes meanwhile. Accounts that were
 * never used are opened for it: a first payment would otherwise find nothing that is locked.
 */
export const lockBalances = async (
  db: Queryable,
  userId: string,
): Promise<{ wallet: Hundredths; earnings: Hundredths }> => {
  const rows = await lockAccounts(db, [walletOf(userId), earningsOf(userId)]);
  const of = (kind: 'wallet' | 'earnings') => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { wallet: of('wallet'), earnings: of('earnings') };
};

/** What the account subscribes to, and who subscribes to it. */
export const lockSubscriptions = (db: Queryable, userId: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', userId), where('performer_id', '=', userId)]))
    .where('status', '!=', 'expired')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether a card of the account may have been charged for tokens that have not come yet. */
export const hasPendingPayment = async (db: Queryable, userId: string): Promise<boolean> => {
  const pending = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
};

export const isLiveNow = async (db: Queryable, userId: string): Promise<boolean> => {
  const stream = await db
    .selectFrom('streams')
    .select('id')
    .where('performer_id', '=', userId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  return stream !== undefined;
};
