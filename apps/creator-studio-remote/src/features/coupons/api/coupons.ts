import type { Coupon, CreateCouponBody, ListCoupons200 } from '@barg/api-client/models';
import { createCoupon, endCoupon, listCoupons } from '@barg/api-client/coupons';
import { api, defineQuery } from '@barg/session';

export type { Coupon };

const PAGE = 30;

/** Her coupons, the newest first, and what makes and ends them. */
export const { useCouponsInfiniteQuery, useCreateCouponMutation, useEndCouponMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    coupons: build.infiniteQuery<ListCoupons200, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }) => listCoupons({ limit: PAGE, ...(cursor && { cursor }) })),
      providesTags: ['Coupon'],
    }),
    createCoupon: build.mutation<Coupon, CreateCouponBody>({
      queryFn: defineQuery((body: CreateCouponBody) => createCoupon(body)),
      invalidatesTags: ['Coupon'],
    }),
    endCoupon: build.mutation<Coupon, string>({
      queryFn: defineQuery((id: string) => endCoupon(id)),
      invalidatesTags: ['Coupon'],
    }),
  }),
});
