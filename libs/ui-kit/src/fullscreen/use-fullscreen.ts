import { useSyncExternalStore, type RefObject } from 'react';

/** The prefixed API of older WebKit. */
interface WebKitVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const fills = (element: Element | null): boolean => element !== null && document.fullscreenElement === element;

// The browser refused: the element keeps its size.
const ignore = (): void => undefined;

/** Enters or leaves fullscreen; iPhones support it for video elements only. */
const toggleFullscreen = (frame: HTMLElement | null, film: WebKitVideo | null): void => {
  if (fills(frame)) document.exitFullscreen().catch(ignore);
  else if (document.fullscreenEnabled) frame?.requestFullscreen().catch(ignore);
  else film?.webkitEnterFullscreen?.();
};

/**
 * Whether an element is in fullscreen, and a function to toggle it.
 *
 * @param film the video inside of it, for browsers that support fullscreen for videos only
 */
export function useFullscreen(frame: RefObject<HTMLElement | null>, film?: RefObject<HTMLVideoElement | null>) {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => fills(frame.current),
    () => false,
  );
  return { isFullscreen, toggle: () => toggleFullscreen(frame.current, film?.current ?? null) };
}

/** Shows the page again where something fills the screen: that hides every dialog. */
export const leaveFullscreen = (): void => {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
};
