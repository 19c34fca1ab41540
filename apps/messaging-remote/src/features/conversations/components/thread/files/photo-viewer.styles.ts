import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const Frame = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  picture {
    display: contents;
  }
`;

export const Photo = styled.img`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  object-fit: contain;
`;

const EDGE = `max(${space[3]}, env(safe-area-inset-top))`;

export const Bar = styled.div`
  position: absolute;
  inset-block-start: ${EDGE};
  inset-inline: ${space[3]};
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
`;

export const Counter = styled.output`
  margin-inline-end: auto;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.scrim};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
`;

const side = `
  position: absolute;
  inset-block-start: calc(50% - 22px);
`;

export const PreviousPlace = styled.span`
  ${side}
  inset-inline-start: ${space[3]};
`;

export const NextPlace = styled.span`
  ${side}
  inset-inline-end: ${space[3]};
`;
