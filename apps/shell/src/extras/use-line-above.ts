import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How high a line above the page of a phone is: bars and pages begin below it (`layout.topBar` of the kit). */
const LINE_ABOVE = '--line-above';

/**
 * Moves the page down by the height of what stands in an element, where that is fixed above the page; not where it is a
 * card in the corner.
 *
 * @param isThere whether something stands in it
 */
export function useLineAbove(isThere: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const line = place.current?.firstElementChild;
    if (!isThere || !line) return undefined;
    const measure = (): void => {
      const isAbove = getComputedStyle(line).position === 'fixed';
      if (isAbove) style.setProperty(LINE_ABOVE, `${line.getBoundingClientRect().height}px`);
      else style.removeProperty(LINE_ABOVE);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(line);
    return () => {
      watching.disconnect();
      style.removeProperty(LINE_ABOVE);
    };
  }, [isThere]);
  return place;
}
