import type { Hundredths } from '../../platform/money.ts';
import type { CouponRow } from './coupons.repository.ts';
import type { CouponPurpose, CouponReason } from './coupons.schema.ts';

const WHOLE = 10_000n;
/** The minimum price: a coupon makes nothing free, because a charge is a ledger movement, which cannot be zero. */
const LEAST = 1n;

/** The discount of a coupon on a price, rounded down. */
export const discountOf = (
  { percent_hundredths: percent, amount }: Pick<CouponRow, 'percent_hundredths' | 'amount'>,
  price: Hundredths,
): Hundredths => {
  const wanted = percent === null ? (amount ?? 0n) : (price * BigInt(percent)) / WHOLE;
  const most = price > LEAST ? price - LEAST : 0n;
  return wanted < most ? wanted : most;
};

export interface CouponOrder {
  performerId: string;
  purpose: CouponPurpose;
  price: Hundredths;
}

/** Why a coupon cannot be used for an order, by its own row; null when it can. */
export const reasonAgainst = (
  coupon: CouponRow,
  { performerId, purpose, price }: CouponOrder,
  { now, usedByFan }: { now: Date; usedByFan: number },
): CouponReason | null => {
  if (coupon.ended_at !== null || (coupon.ends_at !== null && coupon.ends_at <= now)) return 'ended';
  if (coupon.starts_at !== null && coupon.starts_at > now) return 'not-yet';
  const isFor = coupon.performer_id === null || coupon.performer_id === performerId;
  if (!isFor || !coupon.purposes.includes(purpose) || discountOf(coupon, price) === 0n) return 'not-for-this';
  if (coupon.max_per_fan !== null && usedByFan >= coupon.max_per_fan) return 'used-by-you';
  if (coupon.max_uses !== null && coupon.used >= coupon.max_uses) return 'used-up';
  return null;
};
