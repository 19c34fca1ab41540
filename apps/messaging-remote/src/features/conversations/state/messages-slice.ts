import type { ListMessages200, Message } from '@barg/api-client/models';
import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, type QueryError } from '@barg/session';

/** The messages of one conversation, as far as they are loaded: without gaps up to the latest. */
export interface Thread {
  /** In order. */
  items: Message[];
  total: number;
  fetching: boolean;
  error: QueryError | null;
}

/** The status of the last load. */
export interface Attempt<T> {
  success: boolean;
  data: T | null;
  error: QueryError | null;
}

export interface MessagesState {
  threads: Record<string, Thread>;
  send: Attempt<Message>;
  /** Its data is the id of the message, or of the conversation that was cleared. */
  delete: Attempt<string> & { requesting: boolean };
}

const untried = { success: false, data: null, error: null };
const initialState: MessagesState = { threads: {}, send: untried, delete: { ...untried, requesting: false } };
const noMessages: Thread = { items: [], total: 0, fetching: false, error: null };

const threadOf = (state: MessagesState, conversationId: string): Thread =>
  (state.threads[conversationId] ??= { ...noMessages });

const oldestFirst = (page: readonly Message[]): Message[] => page.toReversed();

/** A deleted message stays deleted, in whichever order events arrive. */
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

/** Events of conversations that are not loaded are ignored: opening one loads its messages. */
function take(state: MessagesState, message: Message): void {
  const thread = state.threads[message.conversationId];
  if (thread) put(thread, message);
}

/** Whether it belongs to an older page that is not loaded. */
function restore(state: MessagesState, message: Message): void {
  const { items = [] } = state.threads[message.conversationId] ?? {};
  const place = items.findIndex(({ _id }) => _id === message._id);
  if (place >= 0) items[place] = message;
}

/** `isRead`: the conversation is open and visible. */
interface Received {
  message: Message;
  isRead: boolean;
}
/** `key` is the idempotency key of the message. */
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
      /** By a socket event: from the other side, or another own device. */
      messageReceived: (state, { payload }: PayloadAction<Received>) => take(state, payload.message),
      /** The server has stored it. */
      messageSent: (state, { payload }: PayloadAction<Sent>) => {
        state.send = { success: true, data: payload.message, error: null };
        take(state, payload.message);
      },
      /** It was deleted, on any device. */
      messageDeleted: (state, { payload }: PayloadAction<Message>) => take(state, payload),
      /** An operator's removal was undone. */
      messageRestored: (state, { payload }: PayloadAction<Message>) => restore(state, payload),
      /** It was bought: for its reader with the content, for its sender with the mark. */
      messageUnlocked: (state, { payload }: PayloadAction<Message>) => restore(state, payload),
      pageRequested: (state, { payload: conversationId }: PayloadAction<string>) => {
        Object.assign(threadOf(state, conversationId), { fetching: true, error: null });
      },
      /** Replaces the thread; messages that were received while the page was loading are kept. */
      latestPageLoaded: (state, { payload: { conversationId, data, total } }: PayloadAction<Page>) => {
        const thread = threadOf(state, conversationId);
        const latest = data[0]?.sequence ?? 0;
        const newer = thread.items.filter(({ sequence }) => sequence > latest);
        const items = [...oldestFirst(data), ...newer];
        Object.assign(thread, { items, total: total + newer.length, fetching: false });
      },
      /** Ignored when the thread was replaced meanwhile, because there would be a gap. */
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
      deletionSucceeded: (state, { payload: id }: PayloadAction<string>) => {
        state.delete = { success: true, data: id, error: null, requesting: false };
      },
    },
    selectors: {
      selectThread: (state, conversationId: string): Thread => state.threads[conversationId] ?? noMessages,
      selectDeletion: (state) => state.delete,
    },
  }),
);
