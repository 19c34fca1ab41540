import { useEffect, useRef, type ReactNode } from 'react';
import { NoticesCorner } from './extras.styles.ts';

/** How high above the foot of the screen cards reach, for toasts to stand above them. */
const ASKED = '--asked';

/** The cards of the corner; renders nothing without one. */
export function Notices({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watching = new ResizeObserver(([entry]) => {
      const { top, height } = entry?.target.getBoundingClientRect() ?? { top: 0, height: 0 };
      if (height > 0) style.setProperty(ASKED, `${Math.ceil(innerHeight - top)}px`);
      else style.removeProperty(ASKED);
    });
    if (corner.current) watching.observe(corner.current);
    return () => {
      watching.disconnect();
      style.removeProperty(ASKED);
    };
  }, []);
  return <NoticesCorner ref={corner}>{children}</NoticesCorner>;
}
