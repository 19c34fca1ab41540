import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { releasePayment } from '../ledger/escrow.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { notify } from '../notifications/notify.ts';
import { LEAVE_STREAM } from './leave-stream.ts';
import { lockDue, markSettled, type TicketRow } from './stream-tickets.repository.ts';

/** Gives what is left of a locked ticket's price back; its fan is told, and can no longer watch. */
export const refundTicket = async (
  unit: UnitOfWork,
  { id, stream_id: streamId, user_id: userId, payment_id: paymentId }: TicketRow,
): Promise<void> => {
  const amount = await leftToReverse(unit, paymentId);
  const posting = await reverse(unit, { kind: 'refund', transactionId: paymentId });
  await markSettled(unit.db, id, 'refunded');
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: amount, reason: 'refund' });
  await notify(unit, { userId, kind: 'ticket-refunded', actorId: null, amount, link: '/wallet' });
  await unit.addJob(LEAVE_STREAM, { streamId, accountId: userId });
};

/** Settles a ticket of a stream that is over: once, whoever asks, and however often. */
export const settleTicket = async (unit: UnitOfWork, id: string): Promise<void> => {
  const ticket = await lockDue(unit.db, id);
  if (!ticket) return;
  if (!ticket.tookPlace) return refundTicket(unit, ticket);
  await releasePayment(unit, ticket.payment_id);
  await markSettled(unit.db, ticket.id, 'released');
};

/** Ends a locked ticket whose payment an operator has refunded in full. */
export const endRefundedTicket = async (
  unit: UnitOfWork,
  ticket: Pick<TicketRow, 'id' | 'stream_id' | 'user_id'>,
): Promise<void> => {
  await markSettled(unit.db, ticket.id, 'refunded');
  await unit.addJob(LEAVE_STREAM, { streamId: ticket.stream_id, accountId: ticket.user_id });
};
