import type { Hundredths } from '../../platform/money.ts';
import type { CouponRow } from './coupons.repository.ts';
import type { CouponPurpose, CouponReason } from './coupons.schema.ts';

const WHOLE = 10_000n;
/** The minimum price: a coupon makes nothing free, because a charge is a ledger movement, which cannot be zero. */
const LEAST = 1n;

export interface CouponOrder {
  /** Null: sold by the site. */
  performerId: string | null;
  purpose: CouponPurpose;
  /** In hundredths of a token, or of the currency for token packages. */
  price: Hundredths;
  /** The minimum price, if more than {@link LEAST}. */
  least?: Hundredths;
  /** What a discount is a multiple of, if more than a hundredth, so that what is left can be charged. */
  unit?: Hundredths;
  /** Converts the amount of a coupon, which is in tokens, when the price is not. */
  worthOf?: (tokens: Hundredths) => Hundredths;
}

/** The discount of a coupon on a price, rounded down. */
export const discountOf = (
  { percent_hundredths: percent, amount }: Pick<CouponRow, 'percent_hundredths' | 'amount'>,
  { price, least = LEAST, unit = 1n, worthOf = (tokens) => tokens }: Omit<CouponOrder, 'performerId' | 'purpose'>,
): Hundredths => {
  const wanted = percent === null ? worthOf(amount ?? 0n) : (price * BigInt(percent)) / WHOLE;
  const most = price > least ? price - least : 0n;
  const discount = wanted < most ? wanted : most;
  return discount - (discount % unit);
};

/** Why a coupon cannot be used for an order, by its own row; null when it can. */
export const reasonAgainst = (
  coupon: CouponRow,
  order: CouponOrder,
  { now, usedByFan }: { now: Date; usedByFan: number },
): CouponReason | null => {
  if (coupon.ended_at !== null || (coupon.ends_at !== null && coupon.ends_at <= now)) return 'ended';
  if (coupon.starts_at !== null && coupon.starts_at > now) return 'not-yet';
  const isFor = coupon.performer_id === null || coupon.performer_id === order.performerId;
  if (!isFor || !coupon.purposes.includes(order.purpose) || discountOf(coupon, order) === 0n) return 'not-for-this';
  if (coupon.max_per_fan !== null && usedByFan >= coupon.max_per_fan) return 'used-by-you';
  if (coupon.max_uses !== null && coupon.used >= coupon.max_uses) return 'used-up';
  return null;
};
