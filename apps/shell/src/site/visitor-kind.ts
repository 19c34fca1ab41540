import type { VisitorKind } from '@barg/contract';
import { authSlice, userSlice, useAppSelector, type RootState } from '@barg/session';

/** Who is here, for the navigation and the texts that it needs. */
export const selectVisitorKind = (state: RootState): VisitorKind => {
  const role = userSlice.selectors.selectCurrentUser(state)?.role;
  return role ?? (authSlice.selectors.selectIsDelayed(state) ? 'delayed' : 'guest');
};

export const useVisitorKind = (): VisitorKind => useAppSelector(selectVisitorKind);
