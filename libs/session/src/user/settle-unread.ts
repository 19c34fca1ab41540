// By the package's name: each remote has a copy of this module, and the page has one store.
import { accountHere, storeHere, unreadSlice, type Badge } from '@barg/session';

const MOST_ATTEMPTS = 5;

interface Counting {
  /** The action that sets the badge. */
  counted: (count: number) => { type: string };
  countAgain: () => Promise<number>;
}

/** What `settleUnreadMessages` and `settleUnreadNotifications` do for their badge. */
export const settleUnread =
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
