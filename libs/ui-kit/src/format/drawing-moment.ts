import { createContext, use, useSyncExternalStore } from 'react';

/** When and where a page was drawn that a browser takes over. */
export interface DrawingMoment {
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name, `UTC`. */
  timeZone: string;
}

export const DrawingMomentContext = createContext<DrawingMoment | null>(null);

const neverChanges = () => () => undefined;

/**
 * The moment of the server's drawing, while it draws and while a browser takes over what it drew: a time must read the
 * same in both. Null otherwise, and from then on: then clock and zone are the reader's own.
 */
export function useDrawingMoment(): DrawingMoment | null {
  const drawn = use(DrawingMomentContext);
  // Not by a changed context: parts that a browser takes over later would already read its own clock.
  return useSyncExternalStore(
    neverChanges,
    () => null,
    () => drawn,
  );
}
