import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { holdTogether } from '../../viewing/pair-lock.ts';
import { assertNotBanned } from '../../viewing/stream-order.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { announceBalance } from '../ledger/balance-event.ts';
import { holdPayment } from '../ledger/escrow.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { notify } from '../notifications/notify.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { presentCharge } from '../wallet/charge.ts';
import { AlreadyPurchasedError, NotForSaleError } from '../wallet/wallet.errors.ts';
import { findPayee } from '../wallet/wallet.repository.ts';
import type { ChargeResult } from '../wallet/wallet.schema.ts';
import { insertTicket, lockSold } from './stream-tickets.repository.ts';

export interface TicketOrder {
  streamId: string;
  /** In tokens, as shown to the fan. */
  expectedPrice: number;
}

/** How long a stream has to last for its tickets to be earned, in seconds. */
const leastOf = (plannedSeconds: number, percent: number): number => Math.ceil((plannedSeconds * percent) / 100);

/**
 * Buys a ticket of a stream that is still to be seen; its price is held until the stream is over. What the stream has to
 * last is agreed now: neither a shorter plan nor another setting changes it afterwards.
 * @throws NotFoundError, StreamBannedError, StreamEndedError, NotForSaleError, PriceChangedError, AlreadyPurchasedError,
 * InsufficientBalanceError
 */
export const buyTicket = async (
  unit: UnitOfWork,
  payer: Member,
  { streamId, expectedPrice }: TicketOrder,
): Promise<ChargeResult> => {
  const userId = payer.account.id;
  const stream = await lockSold(unit.db, streamId);
  if (stream) await holdTogether(unit.db, userId, stream.performer_id);
  const performer = stream && (await findPayee(unit.db, payer, stream.performer_id));
  if (!stream || !performer) throw new NotFoundError();
  await assertNotBanned(unit.db, stream.performer_id, payer);
  if (!stream.isAhead) throw new StreamEndedError();
  const { performer_id: performerId, price, planned_seconds: plannedSeconds } = stream;
  if (stream.audience !== 'ticketed' || plannedSeconds === null) throw new NotForSaleError();
  assertPrice(expectedPrice, price);
  const { ticketMinimumPercent } = await settingsOf(unit);
  const payment = {
    kind: 'order',
    userId,
    performerId,
    amount: price,
    item: { type: 'stream', id: streamId },
  } as const;
  const posting = await holdPayment(unit, payment);
  const isFirst = await insertTicket(unit.db, {
    ...{ id: newId(), stream_id: streamId, user_id: userId, price, payment_id: posting.id },
    least_seconds: leastOf(plannedSeconds, ticketMinimumPercent),
    planned_at: stream.announcedFor,
    country: payer.country,
  });
  // It was bought before, so the transaction is rolled back, with its charge.
  if (!isFirst) throw new AlreadyPurchasedError();
  const link = `/live/${streamId}`;
  await notify(unit, { userId: performerId, kind: 'purchase', actorId: userId, amount: price, link });
  announceBalance(unit, userId, { balance: posting.balanceOf(walletOf(userId)), change: -price, reason: 'order' });
  return presentCharge(payment, performer, posting);
};
