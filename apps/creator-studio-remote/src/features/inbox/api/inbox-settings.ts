import type { InboxSettings, SetInboxSettingsBody } from '@barg/api-client/models';
import { getInboxSettings, setInboxSettings } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';
import { mergedList, writeOnto } from '@barg/session/unsent-drafts';

export type { InboxSettings };

export interface InboxChange {
  changes: SetInboxSettingsBody;
  /** The refused words that the typing began with. */
  wordsBegan: readonly string[];
}

/** The settings as they are by now. */
export const readInboxSettings = (): Promise<InboxSettings> => getInboxSettings();

const readWords = async (): Promise<string[]> => (await getInboxSettings()).filteredWords;

/** The API takes all words at once, of which another window may have added some since. */
const saveSettings = async ({ changes, wordsBegan }: InboxChange): Promise<InboxSettings> => {
  const { filteredWords: typed, basedOn } = changes;
  if (!typed) return setInboxSettings(changes);
  return writeOnto(readWords, (now) => {
    const filteredWords = mergedList({ began: wordsBegan, typed, now });
    return setInboxSettings({ ...changes, filteredWords, basedOn: { ...basedOn, filteredWords: now } });
  });
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
