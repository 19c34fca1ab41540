import { useLayoutEffect, useState } from 'react';

/** What stands at the foot of a page: toasts are placed above it. */
const FEET = '[data-foot]';
/** A foot of a column, whose newest line stands right above it: where it is narrow, toasts are placed beside it. */
const IN_COLUMN = 'column';
/** The most that lies below a foot: the bar at the bottom of phones, and what a device keeps for itself. */
const MOST_BELOW = 140;

interface Foot {
  /** How far what stands at the foot of the window reaches up from its lower edge, in pixels; 0 when nothing does. */
  height: number;
  /** How far a narrow column with a foot reaches in from the inline end of the window, in pixels; 0 when none does. */
  column: number;
}

/** What stands at the foot of the window. */
const footOf = (): Foot => {
  const foot = { height: 0, column: 0 };
  for (const element of document.querySelectorAll<HTMLElement>(FEET)) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (height === 0 || top >= window.innerHeight || window.innerHeight - bottom >= MOST_BELOW) continue;
    if (element.dataset.foot === IN_COLUMN && width <= window.innerWidth / 2) {
      foot.column = Math.max(foot.column, document.dir === 'rtl' ? right : window.innerWidth - left);
    } else foot.height = Math.max(foot.height, window.innerHeight - top);
  }
  return foot;
};

/** What stands at the foot of the window, measured again as feet grow and the window changes, while `isNeeded`. */
export const useFoot = (isNeeded: boolean): Foot => {
  const [foot, setFoot] = useState<Foot>({ height: 0, column: 0 });
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const measure = () => setFoot(footOf());
    measure();
    const sizes = new ResizeObserver(measure);
    for (const element of document.querySelectorAll(FEET)) sizes.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [isNeeded]);
  return foot;
};
