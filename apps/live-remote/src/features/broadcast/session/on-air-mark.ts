import { remoteTabStorage } from '@barg/session/remote-storage';

const KEY = 'onAir';
const storage = remoteTabStorage('live');

/**
 * The stream that this tab sends, in the tab's storage, which survives a reload. If that is blocked, the performer is
 * asked after a reload, as in another tab.
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
      // The storage is blocked.
    }
  },
};
