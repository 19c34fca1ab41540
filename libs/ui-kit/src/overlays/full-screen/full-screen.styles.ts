import { color } from '@barg/ui-kit';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { createGlobalStyle } from 'styled-components';

/** Darker than the scrim of dialogs, and the same in both themes: nothing shall compete with what is shown. */
export const Stage = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: color-mix(in srgb, ${color.scrim} 8%, black);
  color: ${color.onMedia};
`;

/** The room that is kept for a scrollbar has the colour of the page, and stood light beside what is shown. */
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
