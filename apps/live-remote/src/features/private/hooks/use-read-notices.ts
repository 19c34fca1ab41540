import { useEffect, useEffectEvent } from 'react';
import { listNotifications, readNotification } from '@barg/api-client/notifications';
import { tellOwnTabs, unreadSlice, useAppSelector } from '@barg/session';
import { on } from '@barg/session/realtime';
import { settleUnreadNotifications } from '@barg/session/settle-unread-notifications';

/** As many of the newest unread ones are looked through. */
const LOOKED_THROUGH = 50;

/**
 * Marks as read what the bell says of a page, once that is open, and as it comes. Failures are ignored: it is unread
 * until it is looked at in the list.
 */
export function useReadNotices(path: string): void {
  const { unreadNotifications } = useAppSelector(unreadSlice.selectors.selectUnread);
  const read = async (notificationId: string): Promise<void> => {
    const ask = async () => (await readNotification(notificationId)).unreadNotifications;
    const left = await settleUnreadNotifications(ask).catch(() => null);
    if (left !== null) tellOwnTabs('notifications.read', { notificationId, unreadNotifications: left });
  };
  const handleOpen = useEffectEvent(async () => {
    if (unreadNotifications === 0) return;
    const unread = await listNotifications({ filter: 'unread', limit: LOOKED_THROUGH }).catch(() => null);
    for (const { _id, link } of unread?.data ?? []) if (link === path) await read(_id);
  });
  const handleNews = useEffectEvent(({ _id, link }: { _id: string; link?: string | null }) => {
    if (link === path) void read(_id);
  });
  useEffect(() => {
    void handleOpen();
    const following = on('notification.created').subscribe(({ data }) => handleNews(data.notification));
    return () => following.unsubscribe();
  }, [path]);
}
