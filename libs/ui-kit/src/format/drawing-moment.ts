import { createContext, use, useSyncExternalStore } from 'react';

/** When and where a page was drawn that a browser takes over. */
export interface DrawingMoment {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name: a member's own, `UTC` for guests. */
  timeZone: string;
}

export const DrawingMomentContext = createContext<DrawingMoment | null>(null);

const neverChanges = () => () => undefined;

/** In milliseconds. What happens within it after the drawing reads as "now" beside a clock that stands at the drawing. */
const FRESH_MS = 60_000;

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The moment of a drawing in the reader's own zone; the same object where it was drawn in that. */
const inOwnZone = new WeakMap<DrawingMoment, DrawingMoment>();

/**
 * What times are written for once the page is taken over: in the first minute still the moment of its drawing, in the
 * reader's zone. Otherwise the clock would have moved on a little, and a line that reads "10 minutes ago" now instead of
 * 9 moves what stands beside it. Nothing is written anew for it: what is rendered later reads the clock.
 */
function momentAfter(drawn: DrawingMoment | null): DrawingMoment | null {
  if (!drawn || Math.abs(Date.now() - drawn.now) > FRESH_MS) return null;
  const known = inOwnZone.get(drawn);
  if (known) return known;
  const timeZone = ownTimeZone();
  const own = timeZone === drawn.timeZone ? drawn : { now: drawn.now, timeZone };
  inOwnZone.set(drawn, own);
  return own;
}

/**
 * The moment of the server's drawing, while it draws and while a browser takes over what it drew: a time must read the
 * same in both. Null otherwise, and soon after: then clock and zone are the reader's own.
 */
export function useDrawingMoment(): DrawingMoment | null {
  const drawn = use(DrawingMomentContext);
  // Not by a changed context: parts that a browser takes over later would already read its own clock.
  return useSyncExternalStore(
    neverChanges,
    () => momentAfter(drawn),
    () => drawn,
  );
}
