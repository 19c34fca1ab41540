import styled from 'styled-components';
import { space } from '@barg/ui-kit';

export const Stage = styled.div`
  position: relative;
`;

export const Waiting = styled.div`
  padding: ${space[4]} ${space[5]};
`;
