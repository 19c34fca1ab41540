import { sql } from 'kysely';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Hundredths } from '../../platform/money.ts';
import { MAX_ATTEMPTS, type Queryable } from '../../platform/unit-of-work.ts';

/** Enqueues a job where one of these people came by somebody's code; nearly all movements end here. */
export const addJobIfReferred = hotStatement(
  ({
    people,
    task,
    payload,
  }: {
    people: readonly string[];
    task: string;
    payload: string;
  }) => sql`${hot('referral-job')}
    select graphile_worker.add_job(${task}::text, ${payload}::json, max_attempts => ${MAX_ATTEMPTS}::int)
    where exists (select from referrals where referred_id = any(${people}::uuid[]))`,
);

/** The original of a movement: itself, or for a reversal what it reverses, recursively. */
export const findOrigin = async (
  db: Queryable,
  transactionId: string,
): Promise<{ id: string; kind: LedgerTransactionKind } | undefined> => {
  const { rows } = await sql<{ id: string; kind: LedgerTransactionKind }>`
    with recursive origin (id, kind, reverses_id) as (
      select id, kind, reverses_id from ledger_transactions where id = ${transactionId}
      union all
      select t.id, t.kind, t.reverses_id from ledger_transactions t join origin on t.id = origin.reverses_id
    ) select id, kind from origin where reverses_id is null`.execute(db);
  return rows[0];
};

export interface ReferralTerms {
  referred_id: string;
  referrer_id: string;
  percent_hundredths: number;
  cap: Hundredths | null;
  brought: Hundredths;
  earns_until: Date;
  role: 'user' | 'performer' | 'operator';
  isLiving: boolean;
}

/** Locks the referrals of a sale's parties, so that concurrent rewards are added one after another. */
export const lockReferrals = (db: Queryable, referredIds: readonly string[]): Promise<ReferralTerms[]> =>
  db
    .selectFrom('referrals')
    .innerJoin('users', 'users.id', 'referrals.referrer_id')
    .select(['referred_id', 'referrer_id', 'percent_hundredths', 'cap', 'brought', 'earns_until', 'users.role'])
    .select(sql<boolean>`users.deleted_at is null and users.suspended_at is null`.as('isLiving'))
    .where('referred_id', 'in', referredIds)
    .orderBy('referred_id')
    .forNoKeyUpdate('referrals')
    .execute();

export interface RewardLine {
  transaction_id: string;
  amount: Hundredths;
}

/** The rewards that were posted for a sale and a referral, the latest first. */
export const findRewardLines = (db: Queryable, saleId: string, referredId: string): Promise<RewardLine[]> =>
  db
    .selectFrom('referral_earnings')
    .select(['transaction_id', 'amount'])
    .where('sale_id', '=', saleId)
    .where('referred_id', '=', referredId)
    .orderBy('created_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .execute();

interface NewLine {
  transaction_id: string;
  sale_id: string;
  referred_id: string;
  referrer_id: string;
  amount: Hundredths;
  available_at: Date | null;
  created_at: Date;
}

/** Inserts a reward, and updates the referral's total. */
export const insertRewardLine = async (db: Queryable, line: NewLine): Promise<void> => {
  await db.insertInto('referral_earnings').values(line).execute();
  await db
    .updateTable('referrals')
    .set((set) => ({ brought: set('brought', '+', line.amount) }))
    .where('referred_id', '=', line.referred_id)
    .execute();
};

/** How much of a movement is reversed. */
export const findReversed = async (db: Queryable, transactionId: string): Promise<Hundredths> => {
  const row = await db
    .selectNoFrom(sql<bigint>`ledger_reversed(${transactionId}::uuid)`.as('reversed'))
    .executeTakeFirstOrThrow();
  return row.reversed;
};

/**
 * What the site added to a sale for its own coupon, which stands against what was withheld in the entry of `promotion`; of
 * a release the share of what was released.
 */
export const findSubsidy = async (db: Queryable, saleId: string): Promise<Hundredths> => {
  const { rows } = await sql<{ subsidy: Hundredths }>`
    select coalesce(
      (select uses.discount from coupon_uses uses join coupons on coupons.id = uses.coupon_id
        where uses.transaction_id = ${saleId} and coupons.performer_id is null),
      (select div(o.subsidy * sale.amount, o.item_price * o.quantity + o.shipping_price - o.discount)
        from ledger_releases released join orders o on o.payment_id = released.held_id
        join ledger_transactions sale on sale.id = released.release_id
        where released.release_id = ${saleId}), 0)::bigint as subsidy`.execute(db);
  return rows[0]?.subsidy ?? 0n;
};
