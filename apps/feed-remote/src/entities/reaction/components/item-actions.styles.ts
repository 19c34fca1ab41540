import styled from 'styled-components';
import { space } from '@barg/ui-kit';

export const Actions = styled.footer`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 52px;
  padding-inline: 10px ${space[2]};
`;

export const ActionsEnd = styled.span`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`;
