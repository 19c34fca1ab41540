import { MAX_SCALE, WHOLE, movedBy, zoomedAt, type Point, type ZoomView } from './zoom-view.ts';

/** The zoom factor of a double tap. */
const TAP_SCALE = 2.5;
/** The zoom factor per notch of the wheel. */
const WHEEL_STEP = 0.002;
const DOUBLE_TAP = { ms: 320, pixels: 30 };
/** A press that moves further, in pixels, is not a tap. */
const TAP_SLACK = 8;

export interface Zoom {
  /** Zooms about the centre. */
  zoomBy: (factor: number) => void;
  reset: () => void;
  stop: () => void;
}

interface Tap extends Point {
  at: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Zooms a picture in its frame by wheel, pinch or double tap, and pans it while it is
 * zoomed. One finger on a picture that is not zoomed is left to the browser, which scrolls the slides.
 */
export const createZoom = (frame: HTMLElement, onScale: (scale: number) => void): Zoom => {
  const pointers = new Map<number, Point>();
  let view: ZoomView = WHOLE;
  let pressed: Point | null = null;
  let lastTap: Tap | null = null;

  const show = (next: ZoomView): void => {
    const isScaled = next.scale !== view.scale;
    view = next;
    const picture = frame.firstElementChild;
    if (picture instanceof HTMLElement)
      picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    frame.style.touchAction = view.scale > 1 ? 'none' : 'pan-x';
    if (isScaled) onScale(view.scale);
  };
  const sizeOf = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const toggleAt = (point: Point): void => show(view.scale > 1 ? WHOLE : zoomedAt(view, TAP_SCALE, point, sizeOf()));

  const handleWheel = (event: WheelEvent): void => {
    // Horizontal scrolling changes the slide.
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    show(zoomedAt(view, Math.exp(-event.deltaY * WHEEL_STEP * (event.ctrlKey ? 4 : 1)), pointOf(event), sizeOf()));
  };
  const handleTouch = (event: TouchEvent): void => {
    // The browser would scroll by a pinch.
    if (event.touches.length > 1) event.preventDefault();
  };
  const handleDown = (event: PointerEvent): void => {
    pointers.set(event.pointerId, pointOf(event));
    pressed = pointers.size === 1 ? pointOf(event) : null;
    if (view.scale > 1) frame.setPointerCapture(event.pointerId);
  };
  const handleMove = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      show(zoomedAt(view, distance(now, other) / Math.max(1, distance(before, other)), middle, sizeOf()));
    } else if (view.scale > 1) show(movedBy(view, { x: now.x - before.x, y: now.y - before.y }, sizeOf()));
  };
  const handleUp = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    const point = pointOf(event);
    if (!pressed || distance(point, pressed) > TAP_SLACK) return;
    const isSecond =
      lastTap && event.timeStamp - lastTap.at < DOUBLE_TAP.ms && distance(point, lastTap) < DOUBLE_TAP.pixels;
    lastTap = isSecond ? null : { ...point, at: event.timeStamp };
    if (isSecond) toggleAt(point);
  };
  const handleCancel = ({ pointerId }: PointerEvent): void => {
    pointers.delete(pointerId);
    pressed = null;
  };

  const ending = new AbortController();
  const { signal } = ending;
  frame.addEventListener('wheel', handleWheel, { passive: false, signal });
  frame.addEventListener('touchstart', handleTouch, { passive: false, signal });
  frame.addEventListener('touchmove', handleTouch, { passive: false, signal });
  frame.addEventListener('pointerdown', handleDown, { signal });
  frame.addEventListener('pointermove', handleMove, { signal });
  frame.addEventListener('pointerup', handleUp, { signal });
  frame.addEventListener('pointercancel', handleCancel, { signal });
  show(WHOLE);
  return {
    zoomBy: (factor) => show(zoomedAt(view, Math.min(factor, MAX_SCALE), { x: 0, y: 0 }, sizeOf())),
    reset: () => show(WHOLE),
    stop: () => ending.abort(),
  };
};
