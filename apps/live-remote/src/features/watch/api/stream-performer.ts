import type { PerformerProfile } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { api, defineQuery } from '@barg/session';

/** Data of a performer that a stream lacks: category, price, the visitor's subscription. */
export const { useStreamPerformerQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    streamPerformer: build.query<PerformerProfile, string>({
      queryFn: defineQuery((performerId: string) => getPerformer(performerId)),
      providesTags: ['Performer', 'Subscription'],
    }),
  }),
});
