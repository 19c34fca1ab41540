import { readAllNotifications, readNotification } from '@barg/api-client/notifications';
import type { Notification } from '@barg/api-client/models';
import { tellOwnTabs, unreadSlice, type AppDispatch } from '@barg/session';
import { allRead, groupRead } from './list-notifications.ts';

/** Marks an entry as read. Failures are ignored: it is unread again after a reload. */
export const markGroupRead =
  ({ _id }: Notification) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(groupRead(_id));
    const answer = await readNotification(_id).catch(() => null);
    if (!answer) return;
    dispatch(unreadSlice.actions.unreadNotificationsCounted(answer.unreadNotifications));
    tellOwnTabs('notifications.read', { notificationId: _id, ...answer });
  };

/**
 * Marks everything as read.
 * @throws when it failed; then nothing is marked
 */
export const markAllRead =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    await readAllNotifications();
    dispatch(allRead());
    dispatch(unreadSlice.actions.unreadNotificationsCounted(0));
    tellOwnTabs('notifications.read', { notificationId: null, unreadNotifications: 0 });
  };
