import { unreadSlice, type RootState } from '@barg/session';

/** The conversation that the reader has before their eyes. */
export const selectActiveId = (state: RootState): string | null =>
  unreadSlice.selectors.selectUnread(state).activeConversationId;
