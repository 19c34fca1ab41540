import { Link } from '@barg/runtime/router';
import { space } from '@barg/ui-kit';
import styled from 'styled-components';

/** As high as the descriptor says, so that what stands below does not move when it comes. */
export const PlansTitle = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 26px;
  margin-block-end: ${space[3]};
`;

/** With room for a price below the time, of which the profile does not know. */
export const PlanRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 68px;

  & + & {
    margin-block-start: ${space[2]};
  }
`;

export const PlanLink = styled(Link)`
  flex: 1;
  min-inline-size: 0;
`;
