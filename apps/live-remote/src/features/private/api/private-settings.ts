import type { PrivateStreamSettings, UpdatePrivateStreamSettingsBody } from '@barg/api-client/models';
import { getPrivateStreamSettings, updatePrivateStreamSettings } from '@barg/api-client/private-streams';
import { api, defineQuery } from '@barg/session';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    privateSettings: build.query<PrivateStreamSettings, void>({
      queryFn: defineQuery(() => getPrivateStreamSettings()),
    }),
    updatePrivateSettings: build.mutation<PrivateStreamSettings, UpdatePrivateStreamSettingsBody>({
      queryFn: defineQuery((settings: UpdatePrivateStreamSettingsBody) => updatePrivateStreamSettings(settings)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) await dispatch(settingsApi.util.upsertQueryData('privateSettings', undefined, saved.data));
      },
    }),
  }),
});

export const { usePrivateSettingsQuery, useUpdatePrivateSettingsMutation } = settingsApi;
