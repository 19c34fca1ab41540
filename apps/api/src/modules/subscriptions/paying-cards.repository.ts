import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { dueMomentSql, isCardsTurnSql } from './renewable.ts';

/** The kept cards among these, by id. One that was deleted pays for nothing, whatever still names it. */
export const findPayingCards = async (
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { brand: string; last4: string }>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_cards')
    .select(['id', 'brand', 'last4'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, ...card }) => [id, card]));
};

/**
 * Whether a subscription's card comes before its wallet: it was not tried for the next period, or the gateway has not
 * answered yet, by which it may have been charged.
 */
export const findCardAhead = async (db: Queryable, id: string): Promise<'untried' | 'unanswered' | null> => {
  const { rows } = await sql<{ ahead: 'untried' | 'unanswered' | null }>`
    select case
      when ${isCardsTurnSql} then 'untried'
      when exists (select from payments where purpose = 'renewal' and payments.status = 'pending'
        and ordered ->> 'subscriptionId' = subscriptions.id::text
        and (ordered ->> 'periodEnd')::timestamptz = date_trunc('milliseconds', ${dueMomentSql})) then 'unanswered'
    end as ahead from subscriptions where id = ${id}`.execute(db);
  return rows[0]?.ahead ?? null;
};
