import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { CurrentUser, PublicSettings } from '@barg/api-client/models';
import { authSlice } from './auth/auth-slice.ts';
import { settingsSlice } from './settings/settings-slice.ts';
import { useAppSelector, useAppStore } from './store/hooks.ts';
import type { AppStore } from './store/store.ts';
import { userSlice } from './user/user-slice.ts';

/** The signed-in account, or null for a guest. */
export const useCurrentUser = (): CurrentUser | null => useAppSelector(userSlice.selectors.selectCurrentUser);

export const useIsLoggedIn = (): boolean => useAppSelector(authSlice.selectors.selectIsLoggedIn);

/** Whether the token's account is still being requested, after a failed attempt. */
export const useIsAccountDelayed = (): boolean => useAppSelector(authSlice.selectors.selectIsDelayed);

/**
 * Whether there is no token. Only guests are sent to the login: with a delayed account the visitor is a member already,
 * and calls work with the token alone.
 */
export const useIsGuest = (): boolean => {
  const isLoggedIn = useIsLoggedIn();
  const isDelayed = useIsAccountDelayed();
  return !isLoggedIn && !isDelayed;
};

/** One public setting: `const minimum = useSetting('minimumTipPrice')`. */
export const useSetting = <Name extends keyof PublicSettings>(name: Name): PublicSettings[Name] =>
  useAppSelector((state) => settingsSlice.selectors.selectSettings(state)[name]);

const neverChanges = () => () => undefined;
const [yes, no] = [(): boolean => true, (): boolean => false];

/** Whether this component is on a server, or takes over what a server has drawn: it has to draw the same then. */
export const useIsTakingOver = (): boolean => useSyncExternalStore(neverChanges, no, yes);

const isLoading = (store: AppStore): boolean => store.getState().ui.initialLoading;

/**
 * Whether the first page of this visit is still loading: other loads wait. Its end is a transition, because many parts
 * render then. Of a drawn page each part is taken over by itself, some of them after that end: it draws as the server did
 * then, and only what was taken over after the end is drawn once more.
 */
export const useIsStarting = (): boolean => {
  const store = useAppStore();
  const [hasStarted, setHasStarted] = useState(false);
  const wasStarting = useSyncExternalStore(neverChanges, () => isLoading(store), yes);
  useEffect(() => {
    if (!wasStarting) return undefined;
    return store.subscribe(() => {
      if (!isLoading(store)) startTransition(() => setHasStarted(true));
    });
  }, [store, wasStarting]);
  return wasStarting && !hasStarted;
};
