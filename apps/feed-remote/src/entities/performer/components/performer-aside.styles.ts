import { media, space } from '@barg/ui-kit';
import styled, { keyframes } from 'styled-components';

const release = keyframes`to { min-block-size: 0; margin-block-start: 0; }`;

/** Reserves the height of a slot while it loads, and while what fills it does, until the timeout of loading. */
export const AsideRoom = styled.div<{ $isKept: boolean }>`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  &:empty {
    ${(props) => (props.$isKept ? '' : 'display: none;')}
  }
  &:empty,
  &:has([aria-busy='true']) {
    min-block-size: var(--room, 0);
    animation: ${release} 1ms 10s forwards;
    ${media.withoutScripts} {
      /* Nothing ever comes for which room would be kept. */
      display: none;
    }
  }
`;
