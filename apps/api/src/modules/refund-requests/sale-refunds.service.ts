import { NotFoundError } from '../../errors/common-errors.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { notify } from '../notifications/notify.ts';
import { lockOrderOfPayment } from '../orders/orders.repository.ts';
import { endRefundedOrder } from '../orders/end-refunded-order.ts';
import { endRefundedPeriod } from '../subscriptions/end-refunded-period.ts';
import { undoPurchase } from '../wallet/undo-purchase.ts';
import { findSale } from './sales.repository.ts';

export interface SaleRefund {
  /** What took the tokens. */
  transactionId: string;
  /** Hundredths of a token; all that is left where nothing is said. */
  amount?: Hundredths;
  reason: string;
}

/**
 * Gives tokens of a sale back to the wallet that paid, from everybody who got a share. Once all of it is back, what it
 * opened is closed: nobody keeps what was paid back, and it may be bought again.
 *
 * @returns how much was paid back
 * @throws NotFoundError, NothingToReverseError
 */
export const refundSale = async (
  unit: UnitOfWork,
  { transactionId, amount: asked, reason }: SaleRefund,
): Promise<Hundredths> => {
  const sale = await findSale(unit.db, transactionId);
  if (!sale?.user_id || !sale.performer_id) throw new NotFoundError();
  const { user_id: userId, performer_id: performerId } = sale;
  // Orders are locked before the ledger, as everywhere.
  const order = await lockOrderOfPayment(unit.db, transactionId);
  const amount = asked ?? (await leftToReverse(unit, transactionId));
  const posting = await reverse(unit, { kind: 'refund', transactionId, amount, note: reason });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
  if ((await leftToReverse(unit, transactionId)) === 0n) {
    await undoPurchase(unit, transactionId);
    if (order) await endRefundedOrder(unit, order, reason);
    const { kind, item_id: subscriptionId, created_at: paidAt } = sale;
    if (kind === 'subscription' && subscriptionId) await endRefundedPeriod(unit, { userId, subscriptionId, paidAt });
  }
  const told = { kind: 'sale-refunded', about: transactionId, amount, link: '/creator/earnings' } as const;
  await notify(unit, { userId: performerId, actorId: null, ...told });
  return amount;
};
