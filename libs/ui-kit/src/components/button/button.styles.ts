import styled, { css, type RuleSet } from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, font, media, motion, radius, space } from '../../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | 'media';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonWidth = 'auto' | 'full';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $width: ButtonWidth;
}

const filled = (background: string, ink: string): string => `background: ${background}; color: ${ink};`;

const variants: Record<ButtonVariant, string> = {
  primary: filled(color.brand, color.onBrand),
  secondary: `${filled(color.surface, color.ink)} border-color: ${color.line};`,
  quiet: `color: ${color.ink2};`,
  accent: filled(color.accentSoft, color.accent),
  danger: filled(color.danger, color.onDanger),
  media: filled(color.onMedia, color.onMediaBrand),
};

const heights: Record<ButtonSize, number> = { sm: 32, md: 40, lg: 48 };
const paddings: Record<ButtonSize, string> = { sm: space[3], md: space[4], lg: space[6] };

const TOUCH = 44;
const missing = (visible: number): string => `${Math.min(0, (visible - TOUCH) / 2)}px`;

/** Enlarges the touch target to 44 px without changing the visible size. Both in pixels. */
export const touchTarget = (visibleHeight: number, visibleWidth = TOUCH): RuleSet => css`
  ${media.coarse} {
    &::after {
      content: '';
      position: absolute;
      inset: ${missing(visibleHeight)} ${missing(visibleWidth)};
    }
  }
`;

export const buttonBase = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  font-weight: ${font.weight.medium};
  line-height: 1.4;
  white-space: nowrap;
  user-select: none;
  /* On a phone a long label takes a second line before it leaves its card; some languages need more room. */
  ${media.belowTablet} {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: normal;
  }
  transition:
    opacity ${motion.fast},
    transform ${motion.fast};
  &:hover {
    opacity: 0.88;
  }
  &:active {
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    transform: none;
  }
`;

const look = css<ButtonLook>`
  ${buttonBase}
  ${(props) => touchTarget(heights[props.$size])}
  ${(props) => variants[props.$variant]}
  min-block-size: ${(props) => heights[props.$size]}px;
  padding-inline: ${(props) => paddings[props.$size]};
  font-size: ${(props) => (props.$size === 'sm' ? font.size.caption : font.size.body)};
  inline-size: ${(props) => (props.$width === 'full' ? '100%' : 'auto')};
`;

export const ButtonRoot = styled.button<ButtonLook>`
  ${look}
`;
export const ButtonLinkRoot = styled(Link)<ButtonLook>`
  ${look}
`;

export const ButtonLabel = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  visibility: ${(props) => (props.$isHidden ? 'hidden' : 'inherit')};
`;

export const ButtonBusy = styled.span`
  position: absolute;
  display: inline-flex;
`;
