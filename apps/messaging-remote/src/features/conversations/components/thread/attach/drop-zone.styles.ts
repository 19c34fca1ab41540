import { color, font, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const DropRoot = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

export const DropHint = styled.p`
  position: absolute;
  inset: ${space[3]};
  display: grid;
  place-items: center;
  border: 2px dashed ${color.brand};
  border-radius: ${radius.card};
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: ${font.size.lead};
  font-weight: ${font.weight.medium};
  opacity: 0.94;
  pointer-events: none;
`;
