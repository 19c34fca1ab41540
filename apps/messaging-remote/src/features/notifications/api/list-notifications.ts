import { listNotifications } from '@barg/api-client/notifications';
import type { ListNotifications200, ListNotificationsFilter, Notification } from '@barg/api-client/models';
import { profilePath } from '@barg/contract';
import { api, defineQuery, type AppDispatch } from '@barg/session';

/** All, those that are not read, or those of a category. */
export type NotificationFilter = ListNotificationsFilter;

/** The account's notices that pass a filter, the newest first, paged by cursor. */
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<ListNotifications200, NotificationFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ pageParam, queryArg }) =>
        defineQuery((cursor: string | undefined) => listNotifications({ cursor, filter: queryArg }))(pageParam),
      providesTags: ['Notification'],
    }),
  }),
});

export const { useNotificationsInfiniteQuery } = endpoints;

type Pages = ListNotifications200[];

/** Lists into which a new notice is put here; of what belongs into the others the server is asked. */
const GENERAL = ['all', 'unread'] as const;
const FILTERS = [...GENERAL, 'money', 'people', 'content', 'account'] as const;

/** Changes the pages that are loaded, of each filter that was looked at. */
const change =
  (recipe: (pages: Pages) => void, filters: readonly NotificationFilter[] = FILTERS) =>
  (dispatch: AppDispatch): void => {
    for (const filter of filters)
      dispatch(endpoints.util.updateQueryData('notifications', filter, ({ pages }) => recipe(pages)));
  };

/** Removes an entry from the loaded pages. */
const take = (pages: Pages, isIt: (notice: Notification) => boolean): Notification | undefined => {
  for (const page of pages) {
    const place = page.data.findIndex(isIt);
    if (place !== -1) return page.data.splice(place, 1)[0];
  }
  return undefined;
};

/** Adds amounts in hundredths, to avoid errors of floats. */
const add = (one: number, other: number): number => (Math.round(one * 100) + Math.round(other * 100)) / 100;

/** Merges a new notice into an unread group: the newest represents it. */
const join = (entry: Notification, arrived: Notification): Notification => {
  const isSame = arrived.actor?._id === entry.actor?._id;
  const count = entry.count + 1;
  return {
    ...arrived,
    // A group of several items of one performer links to her, as on the server.
    link: arrived.kind === 'post' && arrived.actor?.username ? profilePath(arrived.actor.username) : arrived.link,
    amount: arrived.amount === null ? entry.amount : add(entry.amount ?? 0, arrived.amount),
    count,
    others: isSame ? entry.others : entry.others + 1,
  };
};

/** Inserts a new notice first, once, merged with the unread ones of its group. */
export const notificationArrived = (arrived: Notification) =>
  change((pages) => {
    // Ids are ordered by time: a notice older than its group's newest is in the group already.
    const isKnown = ({ _id, group, isRead }: Notification) =>
      _id === arrived._id || (group === arrived.group && !isRead && _id > arrived._id);
    if (pages.some(({ data }) => data.some(isKnown))) return;
    const entry = take(pages, ({ group, isRead }) => group === arrived.group && !isRead);
    pages[0]?.data.unshift(entry ? join(entry, arrived) : arrived);
  }, GENERAL);

/** Removes a notice that is void, as of a stream that has ended. */
export const notificationWithdrawn = (notificationId: string) =>
  change((pages) => void take(pages, ({ _id }) => _id === notificationId));

/** An entry was opened. */
export const groupRead = (notificationId: string) =>
  change((pages) => {
    for (const { data } of pages) {
      for (const notice of data) if (notice._id === notificationId) notice.isRead = true;
    }
  });

/** Everything was marked as read. */
export const allRead = () =>
  change((pages) => {
    for (const { data } of pages) for (const notice of data) notice.isRead = true;
  });
