import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ContentType } from '../access/items.ts';
import type { Member } from '../blocking/onlooker.ts';
import { chargeWallet, presentCharge } from './charge.ts';
import { AlreadyPurchasedError, NotForSaleError, OrderNeededError } from './wallet.errors.ts';
import { countPurchase, findPayee, findSellable, insertPurchase, isPurchased } from './wallet.repository.ts';
import type { ChargeResult } from './wallet.schema.ts';

/**
 * Buys an item for good.
 * @throws NotFoundError, OrderNeededError, NotForSaleError, AlreadyPurchasedError, InsufficientBalanceError
 */
export const buyItem = async (
  unit: UnitOfWork,
  payer: Member,
  { type, id }: { type: ContentType; id: string },
): Promise<ChargeResult> => {
  const userId = payer.account.id;
  const item = await findSellable(unit.db, payer, { type, id });
  if (!item) throw new NotFoundError();
  if (item.isSent) throw new OrderNeededError();
  if (item.audience !== 'paid') throw new NotForSaleError();
  if (await isPurchased(unit.db, userId, type, id)) throw new AlreadyPurchasedError();
  const { performer_id: performerId, price } = item;
  const performer = await findPayee(unit.db, payer, performerId);
  if (!performer) throw new NotFoundError();
  const payment = { kind: 'purchase', userId, performerId, amount: price, item: { type, id } } as const;
  const posting = await chargeWallet(unit, payment);
  const purchase = { user_id: userId, item_type: type, item_id: id, performer_id: performerId, price };
  const isFirst = await insertPurchase(unit.db, { ...purchase, transaction_id: posting.id });
  // Bought by a request that ran at the same time: this one is undone, money and all.
  if (!isFirst) throw new AlreadyPurchasedError();
  await countPurchase(unit.db, type, id);
  return presentCharge(payment, performer, posting);
};
