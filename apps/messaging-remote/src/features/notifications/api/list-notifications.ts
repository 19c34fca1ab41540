import { listNotifications } from '@barg/api-client/notifications';
import type { ListNotifications200, ListNotificationsFilter, Notification } from '@barg/api-client/models';
import { profilePath, type ServerEvent } from '@barg/contract';
import { merge } from '@barg/runtime/rxjs';
import { api, defineQuery, type AppDispatch, type RootState } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on } from '@barg/session/realtime';

/** All, those that are not read, or those of a category. */
export type NotificationFilter = ListNotificationsFilter;

type Pages = ListNotifications200[];

/** Lists into which a new notice is put here; of what belongs into the others the server is asked. */
const GENERAL: ReadonlySet<NotificationFilter> = new Set<NotificationFilter>(['all', 'unread']);
const FILTERS = [...GENERAL, 'money', 'people', 'content', 'account'] as const;

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
const insert = (pages: Pages, arrived: Notification): void => {
  // Ids are ordered by time: a notice older than its group's newest is in the group already.
  const isKnown = ({ _id, group, isRead }: Notification) =>
    _id === arrived._id || (group === arrived.group && !isRead && _id > arrived._id);
  if (pages.some(({ data }) => data.some(isKnown))) return;
  const entry = take(pages, ({ group, isRead }) => group === arrived.group && !isRead);
  pages[0]?.data.unshift(entry ? join(entry, arrived) : arrived);
};

/** Marks an entry as read; null: all of them. */
const markRead = (pages: Pages, notificationId: string | null): void => {
  for (const notice of pages.flatMap(({ data }) => data))
    if (notificationId === null || notice._id === notificationId) notice.isRead = true;
};

type Heard =
  ServerEvent<'notification.created'> | ServerEvent<'notification.withdrawn'> | ServerEvent<'notifications.read'>;

const heard$ = merge(on('notification.created'), on('notification.withdrawn'), on('notifications.read'));

interface Entry {
  dispatch: AppDispatch;
  updateCachedData: (change: (cached: { pages: Pages }) => void) => unknown;
}

const applyTo =
  (filter: NotificationFilter, { dispatch, updateCachedData }: Entry) =>
  ({ name, data }: Heard): void => {
    if (name === 'notification.created' && !GENERAL.has(filter)) dispatch(reread(filter));
    else if (name === 'notification.created') updateCachedData(({ pages }) => insert(pages, data.notification));
    // One that is void, as of a stream that has ended.
    else if (name === 'notification.withdrawn')
      updateCachedData(({ pages }) => void take(pages, ({ _id }) => _id === data.notificationId));
    else updateCachedData(({ pages }) => markRead(pages, data.notificationId));
  };

/** What came while the server was asked. Which of its answer's notices are older than the reading of all it alone knows. */
const applyLate =
  (filter: NotificationFilter, entry: Entry) =>
  (event: Heard): void => {
    if (event.name === 'notifications.read' && event.data.notificationId === null) entry.dispatch(reread(filter));
    else applyTo(filter, entry)(event);
  };

/** The account's notices that pass a filter, the newest first, paged by cursor; changed by events. */
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<ListNotifications200, NotificationFilter, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ pageParam, queryArg }) =>
        defineQuery((cursor: string | undefined) => listNotifications({ cursor, filter: queryArg }))(pageParam),
      providesTags: (_pages, _error, filter) => [{ type: 'Notification', id: filter }],
      onCacheEntryAdded: (filter, entry) => whileCached(heard$, entry, applyTo(filter, entry)),
      onQueryStarted: (filter, request) => sinceAsked(heard$, request, applyLate(filter, request)),
    }),
  }),
});

export const { useNotificationsInfiniteQuery } = endpoints;

/** Has one list be read again, once it is not being read. */
const reread = (filter: NotificationFilter) => endpoints.util.invalidateTags([{ type: 'Notification', id: filter }]);

/** Changes the pages that are loaded, of each filter that was looked at. */
const change =
  (recipe: (pages: Pages) => void) =>
  (dispatch: AppDispatch): void => {
    for (const filter of FILTERS)
      dispatch(endpoints.util.updateQueryData('notifications', filter, ({ pages }) => recipe(pages)));
  };

/** An entry was opened. */
export const groupRead = (notificationId: string) => change((pages) => markRead(pages, notificationId));

/** The entries that are loaded, of each filter that was looked at. */
export const loadedNotices = (state: RootState): ReadonlySet<string> =>
  new Set(
    FILTERS.flatMap((filter) => endpoints.endpoints.notifications.select(filter)(state).data?.pages ?? []).flatMap(
      ({ data }) => data.map(({ _id }) => _id),
    ),
  );

/** Everything was marked as read: what came meanwhile was not, and an entry that it joined has its id. */
export const allRead = (notificationIds: ReadonlySet<string>) =>
  change((pages) => {
    for (const notice of pages.flatMap(({ data }) => data)) if (notificationIds.has(notice._id)) notice.isRead = true;
  });
