import styled from 'styled-components';
import { color, font, radius, space } from '../../theme/tokens.ts';

export type LockedLayout = 'card' | 'tile';

export const LockedRoot = styled.div<{ $ratio: number; $layout: LockedLayout }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: ${(props) => (props.$layout === 'card' ? '220px' : '0')};
  aspect-ratio: ${(props) => props.$ratio};
  overflow: hidden;
  border-radius: ${(props) => (props.$layout === 'tile' ? radius.tile : '0')};
  background: ${color.scrim} var(--placeholder, none) center / cover no-repeat;
`;

export const LockedVeil = styled.div<{ $layout: LockedLayout }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${(props) => (props.$layout === 'card' ? space[3] : space[1])};
  padding: ${space[2]};
  background: ${color.scrim};
  color: ${color.onMedia};
  font-size: ${(props) => (props.$layout === 'card' ? font.size.body : font.size.caption)};
  font-weight: ${font.weight.medium};
  text-align: center;
`;

export const LockCircle = styled.span`
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border: 1px solid ${color.mediaGlass};
  border-radius: 50%;
  background: ${color.mediaGlass};
`;

export const FactsColumn = styled.span`
  display: grid;
`;
