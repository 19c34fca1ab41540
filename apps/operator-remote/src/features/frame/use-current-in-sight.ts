import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from '@barg/runtime/router';

/** Scrolls the list around the current entry to it, without scrolling the page. */
const showCurrent = (frame: HTMLElement): void => {
  const current = frame.querySelector('li [aria-current="page"]');
  const list = current?.closest('ul');
  if (!current || !list) return;
  const [entry, sight] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entry.top < sight.top) list.scrollTop -= sight.top - entry.top;
  if (entry.bottom > sight.bottom) list.scrollTop += entry.bottom - sight.bottom;
};

/**
 * Keeps the console's current section in sight: there are more of them than fit on most screens.
 *
 * @param frame what the list is in
 * @param length how many sections the list has, which comes later than the frame
 */
export function useCurrentInSight(frame: RefObject<HTMLElement | null>, length: number): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (frame.current) showCurrent(frame.current);
  }, [frame, pathname, length]);
}
