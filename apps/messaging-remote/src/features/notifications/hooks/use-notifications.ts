import { useLineBack } from '../../../shared/use-line-back.ts';
import { useNotificationsInfiniteQuery, type NotificationFilter } from '../api/list-notifications.ts';

/** The notices that pass a filter, updated by events. They stay unread until they are opened or marked as read. */
export function useNotifications(filter: NotificationFilter) {
  const query = useNotificationsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const notices = query.data?.pages.flatMap((page) => page.data);
  useLineBack({ hasFailed: query.isError, onBack: () => void query.refetch() });
  return { ...query, notices };
}
