import styled from 'styled-components';
import { media } from '@barg/ui-kit';

/** Photos keep their shapes, in two columns where there is room. */
export const Wall = styled.ul`
  columns: 1;
  column-gap: 10px;
  ${media.tablet} {
    columns: 2;
  }
`;

export const Photo = styled.li`
  break-inside: avoid;
  margin-block-end: 10px;
`;
