import styled from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';

export type PictureFit = 'cover' | 'contain';
export type PictureRadius = 'none' | 'tile' | 'card';

const radii: Record<PictureRadius, string> = { none: '0', tile: radius.tile, card: radius.card };

export const PictureBox = styled.div<{ $ratio: number; $radius: PictureRadius }>`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: ${(props) => props.$ratio};
  border-radius: ${(props) => radii[props.$radius]};
  background: ${color.sunken} var(--placeholder, none) center / cover no-repeat;
`;

export const PictureImage = styled.img<{ $fit: PictureFit }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: ${(props) => props.$fit};
`;
