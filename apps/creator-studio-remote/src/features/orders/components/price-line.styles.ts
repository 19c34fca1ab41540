import styled from 'styled-components';
import { layout, media, space } from '@barg/ui-kit';

/** The fields of all lines stand below each other, and so do the bins; on a phone a field stands below its line. */
export const PriceRow = styled.div`
  display: grid;
  grid-template: 'place bin' auto 'price price' auto / minmax(0, 1fr) ${layout.touch};
  align-items: start;
  gap: ${space[2]} ${space[3]};
  > :first-child {
    grid-area: place;
  }
  ${media.tablet} {
    grid-template: 'place price bin' auto / minmax(0, 1fr) 200px ${layout.touch};
  }
`;

export const PricePlace = styled.div`
  grid-area: price;
`;

export const BinPlace = styled.div`
  grid-area: bin;
`;
