import styled from 'styled-components';

/** Its picture's alternative text names it. */
export const OpenPicture = styled.button`
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
`;
