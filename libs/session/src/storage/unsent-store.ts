/** Where the words lie that somebody has not sent yet: one entry, of one account. */
export const UNSENT_KEY = 'barg.unsent';

/** Nothing of what was written stays on the device of who signs out by hand. */
export const clearUnsent = (): void => {
  try {
    localStorage.removeItem(UNSENT_KEY);
  } catch {
    // Where storage is forbidden there is nothing to clear.
  }
};
