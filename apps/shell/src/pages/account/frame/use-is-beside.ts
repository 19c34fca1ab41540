import { useSyncExternalStore } from 'react';
import { media } from '@barg/ui-kit';

const query = media.desktop.replace('@media ', '');

const subscribe = (onChange: () => void): (() => void) => {
  const room = window.matchMedia(query);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
};

/** Whether there is room for the open section beside the list. */
export const useIsBeside = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
