import styled from 'styled-components';

export const IconRoot = styled.span<{ $isMirrored: boolean }>`
  display: inline-flex;
  flex: none;
  ${(props) => props.$isMirrored && '&:dir(rtl) { transform: scaleX(-1); }'}
`;
