import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { countOne } from '../../shared/counting-items.ts';
import { deletePurchase, findPurchaseBy, lockPurchase, type PurchaseKey } from './purchases.repository.ts';

/** Deletes a purchase, and takes back what was sold for less because of it. Does nothing where it was undone before. */
export const undoPurchase = async (unit: UnitOfWork, purchase: PurchaseKey, reason: string): Promise<void> => {
  // Whoever buys something on its strength keeps it until that is bought, and is found by the hook.
  if (!(await lockPurchase(unit.db, purchase))) return;
  await unit.callHook('onPurchaseUndone', { ...purchase, reason });
  await deletePurchase(unit.db, purchase);
  const { type, id } = purchase;
  await unit.callHook('onItemsCounted', countOne({ type, id }, 'purchase_count', -1));
};

/** Undoes the purchase of a fully refunded transaction. Does nothing for transactions without a purchase. */
export const undoPurchaseBy = async (unit: UnitOfWork, transactionId: string, reason: string): Promise<void> => {
  const purchase = await findPurchaseBy(unit.db, transactionId);
  if (purchase) await undoPurchase(unit, purchase, reason);
};
