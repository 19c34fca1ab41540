import { sql } from 'kysely';
import { z } from 'zod';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** The sales of an item, for its performer. */
export const salesSchema = z.object({
  /** The number of purchases, without those that were refunded in full. */
  purchaseCount: z.number().int(),
  /** The performer's earnings by its purchases: without commission and refunds, in tokens. */
  earned: z.number(),
});

export type Sales = z.infer<typeof salesSchema>;

export const NO_SALES: Sales = { purchaseCount: 0, earned: 0 };

type WorkType = 'feed' | 'gallery' | 'video' | 'product';

/**
 * The sales of a performer's items, by the entries of her earnings account; items without any are absent. Tips are not
 * counted.
 */
export const loadSales = async (
  db: Queryable,
  performerId: string,
  type: WorkType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sales>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; purchaseCount: number; earned: bigint }>`
    select movement.item_id as id, sum(entry.amount)::bigint as earned,
      count(*) filter (where movement.kind in ('purchase', 'release')
        and ledger_reversed(movement.id) < movement.amount)::int as "purchaseCount"
    from ledger_transactions movement
    join ledger_accounts account on account.owner_id = movement.performer_id and account.kind = 'earnings'
    join ledger_entries entry on entry.transaction_id = movement.id and entry.account_id = account.id
    where movement.item_id = any(${ids}::uuid[]) and movement.item_type = ${type}
      and movement.kind in ('purchase', 'release', 'refund', 'chargeback', 'reversal') and movement.performer_id = ${performerId}
    group by movement.item_id`.execute(db);
  return new Map(rows.map(({ id, purchaseCount, earned }) => [id, { purchaseCount, earned: fromHundredths(earned) }]));
};
