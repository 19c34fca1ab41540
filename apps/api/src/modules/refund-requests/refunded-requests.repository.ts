import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Open requests with all that was given back of what they ask for, how much of it since they were made, and the rest. */
const returnsSql = sql`
  select request.id, request.user_id, coalesce(sum(back.amount), 0)::bigint as given,
    coalesce(sum(back.amount) filter (where back.created_at >= request.created_at), 0)::bigint as since,
    (coalesce(payments.amount, sale.amount) - coalesce(sum(back.amount), 0))::bigint as rest
  from refund_requests request
  left join payments on payments.id = request.payment_id
  left join ledger_transactions sale on sale.id = request.transaction_id
  left join lateral (
    select amount, created_at from refunds where payment_id = request.payment_id and status <> 'failed'
    union all
    select amount - ledger_reversed(id), created_at from ledger_transactions where reverses_id = request.transaction_id
  ) back on true
  where request.status = 'open'
  group by request.id, payments.id, sale.id`;

/** Open requests of which nothing is left to be given back, of one fan or of all. */
export const findRefundedRequests = async (
  db: Queryable,
  { userId, limit }: { userId: string | null; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (${returnsSql}) as request
    where rest <= 0 and (${userId}::uuid is null or user_id = ${userId}) order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * What was given back of an open request's payment or sale since it was made, in hundredths of the currency or of a
 * token; null while something is left.
 */
export const findGivenBack = async (db: Queryable, id: string): Promise<Hundredths | null> => {
  const { rows } = await sql<{ given: Hundredths; since: Hundredths }>`
    select given, since from (${returnsSql}) as request where id = ${id} and rest <= 0`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return row.since > 0n ? row.since : row.given;
};

export const hasOpenRequests = async (db: Queryable, userId: string): Promise<boolean> => {
  const open = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
};

/** Whether a payment is asked to be given back. */
export const hasOpenRequestOf = async (db: Queryable, paymentId: string): Promise<boolean> => {
  const open = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
};
