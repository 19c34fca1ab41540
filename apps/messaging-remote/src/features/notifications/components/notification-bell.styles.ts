import styled from 'styled-components';

export const BellFrame = styled.span`
  position: relative;
  display: inline-flex;
`;

export const BellCount = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -2px;
  display: flex;
  pointer-events: none;
`;
