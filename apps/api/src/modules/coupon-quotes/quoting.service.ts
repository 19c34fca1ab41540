import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisible } from '../../viewing/visibility.ts';
import { findPackage } from '../payments/packages/packages.repository.ts';
import { couponOrderOf } from '../payments/top-up-order.ts';
import { readSettings } from '../settings/settings.service.ts';
import { findPlanCharge } from '../subscriptions/plan-charge.service.ts';
import { chargedWithTax, type Tax } from '../taxes/tax.ts';
import { taxOf } from '../taxes/taxes.service.ts';
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
  { member, addressCountry }: QuotedBuyer,
  { code, ...wanted }: ApplyCouponBody & { code: string },
) => {
  const { id: userId } = member.account;
  const order = await findOrder(db, member, wanted);
  const coupon = await findCoupon(db, code);
  if (!order || !coupon) throw new NotFoundError();
  const usedByFan = await countUsesOf(db, coupon.id, userId);
  const reason = reasonAgainst(coupon, order, { now: new Date(), usedByFan });
  const discount = reason === null ? discountOf(coupon, order) : 0n;
  const tax = wanted.purpose === 'package' ? await taxOf(db, { userId, addressCountry }) : null;
  const figures = tax
    ? moneyOf(order.price, discount, { tax, currency: (await readSettings(db)).currency })
    : { discount: fromHundredths(discount), total: fromHundredths(order.price - discount) };
  return {
    code,
    ...figures,
    endsAt: coupon.ends_at?.toISOString() ?? null,
    ...(reason !== null && { reason }),
  };
};

/** The buyer, with the country of the request's IP address, which may decide the tax. */
interface QuotedBuyer {
  member: Member;
  addressCountry: string | null;
}

/** The discount is that of the price with tax, so that price, discount and total add up as they are shown and charged. */
const moneyOf = (price: Hundredths, discount: Hundredths, { tax, currency }: { tax: Tax; currency: string }) => {
  const before = chargedWithTax(price, tax, currency);
  const after = chargedWithTax(price - discount, tax, currency);
  return {
    discount: fromHundredths(before.total - after.total),
    total: fromHundredths(after.total),
    tax: fromHundredths(after.tax),
  };
};

const findPackageOrder = async (db: Queryable, id: string): Promise<CouponOrder | null> => {
  const settings = await readSettings(db);
  const found = await findPackage(db, { currency: settings.currency, id });
  return found ? couponOrderOf(found, settings) : null;
};

const findOrder = async (
  db: Queryable,
  member: Member,
  { purpose, itemId, plan, quantity }: ApplyCouponBody,
): Promise<CouponOrder | null> => {
  if (purpose === 'package') return findPackageOrder(db, itemId);
  if (purpose !== 'subscription') {
    const item = await findSellable(db, member, { type: purpose, id: itemId });
    if (!item) return null;
    if (purpose !== 'product') return orderOf(item.performer_id, 'item', item.price);
    return orderOf(item.performer_id, 'product', item.price * BigInt(item.isSent ? quantity : 1));
  }
  if (!(await isVisible(db, member, itemId))) return null;
  const charge = await findPlanCharge(db, { userId: member.account.id, performerId: itemId, plan });
  return orderOf(itemId, 'subscription', charge);
};

const orderOf = (
  performerId: string,
  purpose: CouponOrder['purpose'],
  price: Hundredths | null | undefined,
): CouponOrder | null => (price ? { performerId, purpose, price } : null);
