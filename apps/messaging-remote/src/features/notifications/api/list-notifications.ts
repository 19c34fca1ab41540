import { listNotifications } from '@barg/api-client/notifications';
import type { ListNotifications200, Notification } from '@barg/api-client/models';
import { profilePath } from '@barg/contract';
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

type Pages = ListNotifications200[];

/** Takes an entry out of the pages that are there. */
const take = (pages: Pages, isIt: (notice: Notification) => boolean): Notification | undefined => {
  for (const page of pages) {
    const place = page.data.findIndex(isIt);
    if (place !== -1) return page.data.splice(place, 1)[0];
  }
  return undefined;
};

/** Amounts have hundredths, which a sum of floats would lose. */
const add = (one: number, other: number): number => (Math.round(one * 100) + Math.round(other * 100)) / 100;

/** What an unread entry is when one more has come: the newest speaks for it. */
const join = (entry: Notification, arrived: Notification): Notification => {
  const isSame = arrived.actor?._id === entry.actor?._id;
  const count = entry.count + 1;
  return {
    ...arrived,
    // Several works of one performer lead to her, as the server has it.
    link: arrived.kind === 'post' && arrived.actor?.username ? profilePath(arrived.actor.username) : arrived.link,
    amount: arrived.amount === null ? entry.amount : add(entry.amount ?? 0, arrived.amount),
    count,
    others: isSame ? entry.others : entry.others + 1,
  };
};

/** Puts a notice that has just come before the others, once, together with the unread ones of its group. */
export const notificationArrived = (arrived: Notification) =>
  endpoints.util.updateQueryData('notifications', undefined, ({ pages }) => {
    // Ids follow the time: what is older than its group's newest is part of it already.
    const isKnown = ({ _id, group, isRead }: Notification) =>
      _id === arrived._id || (group === arrived.group && !isRead && _id > arrived._id);
    if (pages.some(({ data }) => data.some(isKnown))) return;
    const entry = take(pages, ({ group, isRead }) => group === arrived.group && !isRead);
    pages[0]?.data.unshift(entry ? join(entry, arrived) : arrived);
  });

/** Takes out a notice that no longer holds, as that of a stream which is over. */
export const notificationWithdrawn = (notificationId: string) =>
  endpoints.util.updateQueryData('notifications', undefined, ({ pages }) => {
    take(pages, ({ _id }) => _id === notificationId);
  });

/** An entry was opened. */
export const groupRead = (notificationId: string) =>
  endpoints.util.updateQueryData('notifications', undefined, ({ pages }) => {
    for (const { data } of pages) {
      for (const notice of data) if (notice._id === notificationId) notice.isRead = true;
    }
  });

/** Everything was marked as read. */
export const allRead = () =>
  endpoints.util.updateQueryData('notifications', undefined, ({ pages }) => {
    for (const { data } of pages) for (const notice of data) notice.isRead = true;
  });
