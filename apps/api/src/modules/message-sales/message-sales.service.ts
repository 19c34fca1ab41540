import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { recordCampaignSale } from '../campaigns/record-sale.ts';
import { takeSequence } from '../conversations/take-sequence.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { announceUnlocked } from '../messages/message-events.ts';
import { BlockedByYouError } from '../messages/messages.errors.ts';
import type { MessageRow } from '../messages/messages.presenter.ts';
import { findMessage } from '../messages/messages.repository.ts';
import { lockPaid } from '../messages/paid-messages.repository.ts';
import { requireMembership, type Place } from '../messages/places.ts';
import { present } from '../messages/present-messages.ts';
import { chargeWallet, presentCharge } from '../wallet/charge.ts';
import { isPurchased } from '../wallet/purchases.repository.ts';
import { AlreadyPurchasedError, NotForSaleError } from '../wallet/wallet.errors.ts';
import { findPayee, insertPurchase } from '../wallet/wallet.repository.ts';
import { insertCredits } from './credits.repository.ts';
import { holdRest, quoteRest } from './rest-of-message.ts';
import type { MessageCharge } from './message-sales.schema.ts';

export interface MessageOrder {
  messageId: string;
  /** In tokens, as shown to the fan: of a bundle that he owns in part, the rest. */
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

type Payment = Parameters<typeof chargeWallet>[1] & { kind: 'purchase' };

/** Charges what is left of a price; nothing where nothing is left. */
const charge = async (unit: UnitOfWork, payment: Payment, link: string) =>
  payment.amount === 0n ? null : chargeWallet(unit, payment, link);

/**
 * Buys a message permanently: the buyer keeps it even when its performer deletes it. Files that the buyer has bought
 * before are not paid again, see docs/decisions/0188.
 * @throws NotFoundError, NotForSaleError, BlockedByYouError, MessageNotReadyError, PriceChangedError,
 * AlreadyPurchasedError, InsufficientBalanceError
 */
export const buyMessage = async (
  unit: UnitOfWork,
  payer: Member,
  { messageId, expectedPrice }: MessageOrder,
): Promise<MessageCharge> => {
  const userId = payer.account.id;
  const { place, message } = await lockOffered(unit, payer, messageId);
  const { sender_id: performerId } = message;
  const item = { type: 'message', id: messageId } as const;
  if (await isPurchased(unit.db, { userId, ...item })) throw new AlreadyPurchasedError();
  const { price } = await quoteRest(unit, userId, message);
  assertPrice(expectedPrice, price);
  const performer = await findPayee(unit.db, payer, performerId);
  if (!performer) throw new NotFoundError();
  const payment = { kind: 'purchase', userId, performerId, amount: price, item } as const;
  const posting = await charge(unit, payment, `/messages/${place.id}`);
  // The wallet is locked now: whatever was bought or paid back at the same time is done, and counted.
  const { price: now, owned } = await holdRest(unit, userId, message);
  assertPrice(expectedPrice, now);
  const purchase = { user_id: userId, item_type: item.type, item_id: item.id, performer_id: performerId, price };
  const isFirst = await insertPurchase(unit.db, { ...purchase, transaction_id: posting?.id ?? null });
  // It was bought before, so the transaction is rolled back, with its charge.
  if (!isFirst) throw new AlreadyPurchasedError();
  await insertCredits(unit.db, userId, owned);
  if (posting && message.campaign_id) {
    await recordCampaignSale(unit, message.campaign_id, { userId, transactionId: posting.id });
  }
  const sequence = await takeSequence(unit, place.id);
  await announceUnlocked(unit, place, { message: await present(unit.db, message), sequence });
  if (posting) return presentCharge(payment, performer, posting);
  return { transaction: null, balance: fromHundredths(await findBalance(unit.db, walletOf(userId))) };
};
