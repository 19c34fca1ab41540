import { createSlice, type PayloadAction } from '@barg/runtime/store';

/** What the socket has told of streams since the page was loaded. */
export interface LiveState {
  /** By performer: the stream that has begun. */
  begun: Record<string, string>;
  /** Streams that are over, the last ones first. A stream never begins again. */
  ended: string[];
}

/** How many ended streams are remembered: more than a page shows marks of. */
const MOST_ENDED = 500;

const initialState: LiveState = { begun: {}, ended: [] };

/** A performer as lists and profiles tell of her. */
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
    /** The line was down: ends may have been missed. */
    lineCameBack: (state) => {
      state.begun = {};
    },
  },
  selectors: {
    selectLive: (state) => state,
  },
});

/** The stream that a performer is live with now, of what the server said with her and of what the socket told since. */
export const liveStreamOf = ({ begun, ended }: LiveState, { _id, isLive, liveStreamId }: MaybeLive): string | null => {
  const streamId = begun[_id] ?? (isLive ? liveStreamId : null);
  return streamId !== null && ended.includes(streamId) ? null : streamId;
};
