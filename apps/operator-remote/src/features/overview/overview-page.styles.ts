import styled from 'styled-components';
import { Link } from '@barg/runtime/router';
import { color, radius, space } from '@barg/ui-kit';

export const TaskLink = styled(Link)`
  /* As high as the highest of its row. */
  display: grid;
  block-size: 100%;
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
