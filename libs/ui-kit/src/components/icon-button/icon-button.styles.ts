import styled, { css } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, radius } from '../../theme/tokens.ts';
import { buttonBase, touchTarget } from '../button/button.styles.ts';

export type IconButtonVariant = 'plain' | 'outlined' | 'primary' | 'media';
export type IconButtonTone = 'neutral' | 'live' | 'brand';
export type IconButtonSize = 'sm' | 'md' | 'lg';

export interface IconButtonLook {
  $variant: IconButtonVariant;
  $tone: IconButtonTone;
  $size: IconButtonSize;
}

const variants: Record<IconButtonVariant, string> = {
  plain: 'background: none;',
  outlined: `background: ${color.surface}; border-color: ${color.line};`,
  primary: `background: ${color.brand}; color: ${color.onBrand};`,
  media: `background: ${color.scrim}; color: ${color.onMedia};`,
};
export const tones: Record<IconButtonTone, string> = { neutral: color.ink2, live: color.live, brand: color.brand };
const sizes: Record<IconButtonSize, number> = { sm: 32, md: 40, lg: 44 };

const look = css<IconButtonLook>`
  ${buttonBase}
  ${(props) => touchTarget(sizes[props.$size], sizes[props.$size])}
  inline-size: ${(props) => sizes[props.$size]}px;
  block-size: ${(props) => sizes[props.$size]}px;
  border-radius: ${radius.circle};
  color: ${(props) => tones[props.$tone]};
  ${(props) => variants[props.$variant]}
`;

export const IconButtonRoot = styled.button<IconButtonLook>`
  ${look}
`;
export const IconLinkRoot = styled(Link)<IconButtonLook>`
  ${look}
`;
