import { deviceStore } from '@barg/runtime/browser-stores';

/** Where the words lie that somebody has not sent yet: one entry, of one account. */
export const UNSENT_KEY = 'barg.unsent';

/** Nothing of what was written stays on the device of who signs out by hand. */
export const clearUnsent = (): void => deviceStore.removeItem(UNSENT_KEY);
