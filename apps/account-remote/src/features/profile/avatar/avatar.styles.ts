import styled from 'styled-components';
import { space } from '@barg/ui-kit';

export const AvatarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`;
