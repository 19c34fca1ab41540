import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from '@barg/runtime/router';
import { guardRedirect, landingPath, useCurrentUser, useIsLoggedIn, type RouteFlags } from '@barg/session';

/** Sends visitors who may not see the page where they belong, before anything of it is loaded. */
export function GuardedPage({ flags, children }: { flags: RouteFlags; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useCurrentUser()?.isPerformer ?? false;
  const redirect = guardRedirect(flags, { isLoggedIn, isPerformer }, pathname + search);
  return redirect === null ? children : <Navigate to={redirect} replace />;
}

/** For the ways in: whoever is in already, or has just come in, goes on to where they were heading. */
export function GuestPage({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const isLoggedIn = useIsLoggedIn();
  const [query] = useSearchParams();
  if (!isLoggedIn || !user) return children;
  return <Navigate to={landingPath(user, query.get('returnUrl'))} replace />;
}
