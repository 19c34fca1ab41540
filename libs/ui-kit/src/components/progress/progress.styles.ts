import styled, { css, keyframes } from 'styled-components';
import { color, font, forcedFill, radius, space } from '../../theme/tokens.ts';

export const ProgressRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

export const ProgressHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  font-weight: ${font.weight.bold};
  bdi {
    font-size: ${font.size.caption};
    font-weight: ${font.weight.regular};
    font-variant-numeric: ${font.figures};
    color: ${color.ink3};
  }
`;

export const ProgressTrack = styled.div`
  overflow: hidden;
  block-size: 8px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
`;

const breathe = keyframes`50% { opacity: 0.55; }`;

export const ProgressFill = styled.div<{ $tone: 'brand' | 'accent'; $isEndless: boolean }>`
  inline-size: var(--share);
  block-size: 100%;
  border-radius: inherit;
  background: ${(props) => (props.$tone === 'accent' ? color.accentFill : color.brand)};
  ${forcedFill}
  ${(props) =>
    props.$isEndless &&
    css`
      animation: ${breathe} 1.6s ease-in-out infinite;
    `}
`;
