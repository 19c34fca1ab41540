import type { PerformerProfile } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { api, defineQuery } from '@barg/session';

/** What a stream itself does not tell of its performer: craft, price, whether the visitor subscribes. */
export const { useStreamPerformerQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    streamPerformer: build.query<PerformerProfile, string>({
      queryFn: defineQuery((performerId: string) => getPerformer(performerId)),
      providesTags: ['Performer', 'Subscription'],
    }),
  }),
});
