import { createSlice, type PayloadAction } from '@barg/runtime/store';

export interface FollowState {
  /** Performers whom the member follows, as far as the page has met them. */
  followedIds: string[];
}

export interface Following {
  performerId: string;
  isFollowed: boolean;
}

const initialState: FollowState = { followedIds: [] };

export const followSlice = createSlice({
  name: 'follow',
  initialState,
  reducers: {
    /** What the server says of a performer, or what the member has just asked for. */
    followingKnown: (state, { payload: { performerId, isFollowed } }: PayloadAction<Following>) => {
      const isKnown = state.followedIds.includes(performerId);
      if (isFollowed && !isKnown) state.followedIds.push(performerId);
      if (!isFollowed && isKnown) state.followedIds = state.followedIds.filter((id) => id !== performerId);
    },
  },
  selectors: {
    selectFollowedIds: (state) => state.followedIds,
    selectIsFollowed: (state, performerId: string) => state.followedIds.includes(performerId),
  },
});
