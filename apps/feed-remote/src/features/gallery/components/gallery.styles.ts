import styled from 'styled-components';
import { media, radius } from '@barg/ui-kit';

/** Photos keep their aspect ratios, in two columns on wide screens. */
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
  /* An unfinished one: pictures are round themselves, and the focus of their buttons reaches out of them. */
  > div {
    overflow: hidden;
    border-radius: ${radius.tile};
  }
`;
