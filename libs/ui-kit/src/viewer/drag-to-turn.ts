/** Pixels that the mouse is dragged before the slide changes. */
const ENOUGH = 60;

/**
 * Lets the mouse drag the slides as a finger does, which the browser handles itself. `onTurn` gets 1 when the next
 * slide was dragged in, -1 for the previous one, 0 to snap back. Returns how to stop it.
 */
export const dragToTurn = (track: HTMLElement, onTurn: (by: -1 | 0 | 1) => void): (() => void) => {
  let from: { x: number; scroll: number } | null = null;
  const ending = new AbortController();
  const { signal } = ending;

  const handleDown = ({ pointerType, button, clientX, target }: PointerEvent): void => {
    const isPicture = target instanceof Element && target.closest('[data-zoomable="whole"]') !== null;
    if (pointerType === 'mouse' && button === 0 && isPicture) from = { x: clientX, scroll: track.scrollLeft };
  };
  const handleMove = ({ clientX }: PointerEvent): void => {
    if (!from) return;
    track.style.scrollSnapType = 'none';
    track.scrollTo({ left: from.scroll + from.x - clientX, behavior: 'instant' });
  };
  const handleUp = ({ clientX }: PointerEvent): void => {
    if (!from) return;
    const pulled = from.x - clientX;
    from = null;
    track.style.scrollSnapType = '';
    if (pulled === 0) return;
    const forward = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    onTurn(Math.abs(pulled) < ENOUGH ? 0 : pulled * forward > 0 ? 1 : -1);
  };

  track.addEventListener('pointerdown', handleDown, { signal });
  addEventListener('pointermove', handleMove, { signal });
  addEventListener('pointerup', handleUp, { signal });
  return () => ending.abort();
};
