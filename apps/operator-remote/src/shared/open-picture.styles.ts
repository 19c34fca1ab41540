import styled from 'styled-components';

/** A button whose name is the picture's alternative text. */
export const OpenPicture = styled.button`
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
`;
