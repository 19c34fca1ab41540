import type { MediaFile, OwnPerformer, PerformerProfile, UpdatePerformerBody } from '@barg/api-client/models';
import { deleteWelcomeVideo, getOwnPerformer, setVaultWelcomeVideo } from '@barg/api-client/performers';
import { updatePerformer } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';
import { mergedList, pickFields, writeOnto } from '@barg/session/unsent-drafts';

/** Lists that the API takes whole. */
export type ProfileLists = Partial<Pick<UpdatePerformerBody, 'links' | 'languages'>>;

export interface ProfileChange {
  performerId: string;
  changes: UpdatePerformerBody;
  /** What the typing in changed lists began with. */
  began: ProfileLists;
}

/** The profile as it is by now. */
export const readProfile = (): Promise<OwnPerformer> => getOwnPerformer();

const readLists = async (): Promise<Required<ProfileLists>> => {
  const { links, languages } = await getOwnPerformer();
  return { links, languages };
};

/** To lists that are there by now, also from another window, comes what was added, and goes what was taken out. */
const saveProfile = async ({ performerId, changes, began }: ProfileChange): Promise<PerformerProfile> => {
  const { links, languages, basedOn } = changes;
  if (!(links && began.links) && !(languages && began.languages)) return updatePerformer(performerId, changes);
  return writeOnto(readLists, (now) => {
    const lists: ProfileLists = {
      ...(links && began.links && { links: mergedList({ began: began.links, typed: links, now: now.links }) }),
      ...(languages &&
        began.languages && {
          languages: mergedList({ began: began.languages, typed: languages, now: now.languages }),
        }),
    };
    return updatePerformer(performerId, { ...changes, ...lists, basedOn: { ...basedOn, ...pickFields(now, lists) } });
  });
};

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
      queryFn: defineQuery(saveProfile),
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
