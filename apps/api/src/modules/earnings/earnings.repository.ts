import { NAMED_ITEMS, NAMELESS_ITEMS } from '@barg/contract';
import { sql, type RawBuilder } from 'kysely';
import { givenToSql, reversedKindSql, titleForPerformerSql } from '../../viewing/movement-subject.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { Month } from './month.ts';

/** Kinds that count as earned or lost; a payout and the repayment of a debt only move earlier earnings. */
export const EARNING_KINDS = [
  'tip',
  'purchase',
  'subscription',
  'release',
  'referral',
  'refund',
  'chargeback',
  'reversal',
] as const satisfies readonly LedgerTransactionKind[];

/** Kinds that take back what was earned, in the month in which they do. */
export const TAKING_KINDS = ['refund', 'chargeback', 'reversal'] as const satisfies readonly EarningKind[];

export type EarningKind = (typeof EARNING_KINDS)[number];

/** The performer's transactions of the kinds that change earnings. */
const movementsOf = (db: Queryable, performerId: string) =>
  db
    .selectFrom('ledger_transactions as movement')
    .where('movement.performer_id', '=', performerId)
    .where('movement.kind', 'in', EARNING_KINDS)
    // A failed payout returns earlier earnings, which is no new earning.
    .where('movement.item_type', 'is distinct from', 'payout');

/**
 * Transactions of a performer's earnings account, each with the sum of its entries: a reversal may have an entry for
 * each day whose earnings it takes back.
 */
export const selectEarnings = (db: Queryable, performerId: string) =>
  movementsOf(db, performerId)
    .innerJoin('ledger_accounts as earnings', (join) =>
      join.onRef('earnings.owner_id', '=', 'movement.performer_id').on('earnings.kind', '=', 'earnings'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('ledger_entries')
          .whereRef('transaction_id', '=', 'movement.id')
          .whereRef('account_id', '=', 'earnings.id')
          .select(sql<bigint>`sum(amount)::bigint`.as('amount'))
          .as('entry'),
      (join) => join.onTrue(),
    )
    .where('entry.amount', 'is not', null);

export interface DayRow {
  /** YYYY-MM-DD, in UTC. */
  date: string;
  net: Hundredths;
  tips: Hundredths;
}

/** Earnings by day since an instant; days without any are absent. */
export const findDays = (db: Queryable, performerId: string, since: Date): Promise<DayRow[]> =>
  selectEarnings(db, performerId)
    .where('movement.created_at', '>=', since)
    .select([
      sql<string>`to_char(movement.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
      sql<bigint>`sum(entry.amount)::bigint`.as('net'),
      sql<bigint>`coalesce(sum(entry.amount) filter (where movement.kind = 'tip'), 0)::bigint`.as('tips'),
    ])
    .groupBy('date')
    .execute();

export interface SubscriberCounts {
  isNew: number;
  wasNew: number;
  isActive: number;
  wasActive: number;
}

/** New subscribers since `from` and in an equal time before it, and subscribers with access now and at `from`. */
export const countSubscribers = async (
  db: Queryable,
  performerId: string,
  { before, from, now }: { before: Date; from: Date; now: Date },
): Promise<SubscriberCounts> => {
  const { rows } = await sql<Record<keyof SubscriberCounts, bigint>>`
    select
      count(*) filter (where started_at >= ${from}) as "isNew",
      count(*) filter (where started_at >= ${before} and started_at < ${from}) as "wasNew",
      count(*) filter (where ${isRunningSql('subscriptions', sql`${now}`)}) as "isActive",
      count(*) filter (where started_at < ${from} and current_period_end > ${from}) as "wasActive"
    from subscriptions where performer_id = ${performerId}`.execute(db);
  const row = rows[0];
  const count = (key: keyof SubscriberCounts) => Number(row?.[key] ?? 0);
  return { isNew: count('isNew'), wasNew: count('wasNew'), isActive: count('isActive'), wasActive: count('wasActive') };
};

/**
 * SQL: what kind of thing was sold, as lists of works group it. A reward for a referral is for no item; nor is what takes
 * one back.
 */
export const itemTypeSql = sql<string | null>`coalesce(movement.item_type,
  case when 'referral' in (movement.kind, ${reversedKindSql}) then 'referral' end)`;

/** What earnings are listed by; `referral`: those that are for no item. */
export const EARNED_ITEMS = [...NAMED_ITEMS, ...NAMELESS_ITEMS, 'referral'] as const;

/** Earnings must match all given conditions. */
export interface EarningsFilter {
  performerId: string;
  kind?: EarningKind | undefined;
  /** Who paid. */
  userId?: string | undefined;
  itemType?: (typeof EARNED_ITEMS)[number] | undefined;
  itemId?: string | undefined;
  month?: Month | undefined;
}

export interface EarningsQuery extends EarningsFilter {
  limit: number;
  before: readonly [string, string] | null;
}

/** SQL: whether a transaction matches the filter. */
const isWanted = ({ kind, userId, itemType, itemId, month }: EarningsFilter): RawBuilder<boolean> => {
  const conditions = [
    kind && sql`movement.kind = ${kind}`,
    userId && sql`movement.user_id = ${userId}`,
    itemType && sql`${itemTypeSql} = ${itemType}`,
    itemId && sql`movement.item_id = ${itemId}`,
    month && sql`movement.created_at >= ${month.from} and movement.created_at < ${month.to}`,
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
};

/** {@link selectEarnings} with what each was for, as lists show them. */
export const selectNamedEarnings = (db: Queryable, performerId: string) =>
  selectEarnings(db, performerId)
    .selectAll('movement')
    .select(['entry.amount as net', titleForPerformerSql.as('title')])
    .select([givenToSql.as('given_to'), reversedKindSql.as('reversed_kind')])
    .$narrowType<{ kind: EarningKind }>();

/** One more than `limit` earnings of a performer, the newest first. */
export const findEarnings = (db: Queryable, { limit, before, ...filter }: EarningsQuery) =>
  selectNamedEarnings(db, filter.performerId)
    .where(isWanted(filter))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(movement.created_at, movement.id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`,
      ),
    )
    .orderBy('movement.created_at', 'desc')
    .orderBy('movement.id', 'desc')
    .limit(limit + 1)
    .execute();

export type EarningRow = Awaited<ReturnType<typeof findEarnings>>[number];

export const countEarnings = (db: Queryable, filter: EarningsFilter): Promise<number> =>
  countUpTo(
    db,
    movementsOf(db, filter.performerId)
      .where(isWanted(filter))
      // `offset 0` keeps the lookup per transaction: a join would start with all entries of the account.
      .where(
        sql<boolean>`exists (select from ledger_entries entry where entry.transaction_id = movement.id
          and entry.account_id = (select id from ledger_accounts where owner_id = ${filter.performerId} and kind = 'earnings')
          offset 0)`,
      ),
  );
