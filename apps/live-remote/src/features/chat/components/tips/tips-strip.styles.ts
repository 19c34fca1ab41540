import { color, font, space } from '@barg/ui-kit';
import styled, { css, keyframes } from 'styled-components';

export const StripRoot = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-block-end: 1px solid ${color.line};
`;

export const GoalHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
`;

/** Two lines at most: the chat below is what people came for. */
export const GoalTitle = styled.div`
  min-inline-size: 0;
  max-block-size: 3.2em;
  overflow: hidden;
  font-weight: ${font.weight.bold};
  overflow-wrap: anywhere;
`;

export const GoalSum = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  color: ${color.ink2};
  font-variant-numeric: ${font.figures};
`;

// The base styles stop it under `prefers-reduced-motion`.
const glow = keyframes`
  50% { opacity: 0.5; }
`;

export const GoalBar = styled.div<{ $isReached: boolean }>`
  ${({ $isReached }) =>
    $isReached &&
    css`
      animation: ${glow} 900ms ease-in-out 2;
    `}
`;
