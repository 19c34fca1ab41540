import styled from 'styled-components';
import { space } from '@barg/ui-kit';

export const OptionRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  gap: ${space[1]};
  align-items: start;
  /* Beside the field, not beside its label. */
  > button {
    margin-block-start: ${space[6]};
  }
`;

export const LockedOptions = styled.ul`
  padding-inline-start: ${space[5]};
  overflow-wrap: anywhere;
  list-style: disc;
`;
