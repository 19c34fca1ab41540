import { space } from '@barg/ui-kit';
import styled from 'styled-components';

export const Choices = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;
