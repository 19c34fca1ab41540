import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@barg/ui-kit';

const Bar = styled.search`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  align-items: end;
  gap: ${space[3]};
  margin-block-end: ${space[4]};
`;

/** The filter fields of a list. */
export function Filters({ children }: { children: ReactNode }) {
  return <Bar>{children}</Bar>;
}

/** Filters as part of the URL, so that a filtered list can be reloaded, shared and gone back to. */
export { useAddressFilters as useFilters } from '@barg/session/address-filters';
