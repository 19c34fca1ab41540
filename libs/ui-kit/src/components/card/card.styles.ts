import styled from 'styled-components';
import { color, font, radius, space } from '../../theme/tokens.ts';
import { InlineRoot, StackRoot } from '../layout/layout.styles.ts';

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
  /* A stack keeps its parts apart itself. */
  ${StackRoot} > &,
  ${StackRoot} > ${InlineRoot} > & {
    margin-block-end: 0;
  }
`;

export const StatRoot = styled.div`
  container-type: inline-size;
`;

/** Never wraps, because a wrapped number reads as two; one that is too long for its card gets a smaller font. */
export const StatValue = styled.p<{ $length: number }>`
  font-size: min(${font.size.heading}, calc(100cqi / ${(props) => props.$length} * 1.6));
  font-weight: ${font.weight.bold};
  line-height: calc(${font.size.heading} * 1.6);
  white-space: nowrap;
`;
