import type { OrderParty } from '../../platform/database/order-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { queueLetter } from '../money-letters/queue-letter.ts';
import { putBackIntoStock } from '../products/stock.ts';
import { updateOrder, type OrderRow } from './orders.repository.ts';
import { publishOrderChanged, notifyOfOrder } from './order-notices.ts';

/**
 * Cancels an unshipped order, locked by the caller: what was paid and not refunded yet is returned to the wallet, and
 * the pieces to the stock. Both parties are notified, except whoever cancelled; the buyer gets a letter in any case, as of any money that
 * comes back.
 */
export const cancelOrder = async (
  unit: UnitOfWork,
  order: OrderRow,
  { by, reason = '' }: { by: OrderParty; reason?: string },
): Promise<OrderRow> => {
  const { id, user_id: userId } = order;
  await putBackIntoStock(unit.db, order);
  // What is told is what goes back now: a part may have gone back before.
  const amount = await leftToReverse(unit, order.payment_id);
  const posting = await reverse(unit, { kind: 'refund', transactionId: order.payment_id });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
  const change = { status: 'refunded', refunded_at: new Date(), cancelled_by: by, cancel_reason: reason } as const;
  const cancelled = await updateOrder(unit.db, id, change);
  const notice = { kind: 'order-refunded', amount, byNobody: by === 'site' } as const;
  if (by === 'buyer') await queueLetter(unit, { kind: 'order-refunded', userId, about: id, amount });
  else await notifyOfOrder(unit, cancelled, { ...notice, to: 'buyer' });
  if (by !== 'seller') await notifyOfOrder(unit, cancelled, { ...notice, to: 'seller' });
  publishOrderChanged(unit, cancelled);
  return cancelled;
};
