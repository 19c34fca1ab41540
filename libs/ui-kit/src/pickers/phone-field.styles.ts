import styled from 'styled-components';
import { media, space } from '@barg/ui-kit';

export const PhoneRow = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(180px, 2fr) 3fr;
  }
`;
