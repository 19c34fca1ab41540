/** The state of a player. All times are in seconds. */
export interface PlayerState {
  phase: 'idle' | 'playing' | 'paused' | 'ended' | 'failed';
  /** It is buffering. */
  isWaiting: boolean;
  time: number;
  duration: number;
  /** The end of the buffered range. */
  bufferedUntil: number;
  isMuted: boolean;
  rate: number;
  /** The available heights, the lowest first; empty without a choice. */
  heights: readonly number[];
  /** The chosen index; null for "auto". */
  chosen: number | null;
  /** The current height; null while it is unknown. */
  height: number | null;
  /** The language of the shown captions; null for none. */
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

/** The state of an element; without its time where it has not come to its position yet. */
export const readElement = (element: HTMLMediaElement, isPlaced: boolean): Partial<PlayerState> => ({
  ...(isPlaced && { time: element.currentTime, bufferedUntil: bufferedUntil(element) }),
  // NaN before the metadata, Infinity for streams.
  ...(Number.isFinite(element.duration) && { duration: element.duration }),
  isMuted: element.muted || element.volume === 0,
  rate: element.playbackRate,
});

const bufferedUntil = ({ buffered, currentTime }: HTMLMediaElement): number => {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index)) return buffered.end(index);
  }
  return currentTime;
};
