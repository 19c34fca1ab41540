import type { Message } from '@barg/api-client/models';
import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';
import { messages } from './messages-slice.ts';
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
      sendRequested: (state, { payload }: PayloadAction<Omit<Outgoing, 'status' | 'reason'>>) => {
        const others = state.outbox.filter(({ key }) => key !== payload.key);
        state.outbox = [...others, { ...payload, status: 'sending', reason: '' }];
      },
      outgoingDiscarded: (state, { payload: discarded }: PayloadAction<string>) => {
        state.outbox = state.outbox.filter(({ key }) => key !== discarded);
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(messages.actions.messageSent, (state, { payload }) => {
          state.outbox = state.outbox.filter(({ key }) => key !== payload.key);
        })
        .addCase(messages.actions.sendFailed, (state, { payload }) => {
          const outgoing = state.outbox.find(({ key }) => key === payload.key);
          if (outgoing) Object.assign(outgoing, { status: 'failed', reason: payload.error.message });
        });
    },
    selectors: {
      /** Undefined if nothing was typed in this session. */
      selectDraft: (state, conversationId: string): Unsent | undefined => state.drafts[conversationId],
      selectOutbox: createSelector(
        [(state: ComposerState) => state.outbox, (_state: ComposerState, conversationId: string) => conversationId],
        (outbox, conversationId) => outbox.filter((outgoing) => outgoing.conversationId === conversationId),
      ),
      /** Whether the message is being sent from here: its event is ignored, because the response has it. */
      selectIsBeingSent: (state, { conversationId, text, files }: Pick<Message, 'conversationId' | 'text' | 'files'>) =>
        state.outbox.some(
          (outgoing) =>
            outgoing.status === 'sending' &&
            outgoing.conversationId === conversationId &&
            outgoing.text === text &&
            outgoing.attachments.length === files.length,
        ),
    },
  }),
);
