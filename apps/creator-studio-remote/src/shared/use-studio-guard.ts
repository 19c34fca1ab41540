import { useLeaveGuard, type LeaveGuard } from '@barg/runtime/router';
import { authSlice, store } from '@barg/session';

/** Without an account there is nothing left to lose. */
const isSignedOut = () => !authSlice.selectors.selectIsLoggedIn(store.getState());

/** Holds a page while something would be lost. What asks may still be on its way: nobody leaves meanwhile. */
const never = (): boolean => false;

export const useStudioGuard = (isActive: boolean, isFree: () => boolean = never): LeaveGuard =>
  useLeaveGuard(isActive, () => isSignedOut() || isFree());
