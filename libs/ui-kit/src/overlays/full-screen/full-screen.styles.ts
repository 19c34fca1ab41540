import { color } from '@barg/ui-kit';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { createGlobalStyle } from 'styled-components';

/** Darker than the scrim of dialogs, and the same in both themes, so that nothing distracts from the content. */
export const Stage = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: color-mix(in srgb, ${color.scrim} 8%, black);
  color: ${color.onMedia};
`;

/** Without it the scrollbar gutter would have the page's colour, a light stripe beside the content. */
export const DarkGutter = createGlobalStyle`
  :root {
    background: black;
  }
`;

export const StageModal = styled(Modal)`
  block-size: 100%;
`;

export const StageBox = styled(Dialog)`
  position: relative;
  block-size: 100%;
  outline: none;
`;
