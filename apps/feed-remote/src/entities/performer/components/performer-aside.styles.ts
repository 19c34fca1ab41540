import styled, { keyframes } from 'styled-components';

const release = keyframes`to { min-block-size: 0; margin-block-start: 0; }`;

/** Keeps the room of what is on its way; when nothing has come in the time that loading may take, gives it up. */
export const AsideRoom = styled.div<{ $isKept: boolean }>`
  &:empty {
    ${(props) => (props.$isKept ? '' : 'display: none;')}
    min-block-size: var(--room, 0);
    animation: ${release} 1ms 10s forwards;
  }
`;
