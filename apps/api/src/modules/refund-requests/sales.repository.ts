import type { Queryable } from '../../platform/unit-of-work.ts';

/** The ledger transaction of a sale. */
export const findSale = (db: Queryable, id: string) =>
  db
    .selectFrom('ledger_transactions')
    .select(['id', 'kind', 'user_id', 'performer_id', 'item_id', 'amount', 'created_at'])
    .where('id', '=', id)
    .where('kind', 'in', ['purchase', 'subscription', 'order', 'tip'])
    .executeTakeFirst();
