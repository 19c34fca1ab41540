import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Message } from '@barg/api-client/models';
import { keepPlace } from '../state/kept-places.ts';

/** Where a message stands in the window. */
interface Place {
  sequence: number;
  /** Pixels from the top of the scroller. */
  top: number;
}

/** What passes by is written down so often, and when the page goes: writing takes its time of each frame. */
const KEEP_MS = 250;

/** Who is so near to the end reads there, and follows what comes. Pixels: about a message of two lines. */
const NEAR_END = 80;

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

interface SteadyPlaceOptions {
  conversationId: string;
  scroller: RefObject<HTMLElement | null>;
  /** Changes with what is drawn. */
  items: ReadonlyArray<Pick<Message, '_id'>>;
  /** There are newer messages than those that are drawn, so the end of the scroller is not that of the conversation. */
  hasNewer: boolean;
  /** From where what is drawn is; null: from the end. */
  drawnAt: number | null;
  /** It was opened at a message, and not at its end. */
  isOpenedAbove: boolean;
}

interface SteadyPlace {
  /** The latest message is in sight. */
  isAtEnd: boolean;
  /** To be called as it is scrolled. */
  remember: () => void;
}

/**
 * Keeps what is read where it is, when pages are added or dropped on either side: the browser keeps the distance from
 * the end of the scroller only, see `Scroller`. What was in sight is remembered for a reload, unless it is the end: there
 * the latest message stays in sight.
 */
export function useSteadyPlace(options: SteadyPlaceOptions): SteadyPlace {
  const { conversationId, scroller, items, hasNewer, drawnAt, isOpenedAbove } = options;
  const [isAtEnd, setAtEnd] = useState(!isOpenedAbove);
  /** The same, as it was before what is drawn now. */
  const wasAtEnd = useRef(isAtEnd);
  const place = useRef<Place | null>(null);
  const pending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    keepPlace(conversationId, place.current?.sequence ?? null);
  }, [conversationId]);
  const lookAround = useCallback(
    (box: HTMLElement) => {
      // The scroller is reversed, so zero is its end.
      wasAtEnd.current = !hasNewer && Math.abs(box.scrollTop) < NEAR_END;
      setAtEnd(wasAtEnd.current);
      place.current = wasAtEnd.current ? null : firstInSight(box);
    },
    [hasNewer],
  );
  const remember = () => {
    if (!scroller.current) return;
    lookAround(scroller.current);
    pending.current ??= setTimeout(keep, KEEP_MS);
  };
  const lastDrawnAt = useRef(drawnAt);
  // Other messages have come in the place of those that were read: of the latest ones the end is in sight.
  useLayoutEffect(() => {
    if (lastDrawnAt.current === drawnAt) return;
    lastDrawnAt.current = drawnAt;
    place.current = null;
    wasAtEnd.current = drawnAt === null;
  }, [drawnAt]);
  const lastId = items.at(-1)?._id;
  // A message that came, and no older page: that one must not move who begins to scroll up.
  useLayoutEffect(() => {
    const [box, isFollowing] = [scroller.current, wasAtEnd.current];
    if (box && isFollowing) box.scrollTop = 0;
  }, [lastId, drawnAt, scroller]);
  useLayoutEffect(() => {
    const [box, kept] = [scroller.current, place.current];
    const line = box && kept && lineOf(box, kept.sequence);
    if (!line) return;
    const moved = line.getBoundingClientRect().top - box.getBoundingClientRect().top - kept.top;
    if (moved !== 0) box.scrollTop += moved;
  }, [items, scroller]);
  useEffect(() => {
    if (scroller.current && items.length > 0) lookAround(scroller.current);
  }, [items, lookAround, scroller]);
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
  return { isAtEnd, remember };
}
