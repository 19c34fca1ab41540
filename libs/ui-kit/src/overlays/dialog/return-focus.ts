import { useEffect, useLayoutEffect, useRef } from 'react';

/** The button of the menu whose item was chosen last. */
let menuButton: HTMLElement | null = null;

/** Call it while the menu is still open. */
export const rememberMenuButton = (): void => {
  menuButton = document.querySelector<HTMLElement>('[aria-haspopup][aria-expanded="true"]');
};

const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/**
 * Restores the focus when a dialog has closed and nothing else has it: to the previous element, or to the button of the
 * menu whose item opened the dialog, because that item is unmounted by then. React Aria restores first; it fails
 * when the focus was lost inside of the dialog, as by a control that was unmounted while something was being sent.
 */
export const useReturnFocus = (isOpen: boolean): void => {
  const before = useRef<HTMLElement | null>(null);
  // A layout effect, so that it runs before the effect in which the dialog focuses itself.
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
    // React Aria restores the focus in the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(giveBack));
  }, [isOpen]);
};
