/** Milliseconds without an answer from the server after which what is sent is taken not to arrive. */
const LOST_AFTER = 2_000;
/** Servers answer in a rhythm of their own: so many of its longest pauses are no silence yet. */
const PAUSES = 3;
/** A page that stood still for longer than that has learned nothing about the rhythm. Milliseconds. */
const LONGEST_PAUSE = 5_000;

export interface FeedbackMeasure {
  /** Grows with what the server answers; null while the browser does not tell. */
  heard: number | null;
  /** The time of a monotonic clock, in milliseconds. */
  at: number;
}

/**
 * Tells whether a session sends into nothing. Browsers take a connection for lost only after many seconds; engines answer
 * several times a second while something arrives. Of one that never answers nothing is concluded.
 */
export function createFeedbackWatch() {
  let last: number | null = null;
  let heardAt = 0;
  let pause: number | null = null;
  return ({ heard, at }: FeedbackMeasure): boolean => {
    if (heard === null) return false;
    if (heard === last) return pause !== null && at - heardAt > Math.max(LOST_AFTER, pause * PAUSES);
    if (last !== null) pause = Math.max(pause ?? 0, Math.min(at - heardAt, LONGEST_PAUSE));
    [last, heardAt] = [heard, at];
    return false;
  };
}
