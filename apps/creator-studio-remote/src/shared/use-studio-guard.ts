import { useLeaveGuard, type LeaveGuard } from '@barg/runtime/router';
import { authSlice, useAppStore } from '@barg/session';

/** Holds a page while something would be lost. What asks may still be on its way: nobody leaves meanwhile. */
const never = (): boolean => false;

export function useStudioGuard(isActive: boolean, isFree: () => boolean = never): LeaveGuard {
  const store = useAppStore();
  // Without an account there is nothing left to lose.
  const isSignedOut = () => !authSlice.selectors.selectIsLoggedIn(store.getState());
  return useLeaveGuard(isActive, () => isSignedOut() || isFree());
}
