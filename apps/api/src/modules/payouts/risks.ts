import { sql } from 'kysely';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { PayoutRow } from './payouts.repository.ts';
import type { PayoutRisks } from './review.schema.ts';
import { findStanding } from './reading.service.ts';

interface Figures {
  createdAt: Date;
  disputes: number;
  /** The share of their fans in what she was paid, in hundredths of a percent. */
  disputedShare: number;
  earned: bigint;
  paid: bigint;
}

/** The current risk indicators, for the operator who reviews a payout. */
export const findRisks = async (db: Queryable, row: PayoutRow): Promise<PayoutRisks> => {
  const { performer_id: performerId, held_until: heldUntil } = row;
  const [{ createdAt, disputes, disputedShare, earned, paid }, { isSuspended, owed }] = await Promise.all([
    findFigures(db, performerId),
    findStanding(db, performerId),
  ]);
  return {
    isFirstPayout: paid === 0n,
    isMethodNew: heldUntil !== null && heldUntil > new Date(),
    disputeCount: disputes,
    disputedPercent: disputedShare / 100,
    accountCreatedAt: createdAt.toISOString(),
    earnedInAll: fromHundredths(earned),
    paidInAll: fromHundredths(paid),
    isSuspended,
    owed: fromHundredths(owed),
  };
};

/**
 * Earned: the balance and what was paid out; reversed earnings are in neither. A dispute is about a fan's top-up, which
 * names no performer: those count whose fans have paid her in the last ninety days, with the share that these paid.
 */
const findFigures = async (db: Queryable, performerId: string): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    with paid as (
      select coalesce(sum(amount), 0)::bigint as amount from payout_requests
      where performer_id = ${performerId} and status = 'paid'),
    fans as (
      select user_id as id, sum(amount) as amount from ledger_transactions
      where performer_id = ${performerId} and kind in ('tip', 'purchase', 'subscription', 'release')
        and created_at > now() - interval '90 days' and user_id is not null
      group by user_id),
    disputing as (
      select fans.id, fans.amount, count(*) as disputes from fans
      join disputes on disputes.user_id = fans.id and disputes.status <> 'won'
      group by fans.id, fans.amount)
    select users.created_at as "createdAt", paid.amount as paid,
      (paid.amount + coalesce((select sum(balance) from ledger_accounts
        where owner_id = ${performerId} and kind in ('earnings', 'payout-pending')), 0))::bigint as earned,
      coalesce((select sum(disputes) from disputing), 0)::int as disputes,
      coalesce((select sum(amount) from disputing) * 10000 / (select nullif(sum(amount), 0) from fans), 0)::int
        as "disputedShare"
    from users cross join paid where users.id = ${performerId}`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error(`the performer ${performerId} of a payout does not exist`);
  return figures;
};
