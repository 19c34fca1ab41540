import { getEarningStats } from '@barg/api-client/earnings';
import type { EarningStats, GetEarningStatsPeriod } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export type StatsPeriod = GetEarningStatsPeriod;

export const { useEarningStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earningStats: build.query<EarningStats, StatsPeriod>({
      queryFn: defineQuery((period: StatsPeriod) => getEarningStats({ period })),
      providesTags: ['Earning'],
    }),
  }),
});
