import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSearchParams } from '@barg/runtime/router';
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
export function useFilters(): { get: (name: string) => string; set: (name: string, value: string) => void } {
  const [query, setQuery] = useSearchParams();
  /** The router updates the location in a transition: a second change before that is based on the first. */
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  return {
    get: (name) => query.get(name) ?? '',
    set: (name, value) => {
      const after = new URLSearchParams(latest.current);
      if (value === '') after.delete(name);
      else after.set(name, value);
      latest.current = after;
      setQuery(after, { replace: true });
    },
  };
}
