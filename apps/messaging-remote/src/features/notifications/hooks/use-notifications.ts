import { useEffect } from 'react';
import { useAppDispatch } from '@barg/session';
import { on } from '@barg/session/realtime';
import { useLineUp } from '../../../shared/use-line.ts';
import { usePageVisible } from '../../../shared/use-page-visible.ts';
import {
  notificationArrived,
  notificationWithdrawn,
  useNotificationsInfiniteQuery,
} from '../api/list-notifications.ts';
import { markAllRead } from '../api/read-all-notifications.ts';

/** The notices with what comes while they are shown; what is shown in a visible tab counts as read. */
export function useNotifications() {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const query = useNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const notices = query.data?.pages.flatMap((page) => page.data);
  const newestId = notices?.[0]?._id;
  useEffect(() => {
    const subscription = on('notification.created').subscribe(({ data }) => {
      dispatch(notificationArrived(data.notification));
    });
    subscription.add(
      on('notification.withdrawn').subscribe(({ data }) => dispatch(notificationWithdrawn(data.notificationId))),
    );
    return () => subscription.unsubscribe();
  }, [dispatch]);
  useEffect(() => {
    if (isVisible && newestId !== undefined) void dispatch(markAllRead());
  }, [dispatch, isVisible, newestId]);
  useLineUp(() => void query.refetch());
  return { ...query, notices };
}
