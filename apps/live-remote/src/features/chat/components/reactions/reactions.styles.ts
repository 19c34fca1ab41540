import { color, radius, space } from '@barg/ui-kit';
import styled, { keyframes } from 'styled-components';
import { RISES_FOR } from '../../hooks/use-reactions.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(0) scale(0.6); }
  15% { opacity: 1; transform: translateY(-24px) scale(1); }
  70% { opacity: 1; }
  to { opacity: 0; transform: translateY(-200px) scale(1.1); }
`;

/** Above the foot, over the messages, which stay readable: at their end, where lines are mostly shorter. */
export const RisePlace = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: 100%;
  inset-inline-end: ${space[4]};
  inline-size: 96px;
  block-size: 240px;
  overflow: clip;
  pointer-events: none;
`;

/** Without motion it stands there for a moment. */
export const Rising = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: calc(var(--across) * 70px);
  font-size: 24px;
  line-height: 1;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${RISES_FOR}ms ease-out var(--delay) both;
  }
`;

export const ReactionRow = styled.div`
  display: flex;
  gap: ${space[1]};
`;

export const ReactionButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-size: 20px;
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
`;
