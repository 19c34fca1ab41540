/** Milliseconds without a new frame after which the video is frozen; measured each second. */
const FROZEN_AFTER = 1900;
/** The first reconnect is immediate; the maximum of the growing delays after that, in milliseconds. */
const LONGEST_PAUSE = 15_000;

export interface FrameMeasure {
  /** The decoded frames of this connection; null while there is none. */
  frames: number | null;
  /** Whether frames are expected: the tab is visible and playback is not paused. */
  isShown: boolean;
  /** The time of a monotonic clock, in milliseconds. */
  at: number;
}

export interface FrameVerdict {
  isFrozen: boolean;
  /** Whether to reconnect now. */
  isLost: boolean;
}

/** Detects a frozen video by the count of decoded frames, because a connection may be up without any. */
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
    // Browsers decode few frames of invisible videos, which says nothing about the connection.
    if (!isShown) {
      if (!isFrozen) movedAt = at;
      return { isFrozen, isLost: false };
    }
    // A lost connection reconnects by itself.
    if (frames === null) return { isFrozen, isLost: false };
    movedAt ??= at;
    if (at - movedAt >= FROZEN_AFTER) isFrozen = true;
    const isLost = isFrozen && (pause === 0 || at - lostAt >= pause);
    if (isLost) [lostAt, pause] = [at, Math.min(LONGEST_PAUSE, pause === 0 ? 4000 : pause * 2)];
    return { isFrozen, isLost };
  };
}
