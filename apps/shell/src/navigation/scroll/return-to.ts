/** After so long the scroll position is no longer restored. */
const PATIENCE_MS = 5000;
/** Events by which the visitor scrolls or moves the focus. */
const OWN_STEPS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const isReachable = (top: number): boolean => document.documentElement.scrollHeight - innerHeight >= top;

interface ReturnOptions {
  /** The page was just loaded: what stands above the place may still come, or change its height. */
  isNewDocument?: boolean;
}

export interface Return {
  stop: () => void;
  /**
   * Whether this return has scrolled the page to where it is: not yet to the place, where the page was too short, so that
   * this tells nothing of where the visitor stands. The browser tells of a scroll later than it is done.
   */
  isAstray: () => boolean;
}

/**
 * Goes to a place of the page, and goes on trying while the page grows: what stood there may have to come from the
 * server first. Stops when it is reached (in a new document not even then), when the visitor moves, or after
 * {@link PATIENCE_MS}.
 */
export function returnTo(top: number, { isNewDocument = false }: ReturnOptions = {}): Return {
  let isRunning = true;
  /** Where it was given up; null once the visitor has scrolled from there, and where it was reached. */
  let leftAt: number | null = null;
  const growth = new ResizeObserver(() => go());
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = (): void => {
    if (!isRunning) return;
    isRunning = false;
    leftAt = isReachable(top) ? null : scrollY;
    growth.disconnect();
    clearTimeout(patience);
    for (const step of OWN_STEPS) removeEventListener(step, stop);
  };
  const go = (): void => {
    scrollTo(0, top);
    if (!isNewDocument && isReachable(top)) stop();
  };
  for (const step of OWN_STEPS) addEventListener(step, stop, { passive: true });
  go();
  if (isRunning) growth.observe(document.body);
  const isAstray = (): boolean => {
    if (leftAt !== scrollY) leftAt = null;
    return isRunning || leftAt !== null;
  };
  return { stop, isAstray };
}
