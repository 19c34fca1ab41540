/** The distance in pixels from which a release triggers the reload. */
export const FAR_ENOUGH = 140;
/** The distance in pixels from which a touch is a pull. */
const SLACK = 8;

interface PullListener {
  /** The distance of the finger, in pixels. */
  onPull: (distance: number) => void;
  /** The finger was lifted, or the gesture is not a pull. */
  onEnd: (isFarEnough: boolean) => void;
}

interface Start {
  x: number;
  y: number;
  isPulling: boolean;
}

/** Whether the touch starts at the top of the page, inside of its main content. */
const mayBegin = ({ touches, target }: TouchEvent): boolean =>
  touches.length === 1 && window.scrollY <= 0 && target instanceof Element && target.closest('main') !== null;

/**
 * Follows one finger that pulls down from the top of the page. Its listeners are passive: the browser's own handling is
 * set by `overscroll-behavior`. Returns how to stop.
 */
export function watchPull({ onPull, onEnd }: PullListener): () => void {
  let start: Start | null = null;
  let distance = 0;

  const leave = (isFarEnough: boolean): void => {
    if (start?.isPulling) onEnd(isFarEnough);
    start = null;
    distance = 0;
  };
  const handleStart = (event: TouchEvent): void => {
    leave(false);
    const [touch] = event.touches;
    if (touch && mayBegin(event)) start = { x: touch.clientX, y: touch.clientY, isPulling: false };
  };
  const handleMove = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    if (!start || !touch) return;
    distance = touch.clientY - start.y;
    const isSideways = Math.abs(touch.clientX - start.x) > Math.abs(distance);
    // A second finger, a scrolling page or a horizontal swipe is not a pull.
    if (touches.length > 1 || window.scrollY > 0 || (!start.isPulling && isSideways)) return leave(false);
    if (!start.isPulling && distance < SLACK) return;
    start.isPulling = true;
    onPull(Math.max(0, distance));
  };
  const handleEnd = (): void => leave(distance >= FAR_ENOUGH);
  const handleCancel = (): void => leave(false);

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  document.addEventListener('touchstart', handleStart, options);
  document.addEventListener('touchmove', handleMove, options);
  document.addEventListener('touchend', handleEnd, options);
  document.addEventListener('touchcancel', handleCancel, options);
  return () => stop.abort();
}
