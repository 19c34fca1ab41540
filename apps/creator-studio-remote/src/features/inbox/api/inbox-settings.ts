import type { InboxSettings, SetInboxSettingsBody } from '@barg/api-client/models';
import { getInboxSettings, setInboxSettings } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';

export type { InboxSettings };

/** What she has set for messages of fans. */
export const { useInboxSettingsQuery, useSetInboxSettingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    inboxSettings: build.query<InboxSettings, void>({
      queryFn: defineQuery(() => getInboxSettings()),
      providesTags: [{ type: 'Message', id: 'inbox-settings' }],
    }),
    setInboxSettings: build.mutation<InboxSettings, SetInboxSettingsBody>({
      queryFn: defineQuery((body: SetInboxSettingsBody) => setInboxSettings(body)),
      invalidatesTags: [{ type: 'Message', id: 'inbox-settings' }],
    }),
  }),
});
