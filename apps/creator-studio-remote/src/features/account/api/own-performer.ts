import type { OwnPerformer, PerformerProfile, UpdatePerformerBody } from '@barg/api-client/models';
import { deleteWelcomeVideo, getOwnPerformer } from '@barg/api-client/performers';
import { updatePerformer } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';

export interface ProfileChange {
  performerId: string;
  changes: UpdatePerformerBody;
}

export const { useOwnPerformerQuery, useUpdateProfileMutation, useRemoveWelcomeVideoMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownPerformer: build.query<OwnPerformer, undefined>({
      queryFn: defineQuery(() => getOwnPerformer()),
      providesTags: ['Performer'],
    }),
    updateProfile: build.mutation<PerformerProfile, ProfileChange>({
      queryFn: defineQuery(({ performerId, changes }: ProfileChange) => updatePerformer(performerId, changes)),
      invalidatesTags: ['Performer', 'Feed', 'User'],
    }),
    removeWelcomeVideo: build.mutation<unknown, undefined>({
      queryFn: defineQuery(() => deleteWelcomeVideo()),
      invalidatesTags: ['Performer'],
    }),
  }),
});
