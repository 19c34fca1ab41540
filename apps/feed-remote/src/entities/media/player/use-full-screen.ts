import { useSyncExternalStore, type RefObject } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether the element fills the screen. */
export const useIsFullScreen = (element: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    subscribe,
    () => element.current !== null && document.fullscreenElement === element.current,
    () => false,
  );
