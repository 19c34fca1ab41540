import { v7 } from 'uuid';

/** A new UUIDv7: sorts by the time it was made (or by `at`, for history), so ids serve as cursors. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());

/** The lowest id that a moment can have: what was made since then has that or a higher one. */
export const lowestIdAt = (at: Date): string => {
  const milliseconds = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7000-8000-000000000000`;
};
