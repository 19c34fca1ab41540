import { getReferralStats, listReferralEarnings } from '@barg/api-client/earnings';
import type { ListReferralEarnings200, ReferralStats } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE = 30;

/** What those who came by her code brought: the sums, and line by line, the newest first. */
export const { useReferralStatsQuery, useReferralEarningsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    referralStats: build.query<ReferralStats, void>({
      queryFn: defineQuery(() => getReferralStats()),
      providesTags: ['Referral'],
    }),
    referralEarnings: build.infiniteQuery<ListReferralEarnings200, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: (page) => page.nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }) => listReferralEarnings({ limit: PAGE, ...(cursor && { cursor }) })),
      providesTags: ['Referral'],
    }),
  }),
});
