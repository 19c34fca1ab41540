import { layout, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** A page that is read from top to bottom keeps the width of a column. */
export const NarrowPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-inline-size: ${layout.column};
`;
