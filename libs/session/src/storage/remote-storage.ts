import type { RemoteName } from '@barg/contract';
import { deviceStore, tabStore, type GuardedStore } from '@barg/runtime/browser-stores';

/** What a remote needs of the browser's storage: empty where that is forbidden, and what is too much is not kept. */
export type RemoteStorage = Pick<GuardedStore, 'getItem' | 'setItem'>;

/** The browser's storage under keys of one remote: those of an origin belong to all teams. */
export const remoteStorage = (remote: RemoteName): RemoteStorage => {
  const keyOf = (key: string): string => `barg.${remote}.${key}`;
  return {
    getItem: (key) => deviceStore.getItem(keyOf(key)),
    setItem: (key, value) => deviceStore.setItem(keyOf(key), value),
  };
};

/** The same of this tab alone: it outlives a reload, and no other tab sees it. */
export const remoteTabStorage = (remote: RemoteName): RemoteStorage & Pick<GuardedStore, 'removeItem'> => {
  const keyOf = (key: string): string => `barg.${remote}.${key}`;
  return {
    getItem: (key) => tabStore.getItem(keyOf(key)),
    setItem: (key, value) => tabStore.setItem(keyOf(key), value),
    removeItem: (key) => tabStore.removeItem(keyOf(key)),
  };
};
