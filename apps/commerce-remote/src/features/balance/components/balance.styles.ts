import { Link } from '@barg/runtime/router';
import { color, layout, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

/** The badge below the amount, not beside it: a phone's header has no width to spare. */
export const ChipLink = styled(Link)`
  display: inline-flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: ${layout.touch};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  line-height: 1.3;

  > :nth-child(2) {
    margin-block-end: ${space[1]};
    padding-block: 0;
    line-height: 1.3;
    white-space: nowrap;
  }
`;

export const BalanceHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
