import styled from 'styled-components';

/** A button around a picture that opens the viewer; its name is the alternative text. */
export const EnlargeButton = styled.button`
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
  outline-offset: -2px;
`;
