import { color, layout, media, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** From this width list and conversation are side by side; below one of them is shown. */
export const sideBySide = '@media (min-width: 960px)';

const BAR = `${layout.bottomBar} + env(safe-area-inset-bottom)`;
/** How high the cards in the corner reach, which must not lie on what one writes. */
const CARDS = 'var(--asked, 0px)';
/** What stays free below the panes on wide screens: nothing without cards. */
const ABOVE_CARDS = `${CARDS} + min(${CARDS}, ${space[2]})`;
/** What the frame keeps clear at its end, for the cards as well. */
const FRAME_END = `max(${space[8]}, ${CARDS} + ${space[4]})`;

/**
 * Fills the screen between the bars of phones, or the column: with one pane, or both on wide screens. It ends above the
 * cards in the corner, and the page itself does not scroll, whatever the frame keeps clear for them.
 */
export const Panes = styled.div`
  position: fixed;
  inset-block: ${layout.topBar} max(${BAR}, ${CARDS} + ${space[2]});
  inset-inline: 0;
  background: ${color.bg};
  ${media.tablet} {
    position: static;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    block-size: calc(100dvh - (${ABOVE_CARDS}));
    /* The frame's own padding: the panes go from edge to edge. */
    margin-block: -${space[4]} calc(${ABOVE_CARDS} - ${FRAME_END});
    border-inline: 1px solid ${color.line};
  }
  ${sideBySide} {
    /* The last one is for who the fan is, and as wide as that, if it is there. */
    grid-template-columns: clamp(260px, 40%, 330px) minmax(0, 1fr) auto;
  }
`;

export const Pane = styled.section<{ $isShown: boolean }>`
  display: ${(props) => (props.$isShown ? 'flex' : 'none')};
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  ${sideBySide} {
    display: flex;
  }
`;

export const InboxPane = styled(Pane)`
  ${sideBySide} {
    border-inline-end: 1px solid ${color.line};
  }
`;

export const Centered = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: ${space[4]};
`;
