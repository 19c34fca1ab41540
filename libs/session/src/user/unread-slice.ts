import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { userSlice } from './user-slice.ts';

/** What the badges of the navigation count. */
export interface UnreadState {
  unreadMessages: number;
  unreadNotifications: number;
  /** The conversation before the reader's eyes: what arrives in it is not unread. */
  activeConversationId: string | null;
}

const initialState: UnreadState = { unreadMessages: 0, unreadNotifications: 0, activeConversationId: null };

const notNegative = (count: number): number => Math.max(0, count);

export const unreadSlice = createSlice({
  name: 'unread',
  initialState,
  reducers: {
    unreadMessagesCounted: (state, { payload }: PayloadAction<number>) => {
      state.unreadMessages = notNegative(payload);
    },
    unreadMessageArrived: (state) => {
      state.unreadMessages += 1;
    },
    /** Null when the reader looks away: at another page or another tab. */
    conversationActivated: (state, { payload }: PayloadAction<string | null>) => {
      state.activeConversationId = payload;
    },
    unreadNotificationsCounted: (state, { payload }: PayloadAction<number>) => {
      state.unreadNotifications = notNegative(payload);
    },
    unreadNotificationArrived: (state) => {
      state.unreadNotifications += 1;
    },
    unreadNotificationWithdrawn: (state) => {
      state.unreadNotifications = notNegative(state.unreadNotifications - 1);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userSlice.actions.currentUserLoaded, (state, { payload }) => {
      state.unreadMessages = payload.totalNotSeenMessages;
      state.unreadNotifications = payload.unreadNotifications;
    });
  },
  selectors: {
    selectUnread: (state) => state,
  },
});
