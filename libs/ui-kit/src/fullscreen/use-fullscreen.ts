import { useSyncExternalStore, type RefObject } from 'react';

/** An element of WebKit before it had the standard's way. */
interface WebKitVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const fills = (element: Element | null): boolean => element !== null && document.fullscreenElement === element;

// Refused by the browser: the picture stays where it is.
const ignore = (): void => undefined;

/** The frame fills the screen, or returns; on iPhones only a film itself can. */
const toggleFullscreen = (frame: HTMLElement | null, film: WebKitVideo | null): void => {
  if (fills(frame)) document.exitFullscreen().catch(ignore);
  else if (document.fullscreenEnabled) frame?.requestFullscreen().catch(ignore);
  else film?.webkitEnterFullscreen?.();
};

/**
 * Whether a frame fills the screen, and the way in and out.
 *
 * @param film in the frame, for browsers in which nothing else can fill the screen
 */
export function useFullscreen(frame: RefObject<HTMLElement | null>, film?: RefObject<HTMLVideoElement | null>) {
  const isFullscreen = useSyncExternalStore(
    subscribe,
    () => fills(frame.current),
    () => false,
  );
  return { isFullscreen, toggle: () => toggleFullscreen(frame.current, film?.current ?? null) };
}
