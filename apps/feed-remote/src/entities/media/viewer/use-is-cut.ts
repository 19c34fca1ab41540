import { useEffect, useState, type RefObject } from 'react';

/** A line is never cut by less. */
const SLACK = 1;

/** Whether any child of an element has more lines than it shows. */
export const useIsCut = (root: RefObject<HTMLElement | null>): boolean => {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    // At first, and whenever the lines may break elsewhere.
    const resizing = new ResizeObserver(() =>
      setCut([...element.children].some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK)),
    );
    resizing.observe(element);
    return () => resizing.disconnect();
  }, [root]);
  return isCut;
};
