import { sql } from 'kysely';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { PayoutRow } from './payouts.repository.ts';
import type { PayoutRisks } from './review.schema.ts';
import { findStanding } from './reading.service.ts';

interface Figures {
  createdAt: Date;
  chargebacks: number;
  earned: bigint;
  paid: bigint;
}

/** The current risk indicators, for the operator who reviews a payout. */
export const findRisks = async (db: Queryable, row: PayoutRow): Promise<PayoutRisks> => {
  const { performer_id: performerId, held_until: heldUntil } = row;
  const [{ createdAt, chargebacks, earned, paid }, { isSuspended, owed }] = await Promise.all([
    findFigures(db, performerId),
    findStanding(db, performerId),
  ]);
  return {
    isFirstPayout: paid === 0n,
    isMethodNew: heldUntil !== null && heldUntil > new Date(),
    chargebackCount: chargebacks,
    accountCreatedAt: createdAt.toISOString(),
    earnedInAll: fromHundredths(earned),
    paidInAll: fromHundredths(paid),
    isSuspended,
    owed: fromHundredths(owed),
  };
};

/** Earned: the balance and what was paid out; reversed earnings are in neither. */
const findFigures = async (db: Queryable, performerId: string): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    with paid as (
      select coalesce(sum(amount), 0)::bigint as amount from payout_requests
      where performer_id = ${performerId} and status = 'paid')
    select users.created_at as "createdAt", paid.amount as paid,
      (paid.amount + coalesce((select sum(balance) from ledger_accounts
        where owner_id = ${performerId} and kind in ('earnings', 'payout-pending')), 0))::bigint as earned,
      (select count(*)::int from ledger_transactions
        where performer_id = ${performerId} and kind = 'chargeback' and created_at > now() - interval '90 days') as chargebacks
    from users cross join paid where users.id = ${performerId}`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error(`the performer ${performerId} of a payout does not exist`);
  return figures;
};
