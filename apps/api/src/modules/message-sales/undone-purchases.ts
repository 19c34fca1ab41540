import type { HookData } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { lockPurchase } from '../wallet/purchases.repository.ts';
import { undoPurchase } from '../wallet/undo-purchase.ts';
import { dropSource } from './credits.repository.ts';

/** Takes back the messages that were sold for less because of a purchase that is undone, and pays back what they cost. */
export const takeBackWhatStoodOnIt = async (
  unit: UnitOfWork,
  { reason, ...purchase }: HookData['onPurchaseUndone'],
): Promise<void> => {
  for (const { transactionId, ...fallen } of await dropSource(unit.db, purchase)) {
    // One of the others may have taken it along.
    if (!(await lockPurchase(unit.db, fallen))) continue;
    if (transactionId === null) await undoPurchase(unit, fallen, reason);
    else await refundSale(unit, { transactionId, reason });
  }
};
