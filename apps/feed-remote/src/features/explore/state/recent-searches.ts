import { remoteStorage } from '@barg/session/remote-storage';

/** Recent searches are stored on the device only. */
const KEY = 'searches';
const MOST = 6;

const storage = remoteStorage('feed');

/** The last searches of this device, the newest first. */
export const readRecentSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, MOST) : [];
  } catch {
    // Without storage, or with invalid data, there are none.
    return [];
  }
};

const write = (searches: readonly string[]): void => {
  try {
    storage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full or blocked storage must not prevent a search.
  }
};

export const rememberSearch = (words: string): void =>
  write([words, ...readRecentSearches().filter((other) => other !== words)].slice(0, MOST));

export const forgetSearches = (): void => write([]);
