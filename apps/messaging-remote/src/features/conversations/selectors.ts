import type { Conversation, Message } from '@barg/api-client/models';
import { createSelector } from '@barg/runtime/store';
import { toQueryError, type QueryError, type RootState } from '@barg/session';
import { conversationApi } from './api/get-conversation.ts';
import { conversationsApi } from './api/list-conversations.ts';
import {
  hasNewerThan,
  hasOlderThan,
  messagesApi,
  messagesIn,
  type ThreadPages,
  type ThreadRef,
} from './api/list-messages.ts';
import { selectActiveId } from './state/active-conversation.ts';
import { findRow, listedIn, type ConversationPages } from './state/conversation-rows.ts';
import { TABS, type ConversationTab } from './state/listing.ts';

/** Specification, section 3: a list of conversations. */
export interface ConversationsState {
  requesting: boolean;
  success: boolean;
  error: QueryError | null;
  /** The ids, in their order. */
  data: string[];
  total: number;
  byId: Record<string, Conversation>;
}

/** Specification, section 3: the messages of one conversation, as far as they are loaded. */
export interface Thread {
  /** In order, without gaps. */
  items: Message[];
  total: number;
  fetching: boolean;
  success: boolean;
  error: QueryError | null;
  hasOlder: boolean;
  /** Whether it ends before the latest message: then nothing new is added to it. */
  hasNewer: boolean;
}

/** A cache entry. */
interface Asked<Data> {
  data?: Data;
  status: string;
  error?: unknown;
}

/** The state of the last attempt; no error while another one is under way. */
const attemptOf = (status: string, error: unknown): { isPending: boolean; error: QueryError | null } => {
  const isPending = status === 'pending';
  return { isPending, error: error && !isPending ? toQueryError(error) : null };
};

/** The open conversation has no unread messages, whatever the server counted before. */
const asRead = (row: Conversation, activeId: string | null): Conversation =>
  row._id === activeId && row.totalNotSeenMessages > 0 ? { ...row, totalNotSeenMessages: 0 } : row;

const toConversations = createSelector(
  [
    (asked: Asked<ConversationPages>) => asked.data,
    (asked: Asked<ConversationPages>) => asked.status,
    (asked: Asked<ConversationPages>) => asked.error,
    (_asked: Asked<ConversationPages>, list: ConversationTab) => list,
    (_asked: Asked<ConversationPages>, _list: ConversationTab, activeId: string | null) => activeId,
  ],
  (cached, status, failure, list, activeId): ConversationsState => {
    const { isPending: requesting, error } = attemptOf(status, failure);
    const rows = cached ? listedIn(list, cached).map((row) => asRead(row, activeId)) : [];
    return {
      requesting,
      success: cached !== undefined,
      error,
      data: rows.map(({ _id }) => _id),
      total: cached?.pages.at(-1)?.total ?? 0,
      byId: Object.fromEntries(rows.map((row) => [row._id, row])),
    };
  },
);

export const selectConversations = (state: RootState, list: ConversationTab): ConversationsState =>
  toConversations(conversationsApi.endpoints.conversations.select(list)(state), list, selectActiveId(state));

/** A conversation, opened or in one of the lists. */
export const selectConversation = (state: RootState, id: string): Conversation | undefined => {
  const opened = conversationApi.endpoints.conversation.select(id)(state).data;
  if (opened) return opened;
  for (const list of TABS) {
    const row = findRow(conversationsApi.endpoints.conversations.select(list)(state).data, id);
    if (row) return row;
  }
  return undefined;
};

/** Apart from the rest, so that what is drawn stays the same while an older page is on its way. */
const toItems = createSelector([(cached: ThreadPages) => cached], (cached) => messagesIn(cached).toReversed());

const NO_MESSAGES: Message[] = [];

const toThread = createSelector(
  [
    (asked: Asked<ThreadPages>) => asked.data,
    (asked: Asked<ThreadPages>) => asked.status,
    (asked: Asked<ThreadPages>) => asked.error,
  ],
  (cached, status, failure): Thread => {
    const { isPending: fetching, error } = attemptOf(status, failure);
    const items = cached ? toItems(cached) : NO_MESSAGES;
    return {
      items,
      total: Math.max(items.length, cached?.pages.at(-1)?.total ?? 0),
      fetching,
      success: cached !== undefined,
      error,
      hasOlder: cached !== undefined && hasOlderThan(cached),
      hasNewer: cached !== undefined && hasNewerThan(cached),
    };
  },
);

export const selectThread = (state: RootState, ref: ThreadRef): Thread =>
  toThread(messagesApi.endpoints.messages.select(ref)(state));
