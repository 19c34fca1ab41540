/** What a player shows. Seconds throughout. */
export interface PlayerState {
  phase: 'idle' | 'playing' | 'paused' | 'ended' | 'failed';
  /** It should play and has nothing to play yet. */
  isWaiting: boolean;
  time: number;
  duration: number;
  /** How far beyond `time` it could play without the line. */
  bufferedUntil: number;
  isMuted: boolean;
  rate: number;
  /** To choose from, lightest first; empty where there is no choice. */
  heights: readonly number[];
  /** The chosen one of them; null where the line decides. */
  chosen: number | null;
  /** The height that plays now; null while it is not known. */
  height: number | null;
  /** The language of the captions that are shown; null where none are. */
  captions: string | null;
}

export const idleState: PlayerState = {
  phase: 'idle',
  isWaiting: false,
  time: 0,
  duration: 0,
  bufferedUntil: 0,
  isMuted: false,
  rate: 1,
  heights: [],
  chosen: null,
  height: null,
  captions: null,
};

/** What an element says of itself. */
export const readElement = (element: HTMLMediaElement): Partial<PlayerState> => ({
  time: element.currentTime,
  // Unknown before the first bytes, and endless for a stream.
  ...(Number.isFinite(element.duration) && { duration: element.duration }),
  bufferedUntil: bufferedUntil(element),
  isMuted: element.muted || element.volume === 0,
  rate: element.playbackRate,
});

const bufferedUntil = ({ buffered, currentTime }: HTMLMediaElement): number => {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
};
