import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countOne } from '../../shared/counting-items.ts';

/** Deletes the purchase of a fully refunded transaction. Does nothing for transactions without a purchase. */
export const undoPurchase = async (unit: UnitOfWork, transactionId: string): Promise<void> => {
  const undone = await unit.db
    .deleteFrom('purchases')
    .where('transaction_id', '=', transactionId)
    .returning(['item_type', 'item_id'])
    .executeTakeFirst();
  if (!undone) return;
  const { item_type: type, item_id: id } = undone;
  await unit.callHook('onItemsCounted', countOne({ type, id }, 'purchase_count', -1));
};
