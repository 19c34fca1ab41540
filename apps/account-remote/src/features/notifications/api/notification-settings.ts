import type { GetNotificationSettings200, UpdateNotificationSettingsBodyChangesItem } from '@barg/api-client/models';
import { getNotificationSettings, updateNotificationSettings } from '@barg/api-client/notifications';
import { api, defineQuery } from '@barg/session';

export type TopicSettings = GetNotificationSettings200['topics'][number];
export type SwitchChange = UpdateNotificationSettingsBodyChangesItem;

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query<GetNotificationSettings200, void>({
      queryFn: defineQuery(() => getNotificationSettings()),
    }),
    switchNotification: build.mutation<GetNotificationSettings200, SwitchChange>({
      queryFn: defineQuery((change: SwitchChange) => updateNotificationSettings({ changes: [change] })),
      // Shown at once, and put back when it fails. The answer is not taken: another switch may have moved meanwhile.
      onQueryStarted: async ({ topic, channel, isOn }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          endpoints.util.updateQueryData('notificationSettings', undefined, ({ topics }) => {
            const moved = topics.find((settings) => settings.topic === topic);
            if (moved) moved[channel].isOn = isOn;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useNotificationSettingsQuery, useSwitchNotificationMutation } = endpoints;
