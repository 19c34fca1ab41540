import { useEffect, useRef, type ReactNode } from 'react';
import { NoticesCorner } from './extras.styles.ts';

/** How high above the foot of the screen cards reach: toasts, bars and what fills the screen stand above them. */
const ASKED = '--asked';

/**
 * The upper edge of the highest card; null without one. What else stands there has no height: live regions that wait for
 * words, and what is drawn above the page.
 */
function topOfCards(corner: Element): number | null {
  const boxes = [...corner.children].map((child) => child.getBoundingClientRect());
  const tops = boxes.filter(({ height }) => height > 0).map(({ top }) => top);
  return tops.length > 0 ? Math.min(...tops) : null;
}

/** The corner with its cards. Whoever closes one by a key is back where they were (`data-notices`, see `keepFocus`). */
export function Notices({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watching = new ResizeObserver(([entry]) => {
      const top = entry ? topOfCards(entry.target) : null;
      if (top === null) style.removeProperty(ASKED);
      else style.setProperty(ASKED, `${Math.ceil(innerHeight - top)}px`);
    });
    if (corner.current) watching.observe(corner.current);
    return () => {
      watching.disconnect();
      style.removeProperty(ASKED);
    };
  }, []);
  return (
    <NoticesCorner ref={corner} data-notices>
      {children}
    </NoticesCorner>
  );
}
