import type { GetNotificationSettings200, UpdateNotificationSettingsBodyChangesItem } from '@barg/api-client/models';
import { getNotificationSettings, updateNotificationSettings } from '@barg/api-client/notifications';
import { Subject } from '@barg/runtime/rxjs';
import { api, defineQuery } from '@barg/session';
import { sinceAsked } from '@barg/session/line';

export type TopicSettings = GetNotificationSettings200['topics'][number];
export type SwitchChange = UpdateNotificationSettingsBodyChangesItem;

const TAG = { type: 'Settings', id: 'notifications' } as const;

const switched$ = new Subject<SwitchChange>();

const move = ({ topics }: GetNotificationSettings200, { topic, channel, isOn }: SwitchChange): void => {
  const moved = topics.find((settings) => settings.topic === topic);
  if (moved) moved[channel].isOn = isOn;
};

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    notificationSettings: build.query<GetNotificationSettings200, void>({
      queryFn: defineQuery(() => getNotificationSettings()),
      providesTags: [TAG],
      // A switch that was moved meanwhile is not in the answer.
      onQueryStarted: (_, request) =>
        sinceAsked(switched$, request, (change) => request.updateCachedData((settings) => move(settings, change))),
    }),
    switchNotification: build.mutation<GetNotificationSettings200, SwitchChange>({
      queryFn: defineQuery((change: SwitchChange) => updateNotificationSettings({ changes: [change] })),
      // Shown at once, and put back when it fails. The answer is not taken: another switch may have moved meanwhile.
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        const show = (shown: SwitchChange) => {
          switched$.next(shown);
          dispatch(endpoints.util.updateQueryData('notificationSettings', undefined, (all) => move(all, shown)));
        };
        show(change);
        await queryFulfilled.catch(() => show({ ...change, isOn: !change.isOn }));
      },
      invalidatesTags: [TAG],
    }),
  }),
});

export const { useNotificationSettingsQuery, useSwitchNotificationMutation } = endpoints;
