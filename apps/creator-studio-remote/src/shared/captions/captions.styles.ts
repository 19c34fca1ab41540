import styled from 'styled-components';
import { color, space } from '@barg/ui-kit';

export const CaptionsRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-block-end: 1px solid ${color.line};
`;

export const AddRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  > :first-child {
    flex: 1 1 200px;
  }
`;
