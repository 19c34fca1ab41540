import type { RemoteName } from '@barg/contract';

/** What a remote needs of the browser's storage. Like that it throws where storage is forbidden or full. */
export type RemoteStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage under keys of one remote: those of an origin belong to all teams. */
export const remoteStorage = (remote: RemoteName): RemoteStorage => {
  const keyOf = (key: string): string => `barg.${remote}.${key}`;
  return {
    getItem: (key) => localStorage.getItem(keyOf(key)),
    setItem: (key, value) => localStorage.setItem(keyOf(key), value),
  };
};

/** The same of this tab alone: it outlives a reload, and no other tab sees it. */
export const remoteTabStorage = (remote: RemoteName): RemoteStorage & Pick<Storage, 'removeItem'> => {
  const keyOf = (key: string): string => `barg.${remote}.${key}`;
  return {
    getItem: (key) => sessionStorage.getItem(keyOf(key)),
    setItem: (key, value) => sessionStorage.setItem(keyOf(key), value),
    removeItem: (key) => sessionStorage.removeItem(keyOf(key)),
  };
};
