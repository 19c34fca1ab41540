import styled from 'styled-components';
import { color, space } from '@barg/ui-kit';

export const AccountRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  border-block-start: 1px solid ${color.line};
  padding-block-start: ${space[1]};
  a {
    flex: 1;
    min-inline-size: 0;
    border: 0;
  }
`;

export const GuestActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]} ${space[2]} 0;
  border-block-start: 1px solid ${color.line};
`;
