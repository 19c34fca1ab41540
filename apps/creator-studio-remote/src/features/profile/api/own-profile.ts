import type { PerformerProfile, UpdatePerformerBody } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { updatePerformer } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';

export interface ProfileChange {
  performerId: string;
  changes: UpdatePerformerBody;
}

export const { useOwnProfileQuery, useUpdateProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownProfile: build.query<PerformerProfile, string>({
      queryFn: defineQuery((performerId: string) => getPerformer(performerId)),
      providesTags: ['Performer'],
    }),
    updateProfile: build.mutation<PerformerProfile, ProfileChange>({
      queryFn: defineQuery(({ performerId, changes }: ProfileChange) => updatePerformer(performerId, changes)),
      invalidatesTags: ['Performer', 'Feed', 'User'],
    }),
  }),
});
