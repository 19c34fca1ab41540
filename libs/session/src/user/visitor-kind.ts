import type { VisitorKind } from '@barg/contract';
import { authSlice } from '../auth/auth-slice.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { RootState } from '../store/store.ts';
import { userSlice } from './user-slice.ts';

/** The visitor's kind, for navigation, slots and their texts. */
export const selectVisitorKind = (state: RootState): VisitorKind => {
  const role = userSlice.selectors.selectCurrentUser(state)?.role;
  return role ?? (authSlice.selectors.selectIsDelayed(state) ? 'delayed' : 'guest');
};

export const useVisitorKind = (): VisitorKind => useAppSelector(selectVisitorKind);
