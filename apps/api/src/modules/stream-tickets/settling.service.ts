import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { releasePayment } from '../ledger/escrow.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { leftToReverse, reverse } from '../ledger/reversals.ts';
import { notify } from '../notifications/notify.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { LEAVE_STREAM } from './leave-stream.ts';
import { lockDue, markSettled, type TicketRow } from './stream-tickets.repository.ts';

/** What came back for a ticket, and the wallet's balance after it. */
export interface GivenBack {
  amount: Hundredths;
  balance: Hundredths;
}

/** Gives what is left of a locked ticket's price back; its fan can no longer watch. */
export const giveBack = async (
  unit: UnitOfWork,
  { id, stream_id: streamId, user_id: userId, payment_id: paymentId }: TicketRow,
): Promise<GivenBack> => {
  const amount = await leftToReverse(unit, paymentId);
  const posting = await reverse(unit, { kind: 'refund', transactionId: paymentId });
  await markSettled(unit.db, id, 'refunded');
  const balance = posting.balanceOf(walletOf(userId));
  announceBalance(unit, userId, { balance, change: amount, reason: 'refund' });
  await unit.addJob(LEAVE_STREAM, { streamId, accountId: userId });
  return { amount, balance };
};

/** The same where its fan did not ask for it, and so is told. */
export const refundTicket = async (unit: UnitOfWork, ticket: TicketRow): Promise<void> => {
  const { amount } = await giveBack(unit, ticket);
  const told = { kind: 'ticket-refunded', about: ticket.id, actorId: null, amount, link: '/wallet' } as const;
  await notify(unit, { userId: ticket.user_id, ...told });
};

/**
 * Settles a ticket of a stream that is over: once, whoever asks, and however often. Its price is the performer's where
 * the stream lasted as promised, and its holder was not kept out of it.
 */
export const settleTicket = async (unit: UnitOfWork, id: string): Promise<void> => {
  const { blockedCountries } = await settingsOf(unit);
  const ticket = await lockDue(unit.db, id, blockedCountries);
  if (!ticket) return;
  if (!ticket.tookPlace || ticket.isShutOut) return refundTicket(unit, ticket);
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
