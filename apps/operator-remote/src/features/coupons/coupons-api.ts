import type { Coupon, CreateManagedCouponBody, ListManagedCoupons200 } from '@barg/api-client/models';
import { createManagedCoupon, endManagedCoupon, listManagedCoupons } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

type Cursor = string | undefined;

/** The site's own coupons, newest first, and the actions on them. */
export const { useManagedCouponsInfiniteQuery, useCreateManagedCouponMutation, useEndManagedCouponMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      managedCoupons: build.infiniteQuery<ListManagedCoupons200, void, Cursor>({
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
        queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listManagedCoupons({ cursor })),
        providesTags: ['Operator'],
      }),
      createManagedCoupon: build.mutation<Coupon, CreateManagedCouponBody>({
        queryFn: defineQuery((body: CreateManagedCouponBody) => createManagedCoupon(body)),
        invalidatesTags: refreshedTags('Operator'),
      }),
      endManagedCoupon: build.mutation<Coupon, string>({
        queryFn: defineQuery((id: string) => endManagedCoupon(id)),
        invalidatesTags: refreshedTags('Operator'),
      }),
    }),
  });
