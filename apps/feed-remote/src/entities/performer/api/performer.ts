import type { PerformerProfile } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { api, defineQuery } from '@barg/session';

export const { usePerformerQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** By username or id. */
    performer: build.query<PerformerProfile, string>({
      queryFn: defineQuery((username) => getPerformer(username)),
      providesTags: ['Performer'],
    }),
  }),
});
