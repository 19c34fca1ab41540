import { useDeferredValue } from 'react';
import type { CurrentUser, PublicSettings } from '@barg/api-client/models';
import { authSlice } from './auth/auth-slice.ts';
import { settingsSlice } from './settings/settings-slice.ts';
import { useAppSelector } from './store/hooks.ts';
import { uiSlice } from './ui/ui-slice.ts';
import { userSlice } from './user/user-slice.ts';

/** The signed-in account, or null for a guest. */
export const useCurrentUser = (): CurrentUser | null => useAppSelector(userSlice.selectors.selectCurrentUser);

export const useIsLoggedIn = (): boolean => useAppSelector(authSlice.selectors.selectIsLoggedIn);

/** Whether it is still asked whose the token of this browser is, after an attempt that failed. */
export const useIsAccountDelayed = (): boolean => useAppSelector(authSlice.selectors.selectIsDelayed);

/**
 * Whether nobody's token is here. Only guests are led to log in: whose account is delayed is a member already, and what
 * needs no particulars of the account works with the token alone.
 */
export const useIsGuest = (): boolean => {
  const isLoggedIn = useIsLoggedIn();
  const isDelayed = useIsAccountDelayed();
  return !isLoggedIn && !isDelayed;
};

/** One public setting: `const minimum = useSetting('minimumTipPrice')`. */
export const useSetting = <Name extends keyof PublicSettings>(name: Name): PublicSettings[Name] =>
  useAppSelector((state) => settingsSlice.selectors.selectSettings(state)[name]);

/**
 * Whether the first page of this visit is still on its way: what can wait leaves it the line. Its end is drawn in
 * slices, since it brings much at once that nobody waits for.
 */
export const useIsStarting = (): boolean =>
  useDeferredValue(useAppSelector((state) => uiSlice.selectors.selectUi(state).initialLoading));
