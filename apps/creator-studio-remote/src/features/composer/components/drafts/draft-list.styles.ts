import { color, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const DraftRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.line};
`;
