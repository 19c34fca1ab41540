import { layout } from '@barg/ui-kit';
import styled from 'styled-components';

/** A page that is read and filled in from top to bottom keeps the width of a column. */
export const NarrowPage = styled.div`
  max-inline-size: ${layout.column};
`;
