import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisible } from '../../viewing/visibility.ts';
import { priceOfPlan } from '../performers/plans.ts';
import { findOffer } from '../subscriptions/subscriptions.repository.ts';
import { findSellable } from '../wallet/wallet.repository.ts';
import { discountOf, reasonAgainst, type CouponOrder } from '../coupons/coupon-rules.ts';
import { countUsesOf, findCoupon } from '../coupons/coupons.repository.ts';
import type { ApplyCouponBody } from '../coupons/coupons.schema.ts';

/**
 * The price of an item with a coupon, or the reason why the coupon cannot be used. Read-only.
 * @throws NotFoundError for an unknown code or item
 */
export const quoteCoupon = async (
  db: Queryable,
  member: Member,
  { code, ...wanted }: ApplyCouponBody & { code: string },
) => {
  const order = await findOrder(db, member, wanted);
  const coupon = await findCoupon(db, code);
  if (!order || !coupon) throw new NotFoundError();
  const usedByFan = await countUsesOf(db, coupon.id, member.account.id);
  const reason = reasonAgainst(coupon, order, { now: new Date(), usedByFan });
  const discount = reason === null ? discountOf(coupon, order.price) : 0n;
  return {
    code,
    discount: fromHundredths(discount),
    total: fromHundredths(order.price - discount),
    endsAt: coupon.ends_at?.toISOString() ?? null,
    ...(reason !== null && { reason }),
  };
};

const findOrder = async (
  db: Queryable,
  member: Member,
  { purpose, itemId, plan, quantity }: ApplyCouponBody,
): Promise<CouponOrder | null> => {
  if (purpose !== 'subscription') {
    const item = await findSellable(db, member, { type: purpose, id: itemId });
    if (!item) return null;
    if (purpose !== 'product') return orderOf(item.performer_id, 'item', item.price);
    return orderOf(item.performer_id, 'product', item.price * BigInt(item.isSent ? quantity : 1));
  }
  if (!(await isVisible(db, member, itemId))) return null;
  const offer = await findOffer(db, itemId);
  return orderOf(itemId, 'subscription', offer && priceOfPlan(offer, plan));
};

const orderOf = (
  performerId: string,
  purpose: CouponOrder['purpose'],
  price: Hundredths | null | undefined,
): CouponOrder | null => (price ? { performerId, purpose, price } : null);
