import type { PerformerProfile } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { api, defineQuery } from '@barg/session';

/** The subscription prices of a performer. */
export const { useSubscriptionOfferQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    subscriptionOffer: build.query<PerformerProfile, string>({
      queryFn: defineQuery((performerId: string) => getPerformer(performerId)),
      providesTags: ['Performer'],
    }),
  }),
});
