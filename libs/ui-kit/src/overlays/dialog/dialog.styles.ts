import { color, font, media, motion, radius, space } from '@barg/ui-kit';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { createGlobalStyle, keyframes } from 'styled-components';

export type DialogSize = 'sm' | 'md' | 'lg';

const widths: Record<DialogSize, string> = { sm: '380px', md: '480px', lg: '720px' };

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  /* Never wider than the screen, whatever stands in the sheet. */
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  justify-items: center;
  background: ${color.scrim};
  animation: ${appear} ${motion.base};
  ${media.tablet} {
    align-items: center;
    padding: ${space[6]};
  }
`;

/** A sheet from the bottom on phones, a card in the middle above. */
export const Sheet = styled(Modal)<{ $size: DialogSize }>`
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: 92dvh;
  display: flex;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  animation: ${rise} ${motion.base};
  ${media.tablet} {
    max-inline-size: ${(props) => widths[props.$size]};
    max-block-size: 86dvh;
    border-radius: ${radius.card};
  }
`;

/**
 * While a dialog is open, toasts are at the top, because its buttons are at the bottom. The
 * scrollbar gutter is outside of the scrim, and is darkened like the page below it: by a colour, as browsers draw no
 * images there.
 */
export const AroundDialog = createGlobalStyle`
  :root {
    background: var(--bg-behind);
  }
  body {
    background: ${color.bg};
  }
  div[data-toasts] {
    inset-block: calc(${space[4]} + env(safe-area-inset-top)) auto;
  }
`;

export const DialogBox = styled(Dialog)`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;

export const DialogHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[3]} ${space[2]};
  padding-inline: ${space[5]} ${space[3]};
`;

export const DialogTitle = styled(Heading)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;

export const DialogBody = styled.div`
  flex: 1;
  overflow-y: auto;
  overflow-wrap: anywhere;
  padding: ${space[1]} ${space[5]} ${space[5]};
  /* Scrolled to, it stands clear of a foot that sticks over the end of the body, with what follows it, as a link. */
  & [role='alert'] {
    scroll-margin-block: ${space[2]} 160px;
  }
`;

export const DialogFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
`;
