import { readAllNotifications, readNotification } from '@barg/api-client/notifications';
import type { Notification } from '@barg/api-client/models';
import { tellOwnTabs, type AppDispatch, type RootState } from '@barg/session';
import { settleUnreadNotifications } from '@barg/session/settle-unread-notifications';
import { allRead, groupRead, loadedNotices } from './list-notifications.ts';

/** Marks an entry as read. Failures are ignored: it is unread again after a reload. */
export const markGroupRead =
  ({ _id }: Notification) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(groupRead(_id));
    const ask = async () => (await readNotification(_id)).unreadNotifications;
    const unreadNotifications = await settleUnreadNotifications(ask).catch(() => null);
    if (unreadNotifications !== null) tellOwnTabs('notifications.read', { notificationId: _id, unreadNotifications });
  };

/**
 * Marks everything as read.
 * @throws when it failed; then nothing is marked
 */
export const markAllRead =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const loaded = loadedNotices(getState());
    const unreadNotifications = await settleUnreadNotifications(async () => {
      await readAllNotifications();
      dispatch(allRead(loaded));
      return 0;
    });
    tellOwnTabs('notifications.read', { notificationId: null, unreadNotifications });
  };
