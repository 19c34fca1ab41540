import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

/** The ground on which the way in is seen: it is made for pictures, and white. */
export const UnlockPlace = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.brandSoft};

  &:empty {
    display: none;
  }
`;
