import { NotFoundError } from '../../errors/common-errors.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { notify } from '../notifications/notify.ts';
import { lockOrderOfPayment } from '../orders/orders.repository.ts';
import { endRefundedOrder } from '../orders/end-refunded-order.ts';
import { endRefundedTicket } from '../stream-tickets/settling.service.ts';
import { lockTicketOfPayment } from '../stream-tickets/stream-tickets.repository.ts';
import { endRefundedPeriod } from '../subscriptions/end-refunded-period.ts';
import { undoPurchaseBy } from '../wallet/undo-purchase.ts';
import { findSale } from './sales.repository.ts';

export interface SaleRefund {
  /** The transaction that took the tokens. */
  transactionId: string;
  /** In hundredths of a token; by default all that is left. */
  amount?: Hundredths;
  reason: string;
}

/**
 * Refunds tokens of a sale to the wallet that paid, from everyone who got a share. When nothing is left of the sale,
 * the item or stream is locked again, the order ended or the subscription expired, so that it can be bought again. What
 * was bought for less because of it is refunded too.
 *
 * @returns the refunded tokens, in hundredths
 * @throws NotFoundError, NothingToReverseError
 */
export const refundSale = async (
  unit: UnitOfWork,
  { transactionId, amount: asked, reason }: SaleRefund,
): Promise<Hundredths> => {
  const sale = await findSale(unit.db, transactionId);
  if (!sale?.user_id || !sale.performer_id) throw new NotFoundError();
  const { user_id: userId, performer_id: performerId } = sale;
  // Orders and tickets are locked before ledger accounts everywhere, to avoid deadlocks.
  const order = await lockOrderOfPayment(unit.db, transactionId);
  const ticket = await lockTicketOfPayment(unit.db, transactionId);
  const amount = asked ?? (await leftToReverse(unit, transactionId));
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount, note: reason });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
  if ((await leftToReverse(unit, transactionId)) === 0n) {
    await undoPurchaseBy(unit, transactionId, reason);
    if (order) await endRefundedOrder(unit, order, reason);
    if (ticket) await endRefundedTicket(unit, ticket);
    const { kind, item_id: subscriptionId, created_at: paidAt } = sale;
    if (kind === 'subscription' && subscriptionId) await endRefundedPeriod(unit, { userId, subscriptionId, paidAt });
  }
  const told = { kind: 'sale-refunded', about: transactionId, amount, link: '/creator/earnings' } as const;
  await notify(unit, { userId: performerId, actorId: null, ...told });
  return amount;
};
