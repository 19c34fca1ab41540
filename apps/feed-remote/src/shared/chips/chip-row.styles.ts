import styled from 'styled-components';
import { media, space } from '@barg/ui-kit';

/** What a finger may miss a chip by, and the ring of the focus, reach beyond it. */
const BEYOND = '6px';

/** On phones one line, cut at the edge of the screen where it goes on; elsewhere as many lines as it takes. */
export const ChipRowRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  ${media.belowTablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: -${BEYOND} -${space[3]};
    padding: ${BEYOND} ${space[3]};
    scrollbar-width: none;
    > * {
      flex: none;
    }
    /* Beside others it ends before them. */
    &:not(:last-child) {
      margin-inline-end: 0;
      padding-inline-end: ${space[1]};
    }
  }
`;
