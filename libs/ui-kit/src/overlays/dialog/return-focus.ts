import { useEffect } from 'react';

/** The button of the menu whose entry was chosen last. */
let menuButton: HTMLElement | null = null;

/** To be called while the menu is still open. */
export const rememberMenuButton = (): void => {
  menuButton = document.querySelector<HTMLElement>('[aria-haspopup][aria-expanded="true"]');
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus back to the button of the menu that a dialog was opened from. The dialog itself gives it to what had
 * it before, and that was an entry of the menu, which is gone by then.
 */
export const useReturnFocusToMenu = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return undefined;
    const button = menuButton;
    menuButton = null;
    return () => {
      // The dialog's own attempt comes with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => isLost() && button?.isConnected && button.focus()));
    };
  }, [isOpen]);
