import { createSlice, type PayloadAction } from '@barg/runtime/store';

export interface FollowState {
  /** Performers whom the member follows, as far as the page has loaded them. */
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
    /** The server's fact about a performer, or the member's last action. */
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
