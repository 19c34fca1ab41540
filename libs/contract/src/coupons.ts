import { MOST_AMOUNT } from './spending.ts';

/** What a coupon takes off: per cent of a price, or tokens. */
export const COUPON_BOUNDS = {
  percent: { least: 0.01, most: 100 },
  amount: { least: 0.01, most: MOST_AMOUNT },
} as const;

/** The highest limit of uses, in all or by each fan. */
export const MOST_COUPON_USES = 1_000_000;

export type CouponState = 'scheduled' | 'running' | 'used-up' | 'ended';

/** What is needed of a coupon, as the API has it: moments in ISO 8601. */
interface CouponStanding {
  startsAt: string | null;
  endsAt: string | null;
  endedAt: string | null;
  used: number;
  /** Null: unlimited. */
  maxUses: number | null;
}

/** The state of a coupon at a moment, in milliseconds since 1970; only a running one can be used. */
export function couponStateOf({ startsAt, endsAt, endedAt, used, maxUses }: CouponStanding, now: number): CouponState {
  if (endedAt !== null || (endsAt && Date.parse(endsAt) <= now)) return 'ended';
  if (startsAt && Date.parse(startsAt) > now) return 'scheduled';
  return maxUses !== null && used >= maxUses ? 'used-up' : 'running';
}
