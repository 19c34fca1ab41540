import styled, { css } from 'styled-components';
import { color, font, forcedFill } from '../../theme/tokens.ts';

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'hero';

export const avatarPixels: Record<AvatarSize, number> = { xs: 24, sm: 32, md: 40, lg: 48, xl: 64, hero: 104 };

const liveRing = css`
  padding: 2px;
  background:
    linear-gradient(${color.bg}, ${color.bg}) padding-box,
    linear-gradient(to top, ${color.live}, ${color.accentFill}) border-box;
  border-color: transparent;
  border-width: 2.5px;
`;

export const AvatarRoot = styled.span<{ $size: AvatarSize }>`
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: ${(props) => avatarPixels[props.$size]}px;
  block-size: ${(props) => avatarPixels[props.$size]}px;
  vertical-align: middle;
`;

export const AvatarFrame = styled.span<{ $isLive: boolean }>`
  display: block;
  block-size: 100%;
  border: 1px solid ${color.line};
  border-radius: 50%;
  ${(props) => props.$isLive && liveRing}
`;

export const AvatarFace = styled.span<{ $size: AvatarSize }>`
  display: grid;
  place-items: center;
  block-size: 100%;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: ${(props) => Math.round(avatarPixels[props.$size] * 0.4)}px;
  font-weight: ${font.weight.bold};
  line-height: 1;
  picture,
  img {
    inline-size: 100%;
    block-size: 100%;
  }
  img {
    object-fit: cover;
  }
`;

export const AvatarLive = styled.span`
  position: absolute;
  inset-block-end: -8px;
  inset-inline: -8px;
  display: grid;
  place-items: center;
`;

export const AvatarOnline = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 26%;
  block-size: 26%;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${color.brand};
  ${forcedFill}
`;
