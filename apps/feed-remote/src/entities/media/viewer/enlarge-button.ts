import styled from 'styled-components';

/** A picture that opens in the viewer; its alternative text names it. */
export const EnlargeButton = styled.button`
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
  outline-offset: -2px;
`;
