import { useSyncExternalStore, type RefObject } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether anything fills the screen, and the way in and out for one element. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isFullscreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    const change = isFullscreen ? document.exitFullscreen() : element.current?.requestFullscreen();
    // Refused by the browser: the picture stays where it is.
    change?.catch(() => undefined);
  };
  return { isFullscreen, toggle };
}
