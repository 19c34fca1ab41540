import type { CurrentUser } from '@barg/api-client/models';
import { createAction, createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';

/** The counts of the navigation's badges. */
export interface UnreadState {
  unreadMessages: number;
  unreadNotifications: number;
  /** The conversation that is open and visible: its messages are not unread. */
  activeConversationId: string | null;
}

/** The counts are in the user slice, which handles these actions. */
const counted = {
  unreadMessagesCounted: createAction<number>('unread/unreadMessagesCounted'),
  unreadMessageArrived: createAction('unread/unreadMessageArrived'),
  unreadNotificationsCounted: createAction<number>('unread/unreadNotificationsCounted'),
  unreadNotificationArrived: createAction('unread/unreadNotificationArrived'),
  unreadNotificationWithdrawn: createAction('unread/unreadNotificationWithdrawn'),
};

export type Badge = 'unreadMessages' | 'unreadNotifications';

export interface OwnState {
  activeConversationId: string | null;
  /** How many the socket has told of since the page was opened: an answer may have been counted before them. */
  arrived: Record<Badge, number>;
}

const slice = createSlice({
  name: 'unread',
  initialState: { activeConversationId: null, arrived: { unreadMessages: 0, unreadNotifications: 0 } } as OwnState,
  reducers: {
    /** Null when the conversation is not visible: another page or tab. */
    conversationActivated: (state, { payload }: PayloadAction<string | null>) => {
      state.activeConversationId = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(counted.unreadMessageArrived, ({ arrived }) => void (arrived.unreadMessages += 1))
      .addCase(counted.unreadNotificationArrived, ({ arrived }) => void (arrived.unreadNotifications += 1));
  },
});

interface State {
  unread: OwnState;
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

const selectArrived = ({ unread }: State, badge: Badge): number => unread.arrived[badge];

export const unreadSlice = {
  ...slice,
  actions: { ...slice.actions, ...counted },
  selectors: { selectUnread, selectArrived },
};
