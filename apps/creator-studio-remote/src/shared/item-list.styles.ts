import { space } from '@barg/ui-kit';
import styled from 'styled-components';

export const CardHead = styled.div`
  padding: ${space[5]};
`;

export const PlainList = styled.ul`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;
`;
