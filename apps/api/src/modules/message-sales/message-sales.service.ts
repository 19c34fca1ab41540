import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { recordCampaignSale } from '../campaigns/record-sale.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { announceUnlocked } from '../messages/message-events.ts';
import { loadMessageFiles } from '../messages/message-files.repository.ts';
import { BlockedByYouError } from '../messages/messages.errors.ts';
import type { MessageRow } from '../messages/messages.presenter.ts';
import { findMessage } from '../messages/messages.repository.ts';
import { lockPaid } from '../messages/paid-messages.repository.ts';
import { requireMembership, type Place } from '../messages/places.ts';
import { present } from '../messages/present-messages.ts';
import { chargeWallet, presentCharge } from '../wallet/charge.ts';
import { AlreadyPurchasedError, NotForSaleError } from '../wallet/wallet.errors.ts';
import { findPayee, insertPurchase } from '../wallet/wallet.repository.ts';
import type { ChargeResult } from '../wallet/wallet.schema.ts';
import { MessageNotReadyError } from './message-sales.errors.ts';

export interface MessageOrder {
  messageId: string;
  /** In tokens, as shown to the fan. */
  expectedPrice: number;
}

/** A message that is for sale to this fan, locked so that it is not deleted meanwhile. */
const lockOffered = async (
  { db }: UnitOfWork,
  payer: Member,
  messageId: string,
): Promise<{ place: Place; message: MessageRow }> => {
  const found = await findMessage(db, messageId);
  if (!found) throw new NotFoundError();
  const place = await requireMembership(db, found.conversation_id, payer);
  if (found.is_deleted) throw new NotFoundError();
  if (found.price === 0n) throw new NotForSaleError();
  if (place.isBlocked) throw new BlockedByYouError();
  const message = await lockPaid(db, messageId);
  if (!message) throw new NotFoundError();
  return { place, message };
};

const assertReady = async ({ db }: UnitOfWork, messageId: string): Promise<void> => {
  const files = (await loadMessageFiles(db, [messageId])).get(messageId) ?? [];
  if (files.some(({ status }) => status !== 'ready')) throw new MessageNotReadyError();
};

/**
 * Buys a message permanently: the buyer keeps it even when its performer deletes it.
 * @throws NotFoundError, NotForSaleError, BlockedByYouError, MessageNotReadyError, PriceChangedError,
 * AlreadyPurchasedError, InsufficientBalanceError
 */
export const buyMessage = async (
  unit: UnitOfWork,
  payer: Member,
  { messageId, expectedPrice }: MessageOrder,
): Promise<ChargeResult> => {
  const userId = payer.account.id;
  const { place, message } = await lockOffered(unit, payer, messageId);
  const { price, sender_id: performerId } = message;
  await assertReady(unit, messageId);
  assertPrice(expectedPrice, price);
  const performer = await findPayee(unit.db, payer, performerId);
  if (!performer) throw new NotFoundError();
  const item = { type: 'message', id: messageId } as const;
  const payment = { kind: 'purchase', userId, performerId, amount: price, item } as const;
  const posting = await chargeWallet(unit, payment, `/messages/${place.id}`);
  const purchase = { user_id: userId, item_type: item.type, item_id: item.id, performer_id: performerId, price };
  const isFirst = await insertPurchase(unit.db, { ...purchase, transaction_id: posting.id });
  // It was bought before, so the transaction is rolled back, with its charge.
  if (!isFirst) throw new AlreadyPurchasedError();
  if (message.campaign_id) await recordCampaignSale(unit, message.campaign_id, { userId, transactionId: posting.id });
  const sequence = await takeSequence(unit, place.id);
  await announceUnlocked(unit, place, { message: await present(unit.db, message), sequence });
  return presentCharge(payment, performer, posting);
};
