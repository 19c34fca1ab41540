import { Link } from '@barg/runtime/router';
import { color, radius, space } from '@barg/ui-kit';
import styled from 'styled-components';

export const PlanCard = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const PlanPicture = styled.div`
  flex: 0 0 96px;
  overflow: hidden;
  border-radius: ${radius.tile};
`;
