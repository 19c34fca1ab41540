import type { PerformerCard } from '@barg/api-client/models';
import { getTopPerformers } from '@barg/api-client/home';
import { api, defineQuery } from '@barg/session';

const LIMIT = 12;

/** Endpoints of all remotes share one API: the remote's name keeps them apart. */
export const { use__Name__PerformersQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    __camel__Performers: build.query<PerformerCard[], void>({
      queryFn: defineQuery(async () => (await getTopPerformers({ limit: LIMIT })).data),
      providesTags: ['Performer'],
    }),
  }),
});
