import { getOperatorOverview } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

/** Counts of everything: stale after any act in the console. */
export const { useOverviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query({
      queryFn: defineQuery((_: void) => getOperatorOverview()),
      providesTags: ['Operator'],
    }),
  }),
});
