import { createSlice, type PayloadAction } from '@barg/runtime/store';

/** Streams that began or ended since the page was loaded, by socket events. */
export interface LiveState {
  /** The stream that has begun, by performer. */
  begun: Record<string, string>;
  /** Ended streams, the latest first. A stream never begins again. */
  ended: string[];
  /** What goes on in a small window needs one on every page, also on those that load none else. */
  keepsWindow: boolean;
}

/** Ended streams in memory: more than a page shows. */
const MOST_ENDED = 500;

const initialState: LiveState = { begun: {}, ended: [], keepsWindow: false };

/** A performer as in lists and profiles. */
export interface MaybeLive {
  _id: string;
  isLive: boolean;
  liveStreamId: string | null;
}

export const liveSlice = createSlice({
  name: 'live-now',
  initialState,
  reducers: {
    streamBegan: (state, { payload }: PayloadAction<{ performerId: string; streamId: string }>) => {
      state.begun[payload.performerId] = payload.streamId;
    },
    streamEnded: (
      state,
      { payload: { performerId, streamId } }: PayloadAction<{ performerId: string; streamId: string }>,
    ) => {
      if (state.begun[performerId] === streamId) delete state.begun[performerId];
      state.ended = [streamId, ...state.ended.filter((id) => id !== streamId)].slice(0, MOST_ENDED);
    },
    windowKept: (state, { payload }: PayloadAction<boolean>) => {
      state.keepsWindow = payload;
    },
    /** After a reconnect, once performers were read again: of what began before, the ends may have been missed. */
    lineCameBack: (state, { payload }: PayloadAction<{ begunBefore: Record<string, string>; goingOn: string[] }>) => {
      for (const [performerId, streamId] of Object.entries(payload.begunBefore)) {
        const isOver = !payload.goingOn.includes(streamId);
        if (isOver && state.begun[performerId] === streamId) delete state.begun[performerId];
      }
    },
  },
  selectors: {
    selectLive: (state) => state,
    selectKeepsWindow: (state) => state.keepsWindow,
  },
});

/** A performer's present stream, from the server's answer and later socket events. */
export const liveStreamOf = ({ begun, ended }: LiveState, { _id, isLive, liveStreamId }: MaybeLive): string | null => {
  const streamId = begun[_id] ?? (isLive ? liveStreamId : null);
  return streamId !== null && ended.includes(streamId) ? null : streamId;
};
