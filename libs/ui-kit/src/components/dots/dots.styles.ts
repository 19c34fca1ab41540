import styled from 'styled-components';

export const DotsRoot = styled.span`
  overflow-wrap: anywhere;
  > span > span {
    white-space: pre;
  }
`;
