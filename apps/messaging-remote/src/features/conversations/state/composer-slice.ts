import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, toQueryError } from '@barg/session';
import { sendingApi } from '../api/send-message.ts';
import { sendingDiscarded, sendingHeld, type Outgoing, type Unsent } from './outgoing.ts';

interface ComposerState {
  /** The drafts by conversation. */
  drafts: Record<string, Unsent>;
  outbox: Outgoing[];
}

const { sendMessage } = sendingApi.endpoints;

const setStatus = (
  state: ComposerState,
  key: string,
  values: Partial<Pick<Outgoing, 'status' | 'reason' | 'isClosed'>>,
): void => {
  const outgoing = state.outbox.find((one) => one.key === key);
  if (outgoing) Object.assign(outgoing, values);
};

const initialState: ComposerState = { drafts: {}, outbox: [] };

export const composer = injectSlice(
  createSlice({
    name: 'messaging/composer',
    initialState,
    reducers: {
      draftChanged: (
        state,
        { payload: { conversationId, text, price } }: PayloadAction<Unsent & { conversationId: string }>,
      ) => {
        state.drafts[conversationId] = { text, price };
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(sendingDiscarded, (state, { payload: discarded }) => {
          state.outbox = state.outbox.filter(({ key }) => key !== discarded);
        })
        .addCase(sendingHeld, (state, { payload: key }) => setStatus(state, key, { status: 'waiting' }))
        .addMatcher(sendMessage.matchPending, (state, { meta }) => {
          const sending = meta.arg.originalArgs;
          const outgoing: Outgoing = { ...sending, status: 'sending', reason: '', isClosed: false };
          state.outbox = [...state.outbox.filter(({ key }) => key !== sending.key), outgoing];
        })
        .addMatcher(sendMessage.matchFulfilled, (state, { meta }) => {
          state.outbox = state.outbox.filter(({ key }) => key !== meta.arg.originalArgs.key);
        })
        .addMatcher(sendMessage.matchRejected, (state, { meta, payload }) => {
          const { key } = meta.arg.originalArgs;
          const { message: reason, statusCode } = toQueryError(payload);
          setStatus(state, key, { status: 'failed', reason, isClosed: statusCode === 404 });
        });
    },
    selectors: {
      /** Undefined if nothing was typed in this session. */
      selectDraft: (state, conversationId: string): Unsent | undefined => state.drafts[conversationId],
      selectOutbox: createSelector(
        [(state: ComposerState) => state.outbox, (_state: ComposerState, conversationId: string) => conversationId],
        (outbox, conversationId) => outbox.filter((outgoing) => outgoing.conversationId === conversationId),
      ),
    },
  }),
);
