import type { PrivateStreamSettings, UpdatePrivateStreamSettingsBody } from '@barg/api-client/models';
import { getPrivateStreamSettings, updatePrivateStreamSettings } from '@barg/api-client/private-streams';
import { api, defineQuery } from '@barg/session';

const TAG = { type: 'Settings', id: 'private-streams' } as const;

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    privateSettings: build.query<PrivateStreamSettings, void>({
      queryFn: defineQuery(() => getPrivateStreamSettings()),
      providesTags: [TAG],
    }),
    /** The API takes all of them: those that are left out are sent as they are by now, also by another window. */
    updatePrivateSettings: build.mutation<PrivateStreamSettings, Partial<UpdatePrivateStreamSettingsBody>>({
      queryFn: defineQuery(async (changes: Partial<UpdatePrivateStreamSettingsBody>) =>
        updatePrivateStreamSettings({ ...(await getPrivateStreamSettings()), ...changes }),
      ),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) await dispatch(settingsApi.util.upsertQueryData('privateSettings', undefined, saved.data));
      },
      invalidatesTags: [TAG],
    }),
  }),
});

/** What she offers where that is known already, without asking for it: only a verified performer may. */
export const useKnownPrivateSettings = (): PrivateStreamSettings | undefined => {
  const { data, isError } = settingsApi.endpoints.privateSettings.useQueryState();
  return isError ? undefined : data;
};

export const { usePrivateSettingsQuery, useUpdatePrivateSettingsMutation } = settingsApi;
