import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';

/** Whose profile the page shows, by the name in the address; the aside beside it belongs to her then. */
interface ShownProfileState {
  username: string | null;
}

const initialState: ShownProfileState = { username: null };

export const shownProfile = injectSlice(
  createSlice({
    name: 'feed/shownProfile',
    initialState,
    reducers: {
      profileOpened: (state, { payload }: PayloadAction<string>) => {
        state.username = payload;
      },
      profileLeft: (state) => {
        state.username = null;
      },
    },
    selectors: { selectUsername: (state) => state.username },
  }),
);
