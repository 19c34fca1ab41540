import { countUnreadNotifications } from '@barg/api-client/notifications';
// By the package's name: each remote has a copy of this module, and the page has one store.
import { unreadSlice } from '@barg/session';
import { settleUnread } from './settle-unread.ts';

/**
 * Sets the bell's badge to the number that `ask` answers, as after reading. What the socket told of meanwhile may
 * not be in that number: then it is counted once more.
 *
 * @returns how many are unread; rejects as `ask` does
 */
export const settleUnreadNotifications = settleUnread('unreadNotifications', {
  counted: unreadSlice.actions.unreadNotificationsCounted,
  countAgain: async () => (await countUnreadNotifications()).unreadNotifications,
});
