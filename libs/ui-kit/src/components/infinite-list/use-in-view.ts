import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls back each time the element comes near the screen. `margin` is how near, as a CSS length. */
export const useInView = <E extends Element>(onEnter: () => void, { margin = '600px' } = {}): RefObject<E | null> => {
  const target = useRef<E>(null);
  const handleEnter = useEffectEvent(onEnter);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleEnter();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return target;
};
