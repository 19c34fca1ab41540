import styled from 'styled-components';
import { color, radius, space } from '@barg/ui-kit';

/** A dark background for the unlock button, which is white, because it is made for pictures. */
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
