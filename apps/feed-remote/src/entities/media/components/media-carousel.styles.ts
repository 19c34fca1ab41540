import styled, { css } from 'styled-components';
import { color, font, media, radius, ringAboveChild, space } from '@barg/ui-kit';

export const CarouselRoot = styled.div`
  ${ringAboveChild}
`;

export const Track = styled.ul`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
`;

export const Slide = styled.li`
  flex: none;
  inline-size: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Counter = styled.span`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
  padding: 2px ${space[2]};
  border-radius: ${radius.pill};
  /* Twice the scrim: one alone leaves small digits too faint on a bright picture. */
  background: linear-gradient(${color.scrim}, ${color.scrim}) ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-variant-numeric: ${font.figures};
  pointer-events: none;
`;

const place = css`
  position: absolute;
  inset-block-start: calc(50% - 20px);
  ${media.coarse} {
    display: none;
  }
`;

export const PreviousPlace = styled.span`
  ${place}
  inset-inline-start: ${space[2]};
`;

export const NextPlace = styled.span`
  ${place}
  inset-inline-end: ${space[2]};
`;
