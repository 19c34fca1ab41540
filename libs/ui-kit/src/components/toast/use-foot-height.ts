import { useLayoutEffect, useState } from 'react';

/** What stands at the foot of a page: toasts are placed above it. */
const FEET = '[data-foot]';
/** The most that lies below a foot: the bar at the bottom of phones, and what a device keeps for itself. */
const MOST_BELOW = 140;

/** How far what stands at the foot of the window reaches up from its lower edge, in pixels; 0 when nothing does. */
export const footHeight = (root: ParentNode = document): number => {
  const tops = [...root.querySelectorAll(FEET)].flatMap((foot) => {
    const { top, bottom, height } = foot.getBoundingClientRect();
    const isAtFoot = height > 0 && top < window.innerHeight && window.innerHeight - bottom < MOST_BELOW;
    return isAtFoot ? [window.innerHeight - top] : [];
  });
  return Math.max(0, ...tops);
};

/** {@link footHeight}, measured again as feet grow and the window changes, while `isNeeded`. */
export const useFootHeight = (isNeeded: boolean): number => {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const measure = () => setHeight(footHeight());
    measure();
    const sizes = new ResizeObserver(measure);
    for (const foot of document.querySelectorAll(FEET)) sizes.observe(foot);
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [isNeeded]);
  return height;
};
