import { countUnreadMessages } from '@barg/api-client/messages';
// By the package's name: each remote has a copy of this module, and the page has one store.
import { unreadSlice } from '@barg/session';
import { settleUnread } from './settle-unread.ts';

/**
 * Sets the badge of messages to the number that `ask` answers, as after reading. What the socket told of meanwhile may
 * not be in that number: then it is counted once more.
 *
 * @returns how many are unread; rejects as `ask` does
 */
export const settleUnreadMessages = settleUnread('unreadMessages', {
  counted: unreadSlice.actions.unreadMessagesCounted,
  countAgain: async () => (await countUnreadMessages()).totalNotSeenMessages,
});
