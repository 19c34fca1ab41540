import styled from 'styled-components';

/** Whole, in a title that is one line elsewhere: its end says to whom it was done. */
export const Sentence = styled.span`
  display: block;
  overflow-wrap: anywhere;
  white-space: normal;
`;
