import { media, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** Two figures beside each other; all four where they have room. */
export const FigureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
