export interface SeenState {
  streamId: string;
  /** The sequence of the last line; null after a reload until the next one. */
  last: number | null;
  shown: number;
  /** Lines that were never shown, before the last one. */
  lost: number;
  twice: number;
  /** How often it loads the whole list anew instead of what it missed. */
  reloaded: number;
  /** When its line was first cut, and when it was complete again; milliseconds since 1970. */
  cutAt: number | null;
  backAt: number | null;
}

/** What a client shows of a stream's chat, and how long it was away. */
export function createSeen(streamId: string, after: number) {
  const state: SeenState = {
    streamId,
    last: after,
    ...{ shown: 0, lost: 0, twice: 0, reloaded: 0 },
    cutAt: null,
    backAt: null,
  };
  return {
    state,
    cut: (): void => {
      state.cutAt ??= Date.now();
      state.backAt = null;
    },
    isBack: (): void => {
      state.backAt ??= Date.now();
    },
    reloads: (): void => {
      state.reloaded += 1;
      state.last = null;
    },
    hears: (sequence: number): void => {
      const { last } = state;
      if (last !== null && sequence <= last) {
        state.twice += 1;
        return;
      }
      if (last !== null) state.lost += sequence - last - 1;
      state.last = sequence;
      state.shown += 1;
    },
  };
}

export type Seen = ReturnType<typeof createSeen>;
