import type { ReactNode } from 'react';
import { useBackCloses } from '@barg/runtime/router';
import { OverlayLocale } from '../overlay-locale.tsx';
import { useReturnFocus } from '../dialog/return-focus.ts';
import { DarkGutter, Stage, StageBox, StageModal } from './full-screen.styles.ts';

interface FullScreenProps {
  /** What is shown, in words. */
  label: string;
  /** Escape and the browser's Back; what else closes it stands among the children. */
  onClose: () => void;
  children: ReactNode;
}

/** The whole screen for pictures and videos. It keeps the focus inside, and gives it back when it goes. */
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
