import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface InViewOptions {
  /** The `rootMargin` of the observer, as a CSS length. */
  margin?: string;
  /** Stops observing. When it continues and the element is still near, it calls back again. */
  isPaused?: boolean;
}

/** Calls back each time the element comes near the screen. */
export const useInView = <E extends Element>(
  onEnter: () => void,
  { margin = '600px', isPaused = false }: InViewOptions = {},
): RefObject<E | null> => {
  const target = useRef<E>(null);
  const handleEnter = useEffectEvent(onEnter);
  useEffect(() => {
    const element = target.current;
    if (!element || isPaused) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) handleEnter();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin, isPaused]);
  return target;
};
