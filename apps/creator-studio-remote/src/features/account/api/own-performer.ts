import type { MediaFile, OwnPerformer, PerformerProfile, UpdatePerformerBody } from '@barg/api-client/models';
import { deleteWelcomeVideo, getOwnPerformer, setVaultWelcomeVideo } from '@barg/api-client/performers';
import { updatePerformer } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';

export interface ProfileChange {
  performerId: string;
  changes: UpdatePerformerBody;
}

export const {
  useOwnPerformerQuery,
  useUpdateProfileMutation,
  useReuseWelcomeVideoMutation,
  useRemoveWelcomeVideoMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ownPerformer: build.query<OwnPerformer, undefined>({
      queryFn: defineQuery(() => getOwnPerformer()),
      providesTags: ['Performer'],
    }),
    updateProfile: build.mutation<PerformerProfile, ProfileChange>({
      queryFn: defineQuery(({ performerId, changes }: ProfileChange) => updatePerformer(performerId, changes)),
      invalidatesTags: ['Performer', 'Feed', 'User'],
    }),
    /** Makes an item of the vault the welcome video. */
    reuseWelcomeVideo: build.mutation<MediaFile, string>({
      queryFn: defineQuery((vaultItemId: string) => setVaultWelcomeVideo({ vaultItemId })),
      invalidatesTags: ['Performer'],
    }),
    removeWelcomeVideo: build.mutation<unknown, undefined>({
      queryFn: defineQuery(() => deleteWelcomeVideo()),
      invalidatesTags: ['Performer'],
    }),
  }),
});
