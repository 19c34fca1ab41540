import { createContext, use, useEffect } from 'react';

/** Holds the dialog around open; returns what lets go of it. Null outside of dialogs. */
export const HeldOpenContext = createContext<(() => () => void) | null>(null);

/**
 * Keeps the dialog around from being closed while something that was asked for in it is on its way: otherwise nobody
 * hears how that ended, and whoever takes the closing for a cancellation asks for it a second time. Outside of dialogs
 * it does nothing. `Form` does it for what it sends.
 */
export const useHeldOpen = (isHeld: boolean): void => {
  const hold = use(HeldOpenContext);
  useEffect(() => (isHeld ? hold?.() : undefined), [isHeld, hold]);
};
