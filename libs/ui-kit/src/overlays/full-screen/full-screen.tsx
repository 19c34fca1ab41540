import type { ReactNode } from 'react';
import { useBackCloses } from '@barg/runtime/router';
import { OverlayLocale } from '../overlay-locale.tsx';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { DarkGutter, Stage, StageBox, StageModal } from './full-screen.styles.ts';

interface FullScreenProps {
  /** The accessible name. */
  label: string;
  /** Called by Escape and the browser's Back; the children have the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** An overlay over the whole screen for pictures and videos. It traps the focus, and restores it when it closes. */
export const FullScreen = ({ label, onClose, children }: FullScreenProps) => {
  useReturnFocus(true);
  useBackCloses(true, onClose);
  const handleOpenChange = (isNowOpen: boolean): void => {
    if (!isNowOpen) onClose();
  };
  return (
    <OverlayLocale>
      <DarkGutter />
      <Stage isOpen onOpenChange={handleOpenChange}>
        <StageModal>
          <StageBox aria-label={label}>{children}</StageBox>
        </StageModal>
      </Stage>
    </OverlayLocale>
  );
};
