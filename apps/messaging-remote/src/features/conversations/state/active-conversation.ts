import { unreadSlice, userSlice, type RootState } from '@barg/session';

/** The conversation that is open and visible. */
export const selectActiveId = (state: RootState): string | null =>
  unreadSlice.selectors.selectUnread(state).activeConversationId;

/** Who reads, and what is before its eyes. */
export interface Reader {
  myId: string | undefined;
  activeId: string | null;
}

export const selectReader = (state: RootState): Reader => ({
  myId: userSlice.selectors.selectCurrentUser(state)?._id,
  activeId: selectActiveId(state),
});
