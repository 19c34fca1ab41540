import { sql } from 'kysely';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Whether one of these people came by somebody's code. */
export const isReferred = async (db: Queryable, userIds: readonly string[]): Promise<boolean> => {
  const row = await db
    .selectFrom('referrals')
    .select('referred_id')
    .where('referred_id', 'in', userIds)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** What a movement goes back to in the end: itself, or what it takes back, or what that takes back. */
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

/** Takes the referrals of the parties of a sale for this transaction, so that what they brought is added up in turn. */
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

/** What a sale has brought by one referral so far, line by line, the latest first. */
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

/** Keeps a line, and what the referral has brought in all. */
export const insertRewardLine = async (db: Queryable, line: NewLine): Promise<void> => {
  await db.insertInto('referral_earnings').values(line).execute();
  await db
    .updateTable('referrals')
    .set((set) => ({ brought: set('brought', '+', line.amount) }))
    .where('referred_id', '=', line.referred_id)
    .execute();
};

/** How much of a movement has been taken back. */
export const findReversed = async (db: Queryable, transactionId: string): Promise<Hundredths> => {
  const row = await db
    .selectNoFrom(sql<bigint>`ledger_reversed(${transactionId}::uuid)`.as('reversed'))
    .executeTakeFirstOrThrow();
  return row.reversed;
};
