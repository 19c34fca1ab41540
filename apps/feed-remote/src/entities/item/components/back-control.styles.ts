import styled from 'styled-components';
import { media, space } from '@barg/ui-kit';

/** On phones only: wider screens show the navigation. Aligned with the cards. */
export const BackPlace = styled.div`
  display: none;
  ${media.belowTablet} {
    display: block;
    margin-inline-start: calc(-1 * ${space[2]});
  }
`;
