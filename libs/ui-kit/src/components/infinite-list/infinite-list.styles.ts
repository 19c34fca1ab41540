import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** What stands below the rows; the card around them may have no space of its own. */
export const ListFoot = styled.div`
  padding: ${space[3]};
`;
