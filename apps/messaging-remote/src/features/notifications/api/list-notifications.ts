import { listNotifications } from '@barg/api-client/notifications';
import type { ListNotifications200, Notification } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** One's own notices, the newest first, a page for each cursor. */
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<ListNotifications200, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ pageParam }) => defineQuery((cursor: string | undefined) => listNotifications({ cursor }))(pageParam),
      providesTags: ['Notification'],
    }),
  }),
});

export const { useNotificationsInfiniteQuery } = endpoints;

/** Puts a notice that has just come before the others, once. */
export const notificationArrived = (notification: Notification) =>
  endpoints.util.updateQueryData('notifications', undefined, ({ pages }) => {
    const isKnown = pages.some(({ data }) => data.some(({ _id }) => _id === notification._id));
    if (!isKnown) pages[0]?.data.unshift(notification);
  });

/** What a notice told is not so any more. */
export const notificationWithdrawn = (notificationId: string) =>
  endpoints.util.updateQueryData('notifications', undefined, ({ pages }) => {
    for (const page of pages) page.data = page.data.filter(({ _id }) => _id !== notificationId);
  });
