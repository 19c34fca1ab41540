import styled from 'styled-components';
import { color, font, radius, space } from '../../theme/tokens.ts';

export const CardRoot = styled.section<{ $padding?: 'none' | 'md' }>`
  overflow: clip;
  padding: ${(props) => (props.$padding === 'none' ? 0 : `${space[4]} 18px`)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

export const CardTitleRoot = styled.h2`
  margin-block-end: ${space[3]};
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
`;

export const StatValue = styled.p`
  font-size: ${font.size.heading};
  font-weight: ${font.weight.bold};
  font-variant-numeric: tabular-nums;
`;
