import type { PrivateStreamSettings, UpdatePrivateStreamSettingsBody } from '@barg/api-client/models';
import { getPrivateStreamSettings, updatePrivateStreamSettings } from '@barg/api-client/private-streams';
import { api, defineQuery } from '@barg/session';
import { writeOnto } from '@barg/session/unsent-drafts';

const TAG = { type: 'Settings', id: 'private-streams' } as const;

/** The settings as they are by now. */
export const readPrivateSettings = (): Promise<PrivateStreamSettings> => getPrivateStreamSettings();

/** The API takes all of them: those that are left out are sent as they are by now, also by another window. */
const saveSettings = ({ basedOn, ...changes }: Partial<UpdatePrivateStreamSettingsBody>) =>
  writeOnto(readPrivateSettings, (now) => {
    const rest = Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changes)));
    return updatePrivateStreamSettings({ ...now, ...changes, basedOn: { ...rest, ...basedOn } });
  });

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    privateSettings: build.query<PrivateStreamSettings, void>({
      queryFn: defineQuery(() => getPrivateStreamSettings()),
      providesTags: [TAG],
    }),
    updatePrivateSettings: build.mutation<PrivateStreamSettings, Partial<UpdatePrivateStreamSettingsBody>>({
      queryFn: defineQuery(saveSettings),
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
