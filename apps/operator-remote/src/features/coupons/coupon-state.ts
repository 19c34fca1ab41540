import type { Coupon } from '@barg/api-client/models';

export type CouponState = 'scheduled' | 'running' | 'used-up' | 'ended';

/** The state of a coupon at a moment; only a running one can be used. */
export function couponStateOf({ startsAt, endsAt, endedAt, used, maxUses }: Coupon, now: number): CouponState {
  if (endedAt !== null || (endsAt && Date.parse(endsAt) <= now)) return 'ended';
  if (startsAt && Date.parse(startsAt) > now) return 'scheduled';
  return maxUses !== null && used >= maxUses ? 'used-up' : 'running';
}
