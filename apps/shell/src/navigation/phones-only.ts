import styled from 'styled-components';
import { media } from '@barg/ui-kit';

/** From a tablet on, the side navigation holds everything. */
export const PhonesOnly = styled.div`
  ${media.tablet} {
    display: none;
  }
`;
