import { NotFoundError } from '../../errors/common-errors.ts';
import type { TwoSteps } from '../../platform/idempotency.ts';
import { together } from '../../platform/together.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { noEntitlement } from '../../viewing/access.policy.ts';
import { loadEntitlements } from '../../viewing/access.repository.ts';
import type { ContentType } from '../../viewing/items.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { discountFor } from '../coupons/redeeming.service.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { chargeWallet, presentCharge } from './charge.ts';
import { AlreadyOpenError, AlreadyPurchasedError, NotForSaleError, OrderNeededError } from './wallet.errors.ts';
import { countOne } from '../../shared/counting-items.ts';
import { findPayee, findSellable, insertPurchase, type SellableRow } from './wallet.repository.ts';
import type { ChargeResult, PurchaseBody } from './wallet.schema.ts';

interface ItemKey {
  type: ContentType;
  id: string;
}

/** Refuses a purchase of what the user can already open. @throws AlreadyPurchasedError, AlreadyOpenError */
const assertLocked = async (db: Queryable, payer: Member, item: SellableRow & ItemKey): Promise<void> => {
  const { type, id, audience, performer_id: performerId } = item;
  const entitlements = await loadEntitlements(db, payer.account, type, [{ id, audience, performerId }]);
  const { hasPurchased, isSubscribed } = entitlements.get(id) ?? noEntitlement;
  if (hasPurchased) throw new AlreadyPurchasedError();
  if (audience === 'subscribers' && isSubscribed) throw new AlreadyOpenError();
};

/**
 * Buys an item permanently: one that is `paid`, or one for subscribers with a price for everybody else.
 * @throws NotFoundError, OrderNeededError, NotForSaleError, AlreadyPurchasedError, AlreadyOpenError,
 * CouponUnusableError, PriceChangedError, InsufficientBalanceError
 */
export const buyItem = (
  payer: Member,
  { type, id, ...agreed }: ItemKey & PurchaseBody,
): TwoSteps<SellableRow | undefined, ChargeResult> => ({
  lookUp: ({ db }) => findSellable(db, payer, { type, id }),
  act: (unit, item) => {
    if (!item) throw new NotFoundError();
    if (item.isSent) throw new OrderNeededError();
    if (item.price === 0n) throw new NotForSaleError();
    return sell(unit, payer, { ...item, type, id }, agreed);
  },
});

const sell = async (
  unit: UnitOfWork,
  payer: Member,
  item: SellableRow & ItemKey,
  { expectedPrice, coupon: code }: PurchaseBody,
): Promise<ChargeResult> => {
  const userId = payer.account.id;
  const { type, id, performer_id: performerId, price } = item;
  const [, discounted, performer] = await together([
    assertLocked(unit.db, payer, item),
    discountFor(unit.db, userId, { code, performerId, purpose: type === 'product' ? 'product' : 'item', price }),
    findPayee(unit.db, payer, performerId),
  ]);
  const { charge, subsidy } = discounted;
  assertPrice(expectedPrice, charge);
  if (!performer) throw new NotFoundError();
  const payment = { kind: 'purchase', userId, performerId, amount: charge, subsidy, item: { type, id } } as const;
  const posting = await chargeWallet(unit, payment);
  await discounted.consume(unit, posting.id);
  const purchase = { user_id: userId, item_type: type, item_id: id, performer_id: performerId, price: charge };
  const [, isFirst] = await together([
    // A concurrent request has subscribed the user in the meantime: roll back, with the charge.
    assertLocked(unit.db, payer, item),
    insertPurchase(unit.db, { ...purchase, transaction_id: posting.id, title: item.title }),
  ]);
  // A concurrent request has bought the item: roll back, with the charge.
  if (!isFirst) throw new AlreadyPurchasedError();
  await unit.callHook('onItemsCounted', countOne({ type, id }, 'purchase_count', 1));
  return presentCharge(payment, performer, posting);
};
