import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { givenToSql, reversedKindSql, titleForPerformerSql } from '../../viewing/movement-subject.ts';
import type { Worded } from '../ledger/movement-words.ts';
import type { Month } from './month.ts';
import type { StatementKind } from './statements.schema.ts';

/** SQL: the transactions since `from`, each with the sum of its entries in the performer's earnings account. */
const movementsSince = (performerId: string, from: Date) => sql`
  select movement.id, movement.created_at, movement.amount as gross, movement.commission, sum(entry.amount)::bigint as amount,
    movement.kind, movement.item_type, movement.item_id, movement.user_id, movement.reverses_id, movement.note
  from ledger_transactions movement
  join ledger_accounts account on account.owner_id = movement.performer_id and account.kind = 'earnings'
  join ledger_entries entry on entry.transaction_id = movement.id and entry.account_id = account.id
  where movement.performer_id = ${performerId} and movement.created_at >= ${from}
  group by movement.id`;

/** SQL: the line of a statement for a transaction that the statement calls `movement`: as `saleNameOf` names it. */
const lineSql = sql<StatementKind>`case
  when movement.kind = 'reversal' and movement.item_type = 'payout' then 'payout-back'
  when movement.kind = 'purchase' and movement.item_type = 'message' then 'message'
  when movement.kind = 'purchase' and movement.item_type = 'conversation' then 'writing'
  when movement.kind in ('order', 'release') and movement.item_type = 'stream' then 'ticket'
  when movement.kind in ('order', 'release') and movement.item_type = 'private-stream' then 'minute'
  else movement.kind end`;

export interface KindSum {
  kind: StatementKind;
  count: number;
  amount: Hundredths;
}

/**
 * SQL: for each payout request that moved in a month what was reserved for it in all, and what was given back when it
 * ended without a payout. Raising and lowering a request move a part each, which nobody asked for by itself. All parts of
 * the end are the last movements of a request.
 */
const payoutsSql = ({ to }: Month) => sql`
  select request.id, sum(movement.amount) - ended.back as asked, ended.back
  from movement join payout_requests request on request.id = movement.item_id
  cross join lateral (
    select case when request.status = 'rejected' and not exists (
      select from ledger_transactions later
      where later.item_type = 'payout' and later.item_id = request.id and later.created_at >= ${to})
    then request.amount else 0 end as back) ended
  where movement.item_type = 'payout' group by request.id, ended.back`;

/** Count and sum of a month's transactions by kind; of payouts the requests are counted. */
export const findSums = async (db: Queryable, performerId: string, month: Month): Promise<KindSum[]> => {
  const { rows } = await sql<KindSum>`
    with movement as (
      select * from (${movementsSince(performerId, month.from)}) movement where created_at < ${month.to}
    ),
    payout as (${payoutsSql(month)})
    select ${lineSql} as kind, count(*)::int as count, sum(amount)::bigint as amount
    from movement where item_type is distinct from 'payout' group by 1
    union all
    select 'payout', count(*)::int, sum(asked)::bigint from payout where asked < 0 having count(*) > 0
    union all
    select 'payout-back', count(*)::int, sum(back + greatest(asked, 0))::bigint
    from payout where back > 0 or asked > 0 having count(*) > 0
    order by 1`.execute(db);
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

export interface MovementLine extends Worded {
  id: string;
  created_at: Date;
  user_id: string | null;
  note: string | null;
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
    select movement.*, ${titleForPerformerSql} as title, ${givenToSql} as given_to, ${reversedKindSql} as reversed_kind
    from (${movementsSince(performerId, after?.created_at ?? from)}) movement
    where created_at < ${to}
      and (${after?.id ?? null}::uuid is null or (created_at, id) > (${after?.created_at ?? from}, ${after?.id ?? null}::uuid))
    order by created_at, id limit ${limit}`.execute(db);
  return rows;
};
