import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepPlace } from '../state/kept-places.ts';

/** Where a message stands in the window. */
interface Place {
  sequence: number;
  /** Pixels from the top of the scroller. */
  top: number;
}

/** What passes by is written down so often, and when the page goes: writing takes its time of each frame. */
const KEEP_MS = 250;

const lineOf = (box: HTMLElement, sequence: number): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-sequence="${sequence}"]`);

/** The first message that is in sight. */
function firstInSight(box: HTMLElement): Place | null {
  const edge = box.getBoundingClientRect().top;
  for (const line of box.querySelectorAll<HTMLElement>('[data-sequence]')) {
    const { top, bottom } = line.getBoundingClientRect();
    if (bottom > edge) return { sequence: Number(line.dataset.sequence), top: top - edge };
  }
  return null;
}

interface SteadyPlace {
  conversationId: string;
  scroller: RefObject<HTMLElement | null>;
  /** Changes with what is drawn. */
  items: readonly unknown[];
  /** There are newer messages than those that are drawn, so the end of the scroller is not that of the conversation. */
  hasNewer: boolean;
}

/**
 * Keeps what is read where it is, when pages are added or dropped on either side: the browser keeps the distance from
 * the end of the scroller only, see `Scroller`. What was in sight is remembered for a reload, unless it is the end.
 */
export function useSteadyPlace({ conversationId, scroller, items, hasNewer }: SteadyPlace): () => void {
  const place = useRef<Place | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    keepPlace(conversationId, place.current?.sequence ?? null);
  }, [conversationId]);
  const remember = () => {
    const box = scroller.current;
    if (!box) return;
    // The scroller is reversed, so zero is its end.
    const isAtEnd = !hasNewer && Math.abs(box.scrollTop) < 1;
    place.current = isAtEnd ? null : firstInSight(box);
    pending.current ??= setTimeout(keep, KEEP_MS);
  };
  useLayoutEffect(() => {
    const [box, kept] = [scroller.current, place.current];
    const line = box && kept && lineOf(box, kept.sequence);
    if (!line) return;
    const moved = line.getBoundingClientRect().top - box.getBoundingClientRect().top - kept.top;
    if (moved !== 0) box.scrollTop += moved;
  }, [items, scroller]);
  useEffect(() => {
    const box = scroller.current;
    if (hasNewer && box && place.current === null) place.current = firstInSight(box);
  }, [hasNewer, items, scroller]);
  useEffect(() => {
    const handleLeaving = () => {
      if (pending.current !== undefined) keep();
    };
    window.addEventListener('pagehide', handleLeaving);
    return () => {
      window.removeEventListener('pagehide', handleLeaving);
      clearTimeout(pending.current);
      pending.current = undefined;
      // Who comes back within the page wants the latest messages; only a reload goes on where it was.
      keepPlace(conversationId, null);
    };
  }, [conversationId, keep]);
  return remember;
}
