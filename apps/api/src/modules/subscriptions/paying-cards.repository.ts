import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

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
