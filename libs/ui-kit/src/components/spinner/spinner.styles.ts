import styled, { keyframes } from 'styled-components';
import { color } from '../../theme/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const SpinnerRing = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${(props) => props.$size}px;
  block-size: ${(props) => props.$size}px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  place-items: center;
  background: ${color.bg};
  color: ${color.brand};
`;
