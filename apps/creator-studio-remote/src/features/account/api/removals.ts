import { listRemovals } from '@barg/api-client/reports';
import { api, defineQuery } from '@barg/session';

/** The latest works that operators removed. */
export const { useLatestRemovalsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    latestRemovals: build.query({
      queryFn: defineQuery((limit: number) => listRemovals({ limit })),
      providesTags: ['Notification'],
    }),
  }),
});
