import type { Generated } from 'kysely';

/** What changes the price of a sale, or hangs on it: referrals, caps, coupons. See tables.ts. */
export interface OfferTables {
  referral_earnings: ReferralEarningsTable;
  spending_caps: SpendingCapsTable;
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
}

export interface ReferralEarningsTable {
  transaction_id: string;
  sale_id: string;
  referred_id: string;
  referrer_id: string;
  /** Negative for what was taken back. */
  amount: bigint;
  available_at: Date | null;
  created_at: Date;
}

export interface SpendingCapsTable {
  user_id: string;
  period: 'day' | 'week' | 'month';
  amount: bigint;
  /** What it is from `later_at` on; null: no cap. */
  later_amount: bigint | null;
  later_at: Date | null;
}

export interface CouponsTable {
  id: string;
  /** As it is compared, see `normalizeCoupon`. */
  code: string;
  /** Null: the site's own. */
  performer_id: string | null;
  /** One of the two: 500 is 5 %, or hundredths of a token. */
  percent_hundredths: number | null;
  amount: bigint | null;
  purposes: Array<'subscription' | 'item' | 'product' | 'package'>;
  max_uses: number | null;
  max_per_fan: number | null;
  used: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  ended_at: Date | null;
  created_at: Generated<Date>;
}

export interface CouponUsesTable {
  /** What was bought: a sale for tokens, or a payment of money. The other is null. */
  transaction_id: string | null;
  payment_id: string | null;
  coupon_id: string;
  user_id: string;
  price: bigint;
  discount: bigint;
  returned_at: Date | null;
}
