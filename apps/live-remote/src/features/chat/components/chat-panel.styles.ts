import { color, media, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const PanelRoot = styled.section`
  display: flex;
  flex-direction: column;
  border-block-start: 1px solid ${color.line};

  ${media.tablet} {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`;

/** Reversed, so that the browser keeps the end in view without moving readers of older messages. */
export const PanelScroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

/** Aligns a short list with the panel's end. */
export const PanelLog = styled.div`
  margin-block-start: auto;
`;

export const PanelList = styled.ol`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[2]};

  ${media.tablet} {
    padding: ${space[4]} ${space[3]};
  }
`;

/** Centres the states. */
export const PanelCenter = styled.div`
  margin-block: auto;
  padding: ${space[4]};
`;

export const PanelFoot = styled.div`
  flex: none;
  padding-block: ${space[2]};

  ${media.tablet} {
    padding: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
`;

export const NewPill = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 100%;
  display: flex;
  justify-content: center;
  padding-block-end: ${space[2]};
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

/** Keeps the height of the row whose code comes later. */
export const ReactionsPlace = styled.div`
  min-block-size: 44px;
`;

export const FootFrame = styled.div`
  position: relative;
`;

export const Composer = styled.form<{ $canAttach: boolean }>`
  display: grid;
  grid-template-columns: ${(props) => (props.$canAttach ? 'auto minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto')};
  align-items: start;
  gap: ${space[2]};
`;

/** Above the field, as wide as the whole foot. */
export const HeldRow = styled.div`
  grid-column: 1 / -1;
`;
