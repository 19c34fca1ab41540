import styled from 'styled-components';
import { media, space } from '@barg/ui-kit';

/** Room for touch targets and focus rings, which are larger than the chips. */
const BEYOND = '6px';

/** On phones one line that scrolls; elsewhere it wraps. */
export const ChipRowRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  ${media.belowTablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin: -${BEYOND} -${space[3]};
    padding: ${BEYOND} ${space[3]};
    scrollbar-width: none;
    /* The row scrolls, so that no label needs a second line. */
    && > * {
      flex: none;
      max-inline-size: none;
      white-space: nowrap;
    }
    /* Beside others it ends before them. */
    &:not(:last-child) {
      margin-inline-end: 0;
      padding-inline-end: ${space[1]};
    }
  }
  ${media.withoutScripts} {
    /* Nothing scrolls the chosen one into view: all of them are. */
    flex-wrap: wrap;
  }
`;
