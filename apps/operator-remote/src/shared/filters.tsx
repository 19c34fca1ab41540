import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { font, space } from '@barg/ui-kit';

/** What is told below a field moves no other one down to its end. */
const levelWithFault = css`
  &:has([slot='errorMessage']) {
    align-items: start;
  }
`;

/** A search has no label above it: beside fields that have one it stands as far down as their frames. */
const LABEL_ROOM = `calc(${font.size.caption} * 1.6 + ${space[1]})`;

/** Where two fields fit beside each other, the two are never on different rows. */
const Range = styled.div`
  display: contents;
  @container filters (inline-size >= 400px) {
    grid-column: span 2;
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: end;
    gap: ${space[3]};
    ${levelWithFault}
  }
`;

const Bar = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  align-items: end;
  ${levelWithFault}
  gap: ${space[3]};
  margin-block-end: ${space[4]};
  container: filters / inline-size;
  @container filters (inline-size >= 400px) {
    &:has([slot='errorMessage']) > [role='search'] {
      margin-block-start: ${LABEL_ROOM};
    }
  }
  /* Room for what may be searched for, where no range needs it. */
  @container filters (inline-size >= 800px) {
    &:not(:has(> ${Range})) > :first-child:has([type='search']) {
      grid-column: span 2;
    }
  }
`;

/** The two ends of a range, from and to. */
export const FilterRange = ({ children }: { children: ReactNode }) => <Range>{children}</Range>;

/** The filter fields of a list. */
export function Filters({ children }: { children: ReactNode }) {
  return <Bar>{children}</Bar>;
}

/** Filters as part of the URL, so that a filtered list can be reloaded, shared and gone back to. */
export { useAddressFilters as useFilters } from '@barg/session/address-filters';
