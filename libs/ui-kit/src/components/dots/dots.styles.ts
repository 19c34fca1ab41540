import styled, { css } from 'styled-components';

/**
 * One line, in which each fact is cut at its own end: an English line ends where a Persian title in it begins. What stands
 * first, a time, a kind or a handle, is not cut for what follows.
 */
export const oneLineFacts = css`
  display: flex;
  min-inline-size: 0;
  white-space: nowrap;
  > span {
    display: flex;
    min-inline-size: 0;
  }
  > span:first-child:not(:only-child),
  > span > span {
    flex: none;
  }
  > span > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const DotsRoot = styled.span<{ $isOneLine?: boolean }>`
  overflow-wrap: anywhere;
  > span > span {
    white-space: pre;
  }
  ${(props) => props.$isOneLine && oneLineFacts}
`;
