/** Milliseconds without a new picture after which the last one counts as standing still; measured each second. */
const FROZEN_AFTER = 1900;
/** The first reconnect comes at once; where that brings no picture either, the pauses grow up to this. Milliseconds. */
const LONGEST_PAUSE = 15_000;

export interface FrameMeasure {
  /** Pictures decoded by this connection so far; null while there is none. */
  frames: number | null;
  /** Whether pictures are expected: the tab is seen and nobody has paused. */
  isShown: boolean;
  /** Milliseconds on any clock that only goes on. */
  at: number;
}

export interface FrameVerdict {
  isFrozen: boolean;
  /** The connection should be given up for a new one now. */
  isLost: boolean;
}

/** Tells from the count of decoded pictures whether the picture still moves: a connection may stay up without any. */
export function createFrameWatch() {
  let lastFrames: number | null = null;
  let movedAt: number | null = null;
  let isFrozen = false;
  let pause = 0;
  let lostAt = 0;

  const moved = (at: number): FrameVerdict => {
    [movedAt, isFrozen, pause] = [at, false, 0];
    return { isFrozen, isLost: false };
  };

  return ({ frames, isShown, at }: FrameMeasure): FrameVerdict => {
    const hasNew = frames !== null && frames > 0 && frames !== lastFrames;
    lastFrames = frames;
    if (hasNew) return moved(at);
    // Browsers decode little or nothing of a video that is out of sight: that says nothing about the connection.
    if (!isShown) {
      if (!isFrozen) movedAt = at;
      return { isFrozen, isLost: false };
    }
    // Without a connection the connection itself says so, and reconnects.
    if (frames === null) return { isFrozen, isLost: false };
    movedAt ??= at;
    if (at - movedAt >= FROZEN_AFTER) isFrozen = true;
    const isLost = isFrozen && (pause === 0 || at - lostAt >= pause);
    if (isLost) [lostAt, pause] = [at, Math.min(LONGEST_PAUSE, pause === 0 ? 4000 : pause * 2)];
    return { isFrozen, isLost };
  };
}
