import { remoteTabStorage } from '@barg/session/remote-storage';

const storage = remoteTabStorage('creator-studio');

/** The stored names of the files that this tab has last had in a form of an account: kept over a reload. */
export const tabNames = (draft: string, writerId: string | null) => {
  const key = `early-files ${writerId ?? ''} ${draft}`;
  const read = (): ReadonlySet<string> => {
    try {
      const names: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []);
    } catch {
      return new Set();
    }
  };
  const write = (names: Iterable<string>): void => {
    const text = JSON.stringify([...names]);
    if (text === '[]') storage.removeItem(key);
    else storage.setItem(key, text);
  };
  return { read, write };
};
