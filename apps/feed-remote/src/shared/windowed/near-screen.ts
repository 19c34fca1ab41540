/** What lies within so many screens above and below is near: a fling finds it drawn. */
const MARGIN = '150% 0px';

type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Tells whether an element is near the screen: once soon after the call, then whenever that changes. One observer
 * serves all of them, since a list may have thousands. Returns how to stop.
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
