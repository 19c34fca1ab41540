import type { CurrentUser } from '@barg/api-client/models';
import { createAction, createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';

/** What the badges of the navigation count. */
export interface UnreadState {
  unreadMessages: number;
  unreadNotifications: number;
  /** The conversation before the reader's eyes: what arrives in it is not unread. */
  activeConversationId: string | null;
}

/** The counts are the account's: its slice keeps them, and hears of these. */
const counted = {
  unreadMessagesCounted: createAction<number>('unread/unreadMessagesCounted'),
  unreadMessageArrived: createAction('unread/unreadMessageArrived'),
  unreadNotificationsCounted: createAction<number>('unread/unreadNotificationsCounted'),
  unreadNotificationArrived: createAction('unread/unreadNotificationArrived'),
  unreadNotificationWithdrawn: createAction('unread/unreadNotificationWithdrawn'),
};

const slice = createSlice({
  name: 'unread',
  initialState: { activeConversationId: null } as Pick<UnreadState, 'activeConversationId'>,
  reducers: {
    /** Null when the reader looks away: at another page or another tab. */
    conversationActivated: (state, { payload }: PayloadAction<string | null>) => {
      state.activeConversationId = payload;
    },
  },
});

interface State {
  unread: Pick<UnreadState, 'activeConversationId'>;
  user: { current: CurrentUser | null };
}

const selectUnread = createSelector(
  [({ user }: State) => user.current, ({ unread }: State) => unread.activeConversationId],
  (account, activeConversationId): UnreadState => ({
    unreadMessages: account?.totalNotSeenMessages ?? 0,
    unreadNotifications: account?.unreadNotifications ?? 0,
    activeConversationId,
  }),
);

export const unreadSlice = { ...slice, actions: { ...slice.actions, ...counted }, selectors: { selectUnread } };
