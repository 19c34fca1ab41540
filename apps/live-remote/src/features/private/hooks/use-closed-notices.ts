import { useEffect, useState } from 'react';
import { remoteStorage } from '@barg/session/remote-storage';

const KEY = 'private-notices.closed';
/** More than can be open at once; older ones are over. */
const MOST_KEPT = 20;

const store = remoteStorage('live');

const read = (): string[] => (store.getItem(KEY) ?? '').split(',').filter(Boolean);

/** Which notices were closed, in any tab of this browser, and how to close some. */
export function useClosedNotices() {
  const [closed, setClosed] = useState(read);
  useEffect(() => {
    const readAgain = () => setClosed(read());
    addEventListener('storage', readAgain);
    return () => removeEventListener('storage', readAgain);
  }, []);
  const close = (keys: readonly string[]): void => {
    // Without a storage they are closed until the page is left.
    const all = [...new Set([...closed, ...read(), ...keys])].slice(-MOST_KEPT);
    store.setItem(KEY, all.join());
    setClosed(all);
  };
  return { closed, close };
}
