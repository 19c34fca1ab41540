import { createSlice, type PayloadAction } from '@barg/runtime/store';
import { injectSlice } from '@barg/session';
import type { Message } from '@barg/api-client/models';

/** What is being done with a message at the foot of its conversation. */
export interface Act {
  kind: 'reply' | 'edit';
  message: Message;
}

/** By conversation. */
const initialState: Partial<Record<string, Act>> = {};

export const acts = injectSlice(
  createSlice({
    name: 'messaging/acts',
    initialState,
    reducers: {
      actBegun: (state, { payload }: PayloadAction<Act>) => {
        state[payload.message.conversationId] = payload;
      },
      actEnded: (state, { payload: conversationId }: PayloadAction<string>) => {
        delete state[conversationId];
      },
    },
    selectors: {
      selectAct: (state, conversationId: string): Act | undefined => state[conversationId],
    },
  }),
);
