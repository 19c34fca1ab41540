import { getEarningBreakdown } from '@barg/api-client/earnings';
import type { EarningBreakdown, GetEarningBreakdownParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type BreakdownBy = NonNullable<GetEarningBreakdownParams['by']>;

export const { useEarningBreakdownQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earningBreakdown: build.query<EarningBreakdown, GetEarningBreakdownParams>({
      queryFn: defineQuery((params: GetEarningBreakdownParams) => getEarningBreakdown(params)),
      providesTags: ['Earning'],
    }),
  }),
});
