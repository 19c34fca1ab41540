import { unreadSlice, type RootState } from '@barg/session';

/** The conversation that is open and visible. */
export const selectActiveId = (state: RootState): string | null =>
  unreadSlice.selectors.selectUnread(state).activeConversationId;
