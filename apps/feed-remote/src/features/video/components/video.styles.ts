import styled from 'styled-components';
import { space } from '@barg/ui-kit';

export const Stage = styled.div`
  position: relative;
`;

export const Waiting = styled.div`
  padding: ${space[4]} ${space[5]};
`;

export const Actions = styled.footer`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 52px;
  padding-inline: 10px ${space[2]};
`;

export const ActionsEnd = styled.span`
  margin-inline-start: auto;
`;
