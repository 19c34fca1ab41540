import { deviceStore, tabStore } from '@barg/runtime/browser-stores';

/** The storage key of the drafts: one entry, for one account. */
const UNSENT_KEY = 'barg.unsent';

/** Without storage drafts are kept as long as the page. */
let inMemory: string | null = null;

/** A guest's drafts are in session storage, so that nothing is left after the tab is closed. */
const storageOf = (writerId: string | null) => (writerId === null ? tabStore : deviceStore);

/** Reads and writes the entry, for an account or a guest. One for all remotes of the page. */
export const unsentStore = {
  read: (writerId: string | null): string => inMemory ?? storageOf(writerId).getItem(UNSENT_KEY) ?? '{}',
  write: (writerId: string | null, text: string): void => {
    inMemory = storageOf(writerId).setItem(UNSENT_KEY, text) ? null : text;
  },
  /** Deletes the drafts from device and page, when the visitor logs out. */
  clear: (): void => {
    inMemory = null;
    deviceStore.removeItem(UNSENT_KEY);
    tabStore.removeItem(UNSENT_KEY);
  },
};
