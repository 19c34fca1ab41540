import type { Conversation, ListConversations200, Message } from '@barg/api-client/models';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, unreadSlice, type QueryError } from '@barg/session';
import { byPlace, enters, stays, type ConversationTab } from './listing.ts';
import { messages } from './messages-slice.ts';

export interface ConversationsState {
  requesting: boolean;
  success: boolean;
  error: QueryError | null;
  /** The listed ones, in their order. */
  ids: string[];
  /** The total of the list. */
  total: number;
  /** All loaded conversations, listed or not. */
  byId: Record<string, Conversation>;
  list: ConversationTab;
}

const initialState: ConversationsState = {
  requesting: false,
  success: false,
  error: null,
  ids: [],
  total: 0,
  byId: {},
  list: 'all',
};

/** The open conversation has no unread messages, whatever the server counted before. */
function keep(state: ConversationsState, conversation: Conversation, activeId: string | null): void {
  const isActive = conversation._id === activeId;
  state.byId[conversation._id] = isActive ? { ...conversation, totalNotSeenMessages: 0 } : conversation;
}

function list(state: ConversationsState, conversation: Conversation): void {
  const place = state.ids.indexOf(conversation._id);
  if (place < 0 && conversation.lastMessageCreatedAt !== null && enters(state.list, conversation)) {
    state.ids.push(conversation._id);
    state.total += 1;
  } else if (place >= 0 && !stays(state.list, conversation)) {
    state.ids.splice(place, 1);
    state.total -= 1;
  }
  // The server's order of spenders is told by nothing else.
  if (state.list !== 'top-spenders') state.ids.sort((one, other) => byPlace(state.byId[one], state.byId[other]));
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
  // As the server does it: news bring an archived conversation back, unless it is muted.
  conversation.isArchived &&= conversation.isMuted;
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

type Page = ListConversations200 & Reading & { list: ConversationTab; offset: number };
/** What somebody has set for its side of a conversation. */
export type Side = Pick<Conversation, 'isMuted' | 'isPinned' | 'isArchived' | 'name' | 'note'>;
type SideChange = Side & { conversationId: string };

type Loaded = Reading & { conversation: Conversation };

export const conversations = injectSlice(
  createSlice({
    name: 'messaging/conversations',
    initialState,
    reducers: {
      conversationsRequested: (state, { payload: asked }: PayloadAction<ConversationTab>) => {
        const isOther = asked !== state.list;
        Object.assign(
          state,
          { requesting: true, error: null, list: asked },
          isOther && { ids: [], total: 0, success: false },
        );
      },
      conversationsLoaded: (
        state,
        { payload: { list: asked, offset, data, total, activeId } }: PayloadAction<Page>,
      ) => {
        if (asked !== state.list) return;
        data.forEach((conversation) => keep(state, conversation, activeId));
        const known = offset === 0 ? [] : state.ids;
        state.ids = [...new Set([...known, ...data.map(({ _id }) => _id)])];
        Object.assign(state, { requesting: false, success: true, total });
      },
      conversationsFailed: (
        state,
        { payload: { list: asked, error } }: PayloadAction<{ list: ConversationTab; error: QueryError }>,
      ) => {
        if (asked === state.list) Object.assign(state, { requesting: false, error });
      },
      /** A conversation was loaded for its page. */
      conversationLoaded: (state, { payload: { conversation, activeId } }: PayloadAction<Loaded>) =>
        keep(state, conversation, activeId),
      /** An unknown conversation got a message. */
      conversationAppeared: (state, { payload: { conversation, activeId } }: PayloadAction<Loaded>) => {
        keep(state, conversation, activeId);
        list(state, conversation);
      },
      /** Its side was changed, on any device. */
      conversationUpdated: (state, { payload: { conversationId, ...side } }: PayloadAction<SideChange>) => {
        const conversation = state.byId[conversationId];
        if (!conversation) return;
        Object.assign(conversation, side);
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
