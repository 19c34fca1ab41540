import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from '@barg/runtime/router';

/** Scrolls the list to its current entry, without scrolling the page. */
const showCurrent = (list: HTMLElement): void => {
  const current = list.querySelector('[aria-current="page"]');
  if (!current) return;
  const [entry, sight] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  if (entry.top < sight.top) list.scrollTop -= sight.top - entry.top;
  if (entry.bottom > sight.bottom) list.scrollTop += entry.bottom - sight.bottom;
};

/**
 * Keeps the console's current section in sight: there are more of them than fit on most screens, and fewer still once
 * something above them has come.
 *
 * @param frame what the list is in
 * @param length how many sections the list has, which comes later than the frame
 */
export function useCurrentInSight(frame: RefObject<HTMLElement | null>, length: number): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const list = frame.current?.querySelector('ul');
    if (!list) return undefined;
    showCurrent(list);
    const resizing = new ResizeObserver(() => showCurrent(list));
    resizing.observe(list);
    return () => resizing.disconnect();
  }, [frame, pathname, length]);
}
