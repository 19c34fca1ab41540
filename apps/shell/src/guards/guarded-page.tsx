import { useEffect, useState, type ReactNode } from 'react';
import type { RouteFlags } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Navigate, useLocation } from '@barg/runtime/router';
import {
  authSlice,
  guardRedirect,
  landingPath,
  useAppSelector,
  useCurrentUser,
  useIsAccountDelayed,
  useIsLoggedIn,
  wayBackOf,
  wholePath,
} from '@barg/session';
import { useToast } from '@barg/ui-kit';
import { PageLoading } from '../loading/page-loading.tsx';

/**
 * Whether a session has ended on this page. The session itself leads the visitor away then, and knows the better
 * way: who logs out is not to be brought back here, whose token expired is.
 */
function useHasJustLeft(isLoggedIn: boolean): boolean {
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  return wasLoggedIn && !isLoggedIn;
}

/** Leads home who is logged in and still may not see the page, and says for whom it is. */
function TurnedAway({ to, flags }: { to: string; flags: RouteFlags }) {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const reason = t(flags.operatorOnly ? 'turnedAway.operatorOnly' : 'turnedAway.performerOnly');
  useEffect(() => toast(reason), [toast, reason]);
  return <Navigate to={to} replace />;
}

/** Sends visitors who may not see the page where they belong, before anything of it is loaded. */
export function GuardedPage({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const place = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const isDelayed = useIsAccountDelayed();
  const hasJustLeft = useHasJustLeft(isLoggedIn);
  const role = useCurrentUser()?.role ?? 'user';
  const redirect = guardRedirect(flags, isLoggedIn ? role : 'guest', wholePath(place));
  if (redirect === null) return children;
  // Who it is may be known in a moment; the words for it stand in the notice, which every page has.
  if (isDelayed) return <PageLoading />;
  if (hasJustLeft) return null;
  return isLoggedIn ? <TurnedAway to={redirect} flags={flags} /> : <Navigate to={redirect} replace />;
}

/** For the ways in: whoever is in already, or has just come in, goes on to where they were heading. */
export function GuestPage({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const isLoggedIn = useIsLoggedIn();
  const isDelayed = useIsAccountDelayed();
  const { success: hasComeIn } = useAppSelector(authSlice.selectors.selectLoginAuth);
  const wayBack = wayBackOf(useLocation());
  // The password was taken: the form would only be filled in again.
  if (isDelayed && hasComeIn) return <PageLoading />;
  if (!isLoggedIn || !user) return children;
  return <Navigate to={landingPath(user, wayBack)} replace />;
}
