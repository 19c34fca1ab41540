import { remoteTabStorage } from '@barg/session/remote-storage';

const KEY = 'onAir';
const storage = remoteTabStorage('live');

/**
 * Which stream this tab sends: outlives a reload and no other tab sees it. Where the browser keeps nothing, she is
 * asked after a reload as in another tab.
 */
export const onAirMark = {
  get: (): string | null => {
    try {
      return storage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set: (streamId: string | null): void => {
    try {
      if (streamId === null) storage.removeItem(KEY);
      else storage.setItem(KEY, streamId);
    } catch {
      // Nothing is kept here.
    }
  },
};
