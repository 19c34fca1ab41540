import { Link } from '@barg/runtime/router';
import { color, layout, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const ChipLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${layout.touch};
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
`;

export const BalanceHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
