import styled from 'styled-components';
import { color, font, motion, radius, space } from '@barg/ui-kit';

/** Before playback the whole poster is the button. */
export const PlayOverlayButton = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 0;
  background: none;
  cursor: pointer;
  outline-offset: -4px;
`;

export const PlayOverlayMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 68px;
  block-size: 68px;
  border-radius: ${radius.circle};
  background: linear-gradient(${color.scrim}, ${color.scrim}) ${color.scrim};
  color: ${color.onMedia};
  transition: transform ${motion.fast};
  ${PlayOverlayButton}:hover & {
    transform: scale(1.06);
  }
`;

export const Length = styled.span`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  padding: 2px ${space[2]};
  border-radius: ${radius.pill};
  background: linear-gradient(${color.scrim}, ${color.scrim}) ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
`;
