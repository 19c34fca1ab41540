import type { Referral, ReferralCode, SearchReferrals200 } from '@barg/api-client/models';
import { getReferralCode, searchReferrals } from '@barg/api-client/referrals';
import { api, defineQuery } from '@barg/session';

export type { Referral, ReferralCode };

const PAGE_SIZE = 20;

export const { useReferralCodeQuery, useReferralsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    referralCode: build.query<ReferralCode, void>({
      queryFn: defineQuery(() => getReferralCode()),
      providesTags: ['Referral'],
    }),
    referrals: build.infiniteQuery<SearchReferrals200, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }) => searchReferrals({ limit: PAGE_SIZE, ...(cursor && { cursor }) })),
      providesTags: ['Referral'],
    }),
  }),
});
