import type { Conversation, ListConversations200, Message } from '@barg/api-client/models';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, unreadSlice, type QueryError } from '@barg/session';
import { messages } from './messages-slice.ts';

export interface ConversationFilter {
  /** Part of the other side's name. */
  q: string;
  /** Only those with unread messages. */
  unread: boolean;
}

export interface ConversationsState {
  requesting: boolean;
  success: boolean;
  error: QueryError | null;
  /** The listed ones, the latest message first. */
  ids: string[];
  /** The total with the filter. */
  total: number;
  /** All loaded conversations, listed or not. */
  byId: Record<string, Conversation>;
  filter: ConversationFilter;
}

const initialState: ConversationsState = {
  requesting: false,
  success: false,
  error: null,
  ids: [],
  total: 0,
  byId: {},
  filter: { q: '', unread: false },
};

const isSame = (one: ConversationFilter, other: ConversationFilter): boolean =>
  one.q === other.q && one.unread === other.unread;

/** The open conversation has no unread messages, whatever the server counted before. */
function keep(state: ConversationsState, conversation: Conversation, activeId: string | null): void {
  const isActive = conversation._id === activeId;
  state.byId[conversation._id] = isActive ? { ...conversation, totalNotSeenMessages: 0 } : conversation;
}

/** Events add nothing to the results of a search, which the server makes. */
const belongs = ({ filter }: ConversationsState, { totalNotSeenMessages }: Conversation): boolean =>
  filter.q === '' && (!filter.unread || totalNotSeenMessages > 0);

function list(state: ConversationsState, conversation: Conversation): void {
  if (!state.ids.includes(conversation._id) && belongs(state, conversation)) {
    state.ids.push(conversation._id);
    state.total += 1;
  }
  const latestOf = (id: string): string => state.byId[id]?.lastMessageCreatedAt ?? '';
  state.ids.sort((one, other) => latestOf(other).localeCompare(latestOf(one)));
}

/** As in the server's list, which has no text of paid messages. */
const previewOf = ({ text, price }: Message): string => (price === null ? text : '');

function takeMessage(state: ConversationsState, message: Message, isRead: boolean): void {
  const conversation = state.byId[message.conversationId];
  if (!conversation || message.sequence <= conversation.lastSequence) return;
  conversation.lastMessage = previewOf(message);
  conversation.isLastMessagePaid = message.price !== null;
  conversation.lastMessageType = message.type;
  conversation.isLastMessageDeleted = message.isDeleted;
  conversation.lastMessageCreatedAt = message.createdAt;
  conversation.lastSenderId = message.senderId;
  conversation.lastSequence = message.sequence;
  if (!isRead) conversation.totalNotSeenMessages += 1;
  list(state, conversation);
}

function markRead(state: ConversationsState, conversationId: string): void {
  const conversation = state.byId[conversationId];
  if (conversation) conversation.totalNotSeenMessages = 0;
}

/** With the id of the open conversation, which is in another slice. */
interface Reading {
  activeId: string | null;
}

type Page = ListConversations200 & Reading & { filter: ConversationFilter; offset: number };
type Loaded = Reading & { conversation: Conversation };

export const conversations = injectSlice(
  createSlice({
    name: 'messaging/conversations',
    initialState,
    reducers: {
      conversationsRequested: (state, { payload: filter }: PayloadAction<ConversationFilter>) => {
        const isOther = !isSame(filter, state.filter);
        Object.assign(
          state,
          { requesting: true, error: null, filter },
          isOther && { ids: [], total: 0, success: false },
        );
      },
      conversationsLoaded: (state, { payload: { filter, offset, data, total, activeId } }: PayloadAction<Page>) => {
        if (!isSame(filter, state.filter)) return;
        data.forEach((conversation) => keep(state, conversation, activeId));
        const known = offset === 0 ? [] : state.ids;
        state.ids = [...new Set([...known, ...data.map(({ _id }) => _id)])];
        Object.assign(state, { requesting: false, success: true, total });
      },
      conversationsFailed: (
        state,
        { payload: { filter, error } }: PayloadAction<{ filter: ConversationFilter; error: QueryError }>,
      ) => {
        if (isSame(filter, state.filter)) Object.assign(state, { requesting: false, error });
      },
      /** A conversation was loaded for its page. */
      conversationLoaded: (state, { payload: { conversation, activeId } }: PayloadAction<Loaded>) =>
        keep(state, conversation, activeId),
      /** An unknown conversation got a message. */
      conversationAppeared: (state, { payload: { conversation, activeId } }: PayloadAction<Loaded>) => {
        keep(state, conversation, activeId);
        list(state, conversation);
      },
      conversationRead: (state, { payload: conversationId }: PayloadAction<string>) => markRead(state, conversationId),
    },
    extraReducers: (builder) => {
      builder
        .addCase(messages.actions.messageReceived, (state, { payload }) =>
          takeMessage(state, payload.message, payload.isRead),
        )
        .addCase(messages.actions.messageSent, (state, { payload }) => takeMessage(state, payload.message, true))
        .addCase(messages.actions.messageDeleted, (state, { payload: message }) => {
          const conversation = state.byId[message.conversationId];
          if (conversation?.lastMessageCreatedAt !== message.createdAt) return;
          Object.assign(conversation, { lastMessage: '', isLastMessagePaid: false, isLastMessageDeleted: true });
        })
        .addCase(messages.actions.messageRestored, (state, { payload: message }) => {
          const conversation = state.byId[message.conversationId];
          if (conversation?.lastMessageCreatedAt !== message.createdAt) return;
          const changes = {
            lastMessage: previewOf(message),
            isLastMessagePaid: message.price !== null,
            lastMessageType: message.type,
            isLastMessageDeleted: false,
          };
          Object.assign(conversation, changes);
        })
        .addCase(unreadSlice.actions.conversationActivated, (state, { payload: conversationId }) => {
          if (conversationId !== null) markRead(state, conversationId);
        });
    },
    selectors: {
      selectConversations: (state) => state,
      selectConversation: (state, id: string): Conversation | undefined => state.byId[id],
    },
  }),
);
