import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, radius, space } from '@barg/ui-kit';

export const TaskLink = styled(Link)`
  display: block;
  border-radius: ${radius.card};
  &:hover > * {
    border-color: ${color.lineStrong};
  }
`;

export const Notice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  a {
    color: ${color.brand};
    text-decoration: underline;
  }
`;
