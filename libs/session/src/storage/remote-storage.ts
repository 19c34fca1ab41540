import type { RemoteName } from '@barg/contract';
import { deviceStore, tabStore, type GuardedStore } from '@barg/runtime/browser-stores';

/** The storage methods for remotes: empty when storage is blocked, and writes above the quota are dropped. */
export type RemoteStorage = Pick<GuardedStore, 'getItem' | 'setItem'>;

/** Local storage with keys prefixed by the remote, because all teams share the origin's. */
export const remoteStorage = (remote: RemoteName): RemoteStorage => {
  const keyOf = (key: string): string => `barg.${remote}.${key}`;
  return {
    getItem: (key) => deviceStore.getItem(keyOf(key)),
    setItem: (key, value) => deviceStore.setItem(keyOf(key), value),
  };
};

/** The same for session storage: kept over a reload, in this tab only. */
export const remoteTabStorage = (remote: RemoteName): RemoteStorage & Pick<GuardedStore, 'removeItem'> => {
  const keyOf = (key: string): string => `barg.${remote}.${key}`;
  return {
    getItem: (key) => tabStore.getItem(keyOf(key)),
    setItem: (key, value) => tabStore.setItem(keyOf(key), value),
    removeItem: (key) => tabStore.removeItem(keyOf(key)),
  };
};
