import type { ApplyCouponBody, CouponQuote } from '@barg/api-client/models';
import { applyCoupon } from '@barg/api-client/payments';
import { api, defineQuery } from '@barg/session';

/** Quotes a coupon for an order. */
export type CouponOrder = ApplyCouponBody;

export const { useApplyCouponMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    applyCoupon: build.mutation<CouponQuote, { code: string; order: CouponOrder }>({
      queryFn: defineQuery(({ code, order }: { code: string; order: CouponOrder }) => applyCoupon(code, order)),
    }),
  }),
});
