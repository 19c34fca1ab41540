import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice, toQueryError } from '@barg/session';
import { sendingApi } from '../api/send-message.ts';
import type { Unsent } from './unsent-messages.ts';

/** A message that the server has not stored yet. */
export interface Outgoing extends Unsent {
  /** The idempotency key, the same for all attempts. */
  key: string;
  conversationId: string;
  /** The keys of its attachments. */
  attachments: string[];
  createdAt: string;
  status: 'sending' | 'failed';
  /** The server's error message, if there is one. */
  reason: string;
}

interface ComposerState {
  /** The drafts by conversation. */
  drafts: Record<string, Unsent>;
  outbox: Outgoing[];
}

const { sendMessage } = sendingApi.endpoints;

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
      outgoingDiscarded: (state, { payload: discarded }: PayloadAction<string>) => {
        state.outbox = state.outbox.filter(({ key }) => key !== discarded);
      },
    },
    extraReducers: (builder) => {
      builder
        .addMatcher(sendMessage.matchPending, (state, { meta }) => {
          const sending = meta.arg.originalArgs;
          const others = state.outbox.filter(({ key }) => key !== sending.key);
          state.outbox = [...others, { ...sending, status: 'sending', reason: '' }];
        })
        .addMatcher(sendMessage.matchFulfilled, (state, { meta }) => {
          state.outbox = state.outbox.filter(({ key }) => key !== meta.arg.originalArgs.key);
        })
        .addMatcher(sendMessage.matchRejected, (state, { meta, payload }) => {
          const outgoing = state.outbox.find(({ key }) => key === meta.arg.originalArgs.key);
          if (outgoing) Object.assign(outgoing, { status: 'failed', reason: toQueryError(payload).message });
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
