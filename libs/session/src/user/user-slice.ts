import { createSlice, type PayloadAction } from '@barg/runtime/store';
import type { CurrentUser } from '@barg/api-client/models';
import type { QueryError } from '../store/query-error.ts';
import { unreadSlice } from './unread-slice.ts';

export interface UserState {
  current: CurrentUser | null;
  updating: boolean;
  updateSuccess: boolean;
  updatedPassword: boolean;
  error: QueryError | null;
}

const initialState: UserState = {
  current: null,
  updating: false,
  updateSuccess: false,
  updatedPassword: false,
  error: null,
};

const {
  unreadMessagesCounted,
  unreadMessageArrived,
  unreadNotificationsCounted,
  unreadNotificationArrived,
  unreadNotificationWithdrawn,
} = unreadSlice.actions;

type Count = 'totalNotSeenMessages' | 'unreadNotifications';

/** Counts are never negative, in any order of events. */
const setCount = ({ current }: UserState, count: Count, value: number): void => {
  if (current) current[count] = Math.max(0, value);
};

const addTo = (state: UserState, count: Count, by: number): void =>
  setCount(state, count, (state.current?.[count] ?? 0) + by);

const inHundredths = (tokens: number): number => Math.round(tokens * 100);

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    /** One who is as before stays the same object: every part that knows who is here would be drawn anew. */
    currentUserLoaded: (state, { payload }: PayloadAction<CurrentUser>) => {
      if (JSON.stringify(state.current) !== JSON.stringify(payload)) state.current = payload;
    },
    updateRequested: (state) => {
      Object.assign(state, { updating: true, updateSuccess: false, updatedPassword: false, error: null });
    },
    updateSucceeded: (state, { payload }: PayloadAction<Partial<CurrentUser>>) => {
      Object.assign(state, { updating: false, updateSuccess: true });
      if (state.current) Object.assign(state.current, payload);
    },
    passwordUpdated: (state) => {
      Object.assign(state, { updating: false, updatedPassword: true });
    },
    updateFailed: (state, { payload }: PayloadAction<QueryError>) => {
      Object.assign(state, { updating: false, error: payload });
    },
    /** `balance` is the ledger's after the movement, and replaces local changes. */
    balanceChanged: (state, { payload }: PayloadAction<{ balance: number }>) => {
      if (state.current) state.current.balance = payload.balance;
    },
    /** Adds the given tokens, negative when spent. Exact: sums hundredths. */
    balanceMoved: (state, { payload: tokens }: PayloadAction<number>) => {
      if (state.current) state.current.balance = (inHundredths(state.current.balance) + inHundredths(tokens)) / 100;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(unreadMessagesCounted, (state, { payload }) => setCount(state, 'totalNotSeenMessages', payload))
      .addCase(unreadMessageArrived, (state) => addTo(state, 'totalNotSeenMessages', 1))
      .addCase(unreadNotificationsCounted, (state, { payload }) => setCount(state, 'unreadNotifications', payload))
      .addCase(unreadNotificationArrived, (state) => addTo(state, 'unreadNotifications', 1))
      .addCase(unreadNotificationWithdrawn, (state) => addTo(state, 'unreadNotifications', -1));
  },
  selectors: {
    selectUser: (state) => state,
    selectCurrentUser: (state) => state.current,
    selectBalance: (state) => state.current?.balance ?? 0,
  },
});
