import styled from 'styled-components';
import { space } from '@barg/ui-kit';

/** Side by side where both can be read whole. */
export const MomentRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  align-items: start;
  gap: ${space[3]};
`;
