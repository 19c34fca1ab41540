import { useCallback, useRef } from 'react';

interface HandedFocus {
  /** To be called by the press that takes the pressed control away. */
  hand: () => void;
  /** Reference of what comes in its place: it is focused as it comes, once for each press. */
  take: (element: HTMLElement | null) => void;
}

/**
 * Hands the focus on when what is pressed is replaced, as a button by the field that it opens. Else the focus would be
 * lost, or in a dialog go to its first button, which closes it: who presses Enter twice would leave.
 */
export function useHandedFocus(): HandedFocus {
  const isDue = useRef(false);
  const hand = useCallback(() => {
    isDue.current = true;
  }, []);
  const take = useCallback((element: HTMLElement | null) => {
    if (!element || !isDue.current) return;
    isDue.current = false;
    element.focus();
  }, []);
  return { hand, take };
}
