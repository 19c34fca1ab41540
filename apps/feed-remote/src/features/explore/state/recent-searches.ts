import { accountHere } from '@barg/session';
import { remoteStorage } from '@barg/session/remote-storage';

/** Recent searches are stored on the device only, of whoever searched last: the next account is somebody else. */
const KEY = 'searches';
const MOST = 6;

const storage = remoteStorage('feed');

/** What is stored; null as the account is a guest. */
interface Stored {
  accountId: string | null;
  words: string[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'accountId' in value && 'words' in value && Array.isArray(value.words);

/** The last searches of this account, or guest, on this device, the newest first. */
export const readRecentSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!isStored(stored) || stored.accountId !== accountHere()) return [];
    return stored.words.filter((words) => typeof words === 'string').slice(0, MOST);
  } catch {
    // Without storage, or with invalid data, there are none.
    return [];
  }
};

const write = (words: string[]): void => {
  try {
    storage.setItem(KEY, JSON.stringify({ accountId: accountHere(), words } satisfies Stored));
  } catch {
    // A full or blocked storage must not prevent a search.
  }
};

export const rememberSearch = (words: string): void =>
  write([words, ...readRecentSearches().filter((other) => other !== words)].slice(0, MOST));

export const forgetSearches = (): void => write([]);
