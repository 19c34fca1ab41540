import { useEffect, useLayoutEffect, useRef } from 'react';

/** The button of the menu whose entry was chosen last. */
let menuButton: HTMLElement | null = null;

/** To be called while the menu is still open. */
export const rememberMenuButton = (): void => {
  menuButton = document.querySelector<HTMLElement>('[aria-haspopup][aria-expanded="true"]');
};

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/**
 * Gives the focus back when a dialog has closed and nothing else has it: to what had it before, or to the button of the
 * menu that the dialog was chosen from, whose entry is gone by then. The dialog's own attempt comes first; it gives up
 * where the focus was lost inside, as with a control that went away while something was being sent.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  const before = useRef<HTMLElement | null>(null);
  // Before the effect in which the dialog takes the focus itself.
  useLayoutEffect(() => {
    if (isOpen) before.current = focused();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const places = [before.current, menuButton];
    menuButton = null;
    const giveBack = (): void => {
      if (!focused()) places.find((place) => place?.isConnected)?.focus();
    };
    // The dialog's own attempt comes with the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(giveBack));
  }, [isOpen]);
};
