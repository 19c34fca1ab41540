import styled from 'styled-components';
import { media, space } from '@barg/ui-kit';

/** Phones alone: everybody else sees beside the page where it lies. The sign ends where the cards end. */
export const BackPlace = styled.div`
  display: none;
  ${media.belowTablet} {
    display: block;
    margin-inline-start: calc(-1 * ${space[2]});
  }
`;
