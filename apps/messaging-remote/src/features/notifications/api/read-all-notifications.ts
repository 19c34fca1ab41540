import { readAllNotifications } from '@barg/api-client/notifications';
import { unreadSlice, type AppDispatch } from '@barg/session';

/** Tells the server that everything was seen. A failure costs nothing: the next visit tells it again. */
export const markAllRead =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const answer = await readAllNotifications().catch(() => null);
    if (answer) dispatch(unreadSlice.actions.unreadNotificationsCounted(0));
  };
