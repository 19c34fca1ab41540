import type { InboxSettings, SetInboxSettingsBody } from '@barg/api-client/models';
import { getInboxSettings, setInboxSettings } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';
import { mergedList } from '@barg/session/unsent-drafts';

export type { InboxSettings };

export interface InboxChange {
  changes: SetInboxSettingsBody;
  /** The refused words that the typing began with. */
  wordsBegan: readonly string[];
}

/** The API takes all words at once, of which another window may have added some since. */
const saveSettings = async ({ changes, wordsBegan }: InboxChange): Promise<InboxSettings> => {
  const { filteredWords: typed } = changes;
  if (!typed) return setInboxSettings(changes);
  const { filteredWords: now } = await getInboxSettings();
  return setInboxSettings({ ...changes, filteredWords: mergedList({ began: wordsBegan, typed, now }) });
};

/** What she has set for messages of fans. */
export const { useInboxSettingsQuery, useSetInboxSettingsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    inboxSettings: build.query<InboxSettings, void>({
      queryFn: defineQuery(() => getInboxSettings()),
      providesTags: [{ type: 'Message', id: 'inbox-settings' }],
    }),
    setInboxSettings: build.mutation<InboxSettings, InboxChange>({
      queryFn: defineQuery(saveSettings),
      invalidatesTags: [{ type: 'Message', id: 'inbox-settings' }],
    }),
  }),
});
