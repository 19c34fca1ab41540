import { listTopics } from '@barg/api-client/discovery';
import type { Topic } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const MOST = 12;

export const { useTopicsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The hashtags of the newest posts, the most frequent first. */
    topics: build.query<Topic[], void>({
      queryFn: defineQuery(async () => (await listTopics({ limit: MOST })).data),
      providesTags: [{ type: 'Feed', id: 'LIST' }],
    }),
  }),
});
