import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { holdHistory, type HeldHistory } from './hold-history.ts';
import { prepareSteps } from './layers.ts';

export interface LeaveGuard {
  /** A step to leave waits for an answer. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

const askBrowser = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * While active, the browser asks before the page is closed or reloaded: for data that navigation within the page keeps.
 */
export function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isActive]);
}

const never = (): boolean => false;

/**
 * While active, asks before the page is left by a link, the browser's Back, or closing (there in the browser's words).
 * `isFree` exempts steps, as after the session's end.
 */
export function useLeaveGuard(isActive: boolean, isFree: () => boolean = never): LeaveGuard {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [held, setHeld] = useState<{ leave: () => void } | null>(null);
  useUnloadGuard(isActive);
  const latestIsFree = useRef(isFree);
  useEffect(() => {
    latestIsFree.current = isFree;
  });

  useEffect(() => {
    if (!isActive) return undefined;
    // Before the hold, which replaces `push` and restores what it found: that must be the prepared one.
    prepareSteps(navigator);
    const letGo = holdHistory(navigator as HeldHistory, {
      ask: (leave) => setHeld({ leave }),
      isFree: () => latestIsFree.current(),
    });
    return () => {
      letGo();
      setHeld(null);
    };
  }, [isActive, navigator]);

  return {
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      setHeld(null);
      held?.leave();
    },
  };
}
