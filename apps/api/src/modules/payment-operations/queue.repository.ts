import { sql, type RawBuilder } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpToSql } from '../../shared/count-up-to.ts';
import type { WaitingPayment } from './queue.schema.ts';

export interface QueuedRow {
  id: string;
  kind: WaitingPayment['kind'];
  payment_id: string | null;
  user_id: string | null;
  /** The gateway. */
  provider: string;
  amount: Hundredths | null;
  currency: string | null;
  state: string;
  last_error: string | null;
  since: Date;
}

/** SQL: payments, refunds and events that are queued for an operator. */
const waitingSql = (kind: WaitingPayment['kind'] | undefined): RawBuilder<unknown> => sql`(
  select id, 'payment' as kind, id as payment_id, user_id, provider, amount, currency, status as state, last_error,
    operator_since as since
  from payments where status = 'pending' and operator_since is not null
  union all
  select refunds.id, 'refund', payment_id, payments.user_id, payments.provider, refunds.amount, payments.currency, refunds.status,
    refunds.last_error, refunds.operator_since
  from refunds join payments on payments.id = refunds.payment_id where refunds.operator_since is not null
  union all
  select id, 'event', null, null, source, null, null, type, last_error, operator_since
  from external_events where operator_since is not null
) waiting where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}`;

/** The queue, the longest waiting first; one more than the limit. */
export const findQueued = async (
  db: Queryable,
  kind: WaitingPayment['kind'] | undefined,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
): Promise<QueuedRow[]> => {
  const rest = after === null ? sql`` : sql`and (since, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  // Sorted by milliseconds, because the cursor has no more digits.
  const { rows } = await sql<QueuedRow>`
    select * from (select id, kind, payment_id, user_id, provider, amount, currency, state, last_error,
      date_trunc('milliseconds', since) as since from ${waitingSql(kind)}) queue
    where true ${rest} order by since, id limit ${limit + 1}`.execute(db);
  return rows;
};

export const countQueued = async (db: Queryable, kind: WaitingPayment['kind'] | undefined): Promise<number> => {
  const { rows } = await countUpToSql(sql`select 1 from ${waitingSql(kind)}`).execute(db);
  return rows[0]?.total ?? 0;
};
