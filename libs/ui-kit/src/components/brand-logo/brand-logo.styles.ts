import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';

export const LogoRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding-inline: ${space[1]};
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
`;

/** A leaf: three round corners, the pointed one where reading begins, and its vein. */
export const LeafMark = styled.span`
  position: relative;
  inline-size: 30px;
  block-size: 30px;
  border-radius: 0 50% 50% 50%;
  border-start-start-radius: 12%;
  border-start-end-radius: 50%;
  background: ${color.brand};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 8px;
    inline-size: 14px;
    block-size: 2px;
    border-radius: 1px;
    background: ${color.onBrand};
    transform: rotate(45deg);
  }
`;
