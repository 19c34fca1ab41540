import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '@barg/session';
import { on } from '@barg/session/realtime';
import { useLineBack } from '../../../shared/use-line-back.ts';
import {
  allRead,
  groupRead,
  notificationArrived,
  notificationWithdrawn,
  useNotificationsInfiniteQuery,
  type NotificationFilter,
} from '../api/list-notifications.ts';

/** The notices that pass a filter, updated by events. They stay unread until they are opened or marked as read. */
export function useNotifications(filter: NotificationFilter) {
  const dispatch = useAppDispatch();
  const query = useNotificationsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const notices = query.data?.pages.flatMap((page) => page.data);
  const handleArrival = useEffectEvent((): void => {
    if (filter !== 'all' && filter !== 'unread') void query.refetch();
  });
  useEffect(() => {
    const subscription = on('notification.created').subscribe(({ data }) => {
      dispatch(notificationArrived(data.notification));
      handleArrival();
    });
    subscription.add(
      on('notification.withdrawn').subscribe(({ data }) => dispatch(notificationWithdrawn(data.notificationId))),
    );
    subscription.add(
      on('notifications.read').subscribe(({ data: { notificationId } }) =>
        dispatch(notificationId === null ? allRead() : groupRead(notificationId)),
      ),
    );
    return () => subscription.unsubscribe();
  }, [dispatch]);
  useLineBack({ hasFailed: query.isError, onBack: () => void query.refetch() });
  return { ...query, notices };
}
