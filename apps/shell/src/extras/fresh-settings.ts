import { useEffect, useRef } from 'react';
import { useLocation } from '@barg/runtime/router';
import { loadOpenness, useIsLoggedIn } from '@barg/session';

/** How old the settings of an open page may be before its next step asks for them. Milliseconds. */
const FRESH_FOR = 60_000;

/**
 * Keeps an open page of a guest in step with what operators change: it asks again when the visitor goes on to another
 * page or comes back to the tab, once a minute at most. Visitors do that at times of their own, so a change makes no
 * storm. Members are told by their socket, which opens once their account is known.
 */
export function useFreshSettings(): void {
  const isUntold = !useIsLoggedIn();
  const { pathname } = useLocation();
  // The page came with settings of its own moment.
  const askedAt = useRef<number>(null);
  useEffect(() => {
    if (!isUntold) return undefined;
    askedAt.current ??= Date.now();
    const look = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - (askedAt.current ?? 0) < FRESH_FOR) return;
      askedAt.current = Date.now();
      void loadOpenness().catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUntold, pathname]);
}
