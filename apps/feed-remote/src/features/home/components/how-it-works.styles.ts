import styled from 'styled-components';
import { color, font, media, radius, space } from '@barg/ui-kit';

export const StepList = styled.ol`
  display: grid;
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[1]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** A price, in the accent colour, which is that of money. */
export const StepPrice = styled.p`
  margin-block-start: ${space[1]};
  font-weight: ${font.weight.bold};
  color: ${color.accent};
`;
