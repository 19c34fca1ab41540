import styled from 'styled-components';
import { space } from '@barg/ui-kit';

/** A name is cut for what stands beside it, and asks for no more than a short one's room. */
export const PersonCellRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(5rem, max-content);
  align-items: center;
  justify-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;
