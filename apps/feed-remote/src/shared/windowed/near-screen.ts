/** How many screens above and below count as near, so that fast scrolling finds items rendered. */
const MARGIN = '150% 0px';

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Reports whether an element is near the screen: once soon after the call, then on each change. One observer
 * for all elements, since a list may have thousands. Returns how to stop.
 */
export function watchNearScreen(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => entries.forEach((entry) => listeners.get(entry.target)?.(entry)), {
    rootMargin: MARGIN,
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
