/** After so long the scroll position is no longer restored. */
const PATIENCE_MS = 5000;
/** Events by which the visitor scrolls or moves the focus. */
const OWN_STEPS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const isReachable = (top: number): boolean => document.documentElement.scrollHeight - innerHeight >= top;

interface ReturnOptions {
  /** The page was just loaded: what stands above the place may still come, or change its height. */
  isNewDocument?: boolean;
}

/**
 * Goes to a place of the page, and goes on trying while the page grows: what stood there may have to come from the
 * server first. Stops when it is reached (in a new document not even then), when the visitor moves, or after
 * {@link PATIENCE_MS}. Returns how to stop it.
 */
export function returnTo(top: number, { isNewDocument = false }: ReturnOptions = {}): () => void {
  const isSettled = (): boolean => !isNewDocument && isReachable(top);
  scrollTo(0, top);
  if (isSettled()) return () => undefined;
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (isSettled()) stop();
  });
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    growth.disconnect();
    clearTimeout(patience);
    for (const step of OWN_STEPS) removeEventListener(step, stop);
  };
  for (const step of OWN_STEPS) addEventListener(step, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
