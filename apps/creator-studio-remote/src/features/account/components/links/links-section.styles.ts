import styled from 'styled-components';
import { media, space } from '@barg/ui-kit';

export const LinkRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;

  > :nth-child(2) {
    grid-row: 2;
  }
  > :last-child {
    align-self: center;
    grid-row: 1;
    grid-column: 2;
  }

  ${media.tablet} {
    grid-template-columns: 140px minmax(0, 1fr) auto;
    > :nth-child(2),
    > :last-child {
      grid-row: 1;
      grid-column: auto;
    }
    > :last-child {
      margin-block-start: ${space[6]};
    }
  }
`;
