import styled from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';
import { buttonBase, touchTarget } from '../button/button.styles.ts';
import { tones, type IconButtonTone } from '../icon-button/icon-button.styles.ts';

export const ActionRoot = styled.button<{ $tone: IconButtonTone; $isPressed: boolean }>`
  ${buttonBase}
  ${touchTarget(36)}
  min-block-size: 36px;
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  color: ${(props) => (props.$isPressed ? tones[props.$tone] : color.ink2)};
  ${(props) => props.$isPressed && 'svg { fill: color-mix(in srgb, currentColor 18%, transparent); }'}
`;
