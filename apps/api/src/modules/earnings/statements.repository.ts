import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { StatementKind } from './statements.schema.ts';

/** A month as a half-open interval: `to` is the beginning of the next month. */
export interface Month {
  from: Date;
  to: Date;
}

/** SQL: the transactions since `from`, each with the sum of its entries in the performer's earnings account. */
const movementsSince = (performerId: string, from: Date) => sql`
  select movement.id, movement.created_at, movement.amount as gross, movement.commission, sum(entry.amount)::bigint as amount,
    case when movement.kind = 'reversal' and movement.item_type = 'payout' then 'payout-back' else movement.kind end as kind
  from ledger_transactions movement
  join ledger_accounts account on account.owner_id = movement.performer_id and account.kind = 'earnings'
  join ledger_entries entry on entry.transaction_id = movement.id and entry.account_id = account.id
  where movement.performer_id = ${performerId} and movement.created_at >= ${from}
  group by movement.id`;

export interface KindSum {
  kind: StatementKind;
  count: number;
  amount: Hundredths;
}

/** Count and sum of a month's transactions by kind. */
export const findSums = async (db: Queryable, performerId: string, { from, to }: Month): Promise<KindSum[]> => {
  const { rows } = await sql<KindSum>`
    select kind, count(*)::int as count, sum(amount)::bigint as amount
    from (${movementsSince(performerId, from)}) movement where created_at < ${to}
    group by kind order by kind`.execute(db);
  return rows;
};

/** The balance of the earnings account at an instant: the current one less everything since. */
export const findBalanceAt = async (db: Queryable, performerId: string, at: Date): Promise<Hundredths> => {
  const { rows } = await sql<{ balance: Hundredths }>`
    select (coalesce((select balance from ledger_accounts where owner_id = ${performerId} and kind = 'earnings'), 0)
      - coalesce((select sum(amount) from (${movementsSince(performerId, at)}) movement), 0))::bigint as balance`.execute(
    db,
  );
  return rows[0]?.balance ?? 0n;
};

export interface MovementLine {
  id: string;
  created_at: Date;
  kind: StatementKind;
  gross: Hundredths;
  commission: Hundredths;
  amount: Hundredths;
}

/** Up to `limit` transactions of a month, the oldest first, starting after `after`. */
export const listMovements = async (
  db: Queryable,
  performerId: string,
  { month: { from, to }, after, limit }: { month: Month; after: MovementLine | null; limit: number },
): Promise<MovementLine[]> => {
  const { rows } = await sql<MovementLine>`
    select * from (${movementsSince(performerId, after?.created_at ?? from)}) movement
    where created_at < ${to}
      and (${after?.id ?? null}::uuid is null or (created_at, id) > (${after?.created_at ?? from}, ${after?.id ?? null}::uuid))
    order by created_at, id limit ${limit}`.execute(db);
  return rows;
};
