/** Pixels that a finger goes down before letting go means something. */
export const FAR_ENOUGH = 140;
/** Less than that is a touch, or the beginning of something else. */
const SLACK = 8;

interface PullListener {
  /** How far the finger has gone down, in pixels. */
  onPull: (distance: number) => void;
  /** The finger has left, or the gesture became another one. */
  onEnd: (isFarEnough: boolean) => void;
}

interface Start {
  x: number;
  y: number;
  isPulling: boolean;
}

/** Whether the touch begins where a pull may: at the very top of the page, in what the page is about. */
const mayBegin = ({ touches, target }: TouchEvent): boolean =>
  touches.length === 1 && window.scrollY <= 0 && target instanceof Element && target.closest('main') !== null;

/**
 * Follows one finger that goes down from the top of the page. It only listens: what the browser does with the touch is
 * `overscroll-behavior`'s to say. Returns how to stop.
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
    // A second finger, the page that scrolls or a row that is turned: not a pull.
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
