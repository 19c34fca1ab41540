import { deviceStore, tabStore } from '@barg/runtime/browser-stores';

/** Where the words lie that somebody has not sent yet: one entry, of one account. */
const UNSENT_KEY = 'barg.unsent';

/** A browser without storage keeps them as long as the page. */
let inMemory: string | null = null;

/** Who has no account leaves nothing behind once the tab is closed. */
const storageOf = (writerId: string | null) => (writerId === null ? tabStore : deviceStore);

/** The entry as it lies there, for an account or for who has none. One for all remotes of the page. */
export const unsentStore = {
  read: (writerId: string | null): string => inMemory ?? storageOf(writerId).getItem(UNSENT_KEY) ?? '{}',
  write: (writerId: string | null, text: string): void => {
    inMemory = storageOf(writerId).setItem(UNSENT_KEY, text) ? null : text;
  },
  /** Nothing of what was written stays on the device, or in the page, of who signs out by hand. */
  clear: (): void => {
    inMemory = null;
    deviceStore.removeItem(UNSENT_KEY);
    tabStore.removeItem(UNSENT_KEY);
  },
};
