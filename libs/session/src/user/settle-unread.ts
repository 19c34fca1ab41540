import { countUnreadMessages } from '@barg/api-client/messages';
import { countUnreadNotifications } from '@barg/api-client/notifications';
// By the package's name: each remote has a copy of this module, and the page has one store.
import { accountHere, storeHere, unreadSlice, type Badge } from '@barg/session';

const { unreadMessagesCounted, unreadNotificationsCounted } = unreadSlice.actions;

const MOST_ATTEMPTS = 5;

interface Counting {
  /** The action that sets the badge. */
  counted: (count: number) => { type: string };
  countAgain: () => Promise<number>;
}

const settle =
  (badge: Badge, { counted, countAgain }: Counting) =>
  async (ask: () => Promise<number>): Promise<number> => {
    const account = accountHere();
    const arrived = () => unreadSlice.selectors.selectArrived(storeHere().getState(), badge);
    let before = arrived();
    let count = await ask();
    for (let attempt = 1; attempt < MOST_ATTEMPTS && arrived() !== before; attempt += 1) {
      before = arrived();
      const recount = await countAgain().catch(() => null);
      // The badge stays as it is: too high for a while, instead of hiding what came.
      if (recount === null) return count;
      count = recount;
    }
    if (accountHere() === account) storeHere().dispatch(counted(count));
    return count;
  };

/**
 * Sets the badge of messages to the number that `ask` answers, as after reading. What the socket told of meanwhile may
 * not be in that number: then it is counted once more.
 *
 * @returns how many are unread; rejects as `ask` does
 */
export const settleUnreadMessages = settle('unreadMessages', {
  counted: unreadMessagesCounted,
  countAgain: async () => (await countUnreadMessages()).totalNotSeenMessages,
});

/** {@link settleUnreadMessages} for the bell. */
export const settleUnreadNotifications = settle('unreadNotifications', {
  counted: unreadNotificationsCounted,
  countAgain: async () => (await countUnreadNotifications()).unreadNotifications,
});
