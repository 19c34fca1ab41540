import type { Message } from '@barg/api-client/models';
import { createSelector, createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';
import { messages } from './messages-slice.ts';

/** A message that the server has not taken yet. */
export interface Outgoing {
  /** The same for every attempt, so that a repeated one writes nothing twice. */
  key: string;
  conversationId: string;
  text: string;
  /** Keys of what it shows. */
  attachments: string[];
  createdAt: string;
  status: 'sending' | 'failed';
  /** Why it failed, where the server said so. */
  reason: string;
}

interface ComposerState {
  /** What is written and not sent, by conversation. */
  drafts: Record<string, string>;
  outbox: Outgoing[];
}

const initialState: ComposerState = { drafts: {}, outbox: [] };

export const composer = injectSlice(
  createSlice({
    name: 'messaging/composer',
    initialState,
    reducers: {
      draftChanged: (state, { payload }: PayloadAction<{ conversationId: string; text: string }>) => {
        state.drafts[payload.conversationId] = payload.text;
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
      /** Undefined where nothing was written since the session began. */
      selectDraft: (state, conversationId: string): string | undefined => state.drafts[conversationId],
      selectOutbox: createSelector(
        [(state: ComposerState) => state.outbox, (_state: ComposerState, conversationId: string) => conversationId],
        (outbox, conversationId) => outbox.filter((outgoing) => outgoing.conversationId === conversationId),
      ),
      /** The answer to what is being sent tells of it, so its event is old news. */
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
