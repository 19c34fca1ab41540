import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, space } from '../../theme/tokens.ts';
import { buttonBase, touchTarget } from '../button/button.styles.ts';

const look = css<{ $isSelected: boolean }>`
  ${buttonBase}
  ${touchTarget(32)}
  min-block-size: 32px;
  padding-inline: ${space[3]};
  font-size: ${font.size.caption};
  color: ${(props) => (props.$isSelected ? color.bg : color.ink2)};
  background: ${(props) => (props.$isSelected ? color.ink : color.surface)};
  border-color: ${(props) => (props.$isSelected ? color.ink : color.line)};
`;

export const ChipRoot = styled.button<{ $isSelected: boolean }>`
  ${look}
`;
export const ChipLinkRoot = styled(Link)<{ $isSelected: boolean }>`
  ${look}
`;
