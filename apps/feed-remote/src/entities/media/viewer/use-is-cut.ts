import { useEffect, useState, type RefObject } from 'react';

/** Smaller differences are rounding, in pixels. */
const SLACK = 1;

/** Whether any child of an element is truncated. */
export const useIsCut = (root: RefObject<HTMLElement | null>): boolean => {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    // Initially, and when the width changes.
    const resizing = new ResizeObserver(() =>
      setCut([...element.children].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK)),
    );
    resizing.observe(element);
    return () => resizing.disconnect();
  }, [root]);
  return isCut;
};
