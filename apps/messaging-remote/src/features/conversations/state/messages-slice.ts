import type { ListMessages200, Message } from '@barg/api-client/models';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, type QueryError } from '@barg/session';

/** The messages of one conversation, as far as they are loaded: without gaps up to the latest. */
export interface Thread {
  /** In the order of writing. */
  items: Message[];
  total: number;
  fetching: boolean;
  error: QueryError | null;
}

/** How the last attempt went. */
export interface Attempt<T> {
  success: boolean;
  data: T | null;
  error: QueryError | null;
}

export interface MessagesState {
  threads: Record<string, Thread>;
  send: Attempt<Message>;
  /** Its data is the id of the message. */
  delete: Attempt<string> & { requesting: boolean };
}

const untried = { success: false, data: null, error: null };
const initialState: MessagesState = { threads: {}, send: untried, delete: { ...untried, requesting: false } };
const noMessages: Thread = { items: [], total: 0, fetching: false, error: null };

const threadOf = (state: MessagesState, conversationId: string): Thread =>
  (state.threads[conversationId] ??= { ...noMessages });

const oldestFirst = (page: readonly Message[]): Message[] => page.toReversed();

/** A deleted message stays deleted, in whichever order the news of it arrive. */
function put(thread: Thread, message: Message): void {
  const place = thread.items.findIndex(({ _id }) => _id === message._id);
  if (place >= 0) {
    if (!thread.items[place]?.isDeleted) thread.items[place] = message;
    return;
  }
  const next = thread.items.findLastIndex(({ sequence }) => sequence < message.sequence) + 1;
  thread.items.splice(next, 0, message);
  thread.total += 1;
}

/** News of a conversation that was never opened are not kept: opening it loads them. */
function take(state: MessagesState, message: Message): void {
  const thread = state.threads[message.conversationId];
  if (thread) put(thread, message);
}

/** Of an older page that is not loaded: it comes with that page. */
function restore(state: MessagesState, message: Message): void {
  const { items = [] } = state.threads[message.conversationId] ?? {};
  const place = items.findIndex(({ _id }) => _id === message._id);
  if (place >= 0) items[place] = message;
}

/** `isRead`: before the reader's eyes. */
interface Received {
  message: Message;
  isRead: boolean;
}
/** `key` is what the message was sent with. */
interface Sent {
  message: Message;
  key: string;
}
type Page = ListMessages200 & { conversationId: string };
type OlderPage = Page & { /** The oldest message when it was asked for. */ before: string | undefined };

export const messages = injectSlice(
  createSlice({
    name: 'messaging/messages',
    initialState,
    reducers: {
      /** It came by the socket, from the other side or another device of one's own. */
      messageReceived: (state, { payload }: PayloadAction<Received>) => take(state, payload.message),
      /** The server took it. */
      messageSent: (state, { payload }: PayloadAction<Sent>) => {
        state.send = { success: true, data: payload.message, error: null };
        take(state, payload.message);
      },
      /** It lost its text, on whichever device. */
      messageDeleted: (state, { payload }: PayloadAction<Message>) => take(state, payload),
      /** An operator had removed it, and it has its text again. */
      messageRestored: (state, { payload }: PayloadAction<Message>) => restore(state, payload),
      /** It was bought: its reader gets it whole, its sender is told. */
      messageUnlocked: (state, { payload }: PayloadAction<Message>) => restore(state, payload),
      pageRequested: (state, { payload: conversationId }: PayloadAction<string>) => {
        Object.assign(threadOf(state, conversationId), { fetching: true, error: null });
      },
      /** Replaces the thread; what came by the socket while the page was on its way stays. */
      latestPageLoaded: (state, { payload: { conversationId, data, total } }: PayloadAction<Page>) => {
        const thread = threadOf(state, conversationId);
        const latest = data[0]?.sequence ?? 0;
        const newer = thread.items.filter(({ sequence }) => sequence > latest);
        const items = [...oldestFirst(data), ...newer];
        Object.assign(thread, { items, total: total + newer.length, fetching: false });
      },
      /** Dropped when the thread was replaced meanwhile: it would leave a gap. */
      olderPageLoaded: (state, { payload: { conversationId, data, total, before } }: PayloadAction<OlderPage>) => {
        const thread = threadOf(state, conversationId);
        thread.fetching = false;
        if (thread.items[0]?._id !== before) return;
        const known = new Set(thread.items.map(({ _id }) => _id));
        thread.items.unshift(...oldestFirst(data).filter(({ _id }) => !known.has(_id)));
        thread.total = Math.max(total, thread.items.length);
      },
      pageFailed: (
        state,
        { payload: { conversationId, error } }: PayloadAction<{ conversationId: string; error: QueryError }>,
      ) => {
        Object.assign(threadOf(state, conversationId), { fetching: false, error });
      },
      sendFailed: (state, { payload }: PayloadAction<{ key: string; error: QueryError }>) => {
        state.send = { success: false, data: null, error: payload.error };
      },
      deletionRequested: (state) => {
        state.delete = { ...untried, requesting: true };
      },
      deletionFailed: (state, { payload: error }: PayloadAction<QueryError>) => {
        state.delete = { ...untried, error, requesting: false };
      },
      deletionSucceeded: (state, { payload: messageId }: PayloadAction<string>) => {
        state.delete = { success: true, data: messageId, error: null, requesting: false };
      },
    },
    selectors: {
      selectThread: (state, conversationId: string): Thread => state.threads[conversationId] ?? noMessages,
      selectDeletion: (state) => state.delete,
    },
  }),
);
