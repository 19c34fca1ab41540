import styled, { keyframes } from 'styled-components';
import { color, radius, space } from '../../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.55; }`;

export type SkeletonRadius = 'control' | 'card' | 'tile' | 'pill' | 'circle';

interface SkeletonLook {
  $radius: SkeletonRadius;
  $width: string;
  $height: string;
  $ratio?: number;
}

/** Finds what is loading yet, for those around it. */
export const SKELETON = '[data-skeleton]';

export const SkeletonRoot = styled.span.attrs<{ 'data-skeleton'?: boolean }>({ 'data-skeleton': true })<SkeletonLook>`
  display: block;
  flex: none;
  inline-size: ${(props) => props.$width};
  block-size: ${(props) => props.$height};
  aspect-ratio: ${(props) => props.$ratio};
  max-inline-size: 100%;
  border-radius: ${(props) => radius[props.$radius]};
  background: ${color.sunken};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

export const SkeletonLines = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  inline-size: 100%;
`;
