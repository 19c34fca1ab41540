import { color, font, radius, space, touchTarget } from '@barg/ui-kit';
import styled from 'styled-components';

export const BadgeRow = styled.div<{ $isSmall: boolean }>`
  position: absolute;
  z-index: 1;
  inset-block-start: ${(props) => space[props.$isSmall ? 2 : 3]};
  inset-inline: ${(props) => space[props.$isSmall ? 2 : 3]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${(props) => space[props.$isSmall ? 1 : 2]};
  pointer-events: none;
`;

export const GlassPill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 30px;
  padding-inline: ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.medium};
  font-variant-numeric: ${font.figures};
`;

export const PillButton = styled(GlassPill).attrs({ as: 'button' })`
  position: relative;
  ${touchTarget(30)}
  border: 0;
  cursor: pointer;
  pointer-events: auto;
`;

export const PillAtEnd = styled(GlassPill)`
  margin-inline-start: auto;
`;
