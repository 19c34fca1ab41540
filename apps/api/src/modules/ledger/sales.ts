import { sql } from 'kysely';
import { z } from 'zod';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** What its performer is told of a work that is sold. */
export const salesSchema = z.object({
  /** How often it was bought, less what was paid back whole. */
  purchaseCount: z.number().int(),
  /** Tokens that its purchases brought the performer, less the commission and what was paid back. */
  earned: z.number(),
});

export type Sales = z.infer<typeof salesSchema>;

export const NO_SALES: Sales = { purchaseCount: 0, earned: 0 };

type WorkType = 'feed' | 'gallery' | 'video' | 'product';

/**
 * What works of a performer sold, by the entries of her earnings account; works without any are absent. Tips are no
 * sales.
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
